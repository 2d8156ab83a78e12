"""Takes photos while disks fill, folders turn read-only and the worker is killed. See bus.py."""

import base64
import hashlib
import json
import os
import random
import resource
import signal
import subprocess
import time

import zmq
from bus import FOLDER, WORKER, Controller, Frames, check, event_pb2, json_format, main, socket

LIBRARY = f"{FOLDER}/photos"
STEPS = ["will_begin", "will_capture", "did_capture", "did_finish_processing", "did_finish"]


def whole(photo):
    """An announced photo is in the library, is a JPEG, and has its size and SHA-256."""
    with open(photo["path"], "rb") as file:
        data = file.read()
    check(len(data) == int(photo["size"]), f"{photo['path']} has {len(data)} bytes")
    check(hashlib.sha256(data).digest() == base64.b64decode(photo["sha256"]), f"{photo['path']} has another digest")
    check(data[:2] == b"\xff\xd8" and data[-2:] == b"\xff\xd9", f"{photo['path']} is no whole JPEG")
    return photo["path"]


def photo_ids():
    """The id of each file, from its name; nothing else is in the library."""
    names = [name for name in os.listdir(LIBRARY) if name != "filler"]
    check(all(name.endswith(".jpg") and name[20] == "_" for name in names), f"the library has {names}")
    return [name[21:-4] for name in names]


class Events:
    def __init__(self):
        self.socket = socket(zmq.SUB, "events", [f"sb1/{WORKER}/"])
        self.newest = {}

    def next(self):
        event = event_pb2.Event.FromString(self.socket.recv_multipart()[1])
        if event.number and not event.repeated:
            before = self.newest.get(event.boot_id)
            check(before in (None, event.number - 1), f"event {event.number} came after {before}")
            self.newest[event.boot_id] = event.number
        return event


def fails(control, what, photo, events):
    """A photo fails with the reason, leaves nothing behind, and frames go on."""
    before = sorted(photo_ids())
    error = control.ask(capturePhoto={"photoId": photo}).get("error", {})
    check(error.get("code") == "libraryFailed" and what in error["message"] and error.get("cause"), f"{what}: {error}")
    check(sorted(photo_ids()) == before, "something is left of a photo that failed")
    while True:
        event = events.next()
        if event.WhichOneof("kind") == "photo" and event.photo.WhichOneof("step") == "failed":
            check(event.photo.photo_id == photo and event.photo.failed.code == "libraryFailed", f"{event}")
            break
    frames, newest = Frames(), int(control.do("status")["status"]["sessions"][0]["frameSequence"])
    while frames.next().header.frame_sequence <= newest:
        pass
    check(control.summary()["state"] == "SESSION_STATE_RUNNING", "the session does not go on")


def disk():
    """The library is a disk of 1 MiB: it fills, turns read-only, and is good again."""
    control, events, frames = Controller(), Events(), Frames()
    frames.next()
    events.next()
    taken = []
    while True:
        reply = control.ask(capturePhoto={"photoId": f"photo-{len(taken)}", "quality": 100})
        if "error" in reply:
            break
        taken.append(whole(reply["capturePhoto"]["photo"]))
        check(len(taken) < 100, "the disk does not fill")
    check(taken and "full" in reply["error"]["message"], f"{reply}")
    # Pictures differ in size: not one byte is to be left.
    with open(f"{LIBRARY}/filler", "wb", buffering=0) as filler:
        try:
            while filler.write(bytes(4096)):
                pass
        except OSError:
            pass
    fails(control, "full", f"photo-{len(taken)}", Events())
    for path in taken + [f"{LIBRARY}/filler"]:
        os.remove(path)
    subprocess.run(["mount", "-o", "remount,ro", LIBRARY], check=True)
    fails(control, "read-only", "later", Events())
    subprocess.run(["mount", "-o", "remount,rw", LIBRARY], check=True)
    whole(control.do("capturePhoto", photoId="later")["capturePhoto"]["photo"])
    check(photo_ids() == ["later"], f"the library has {photo_ids()}")
    return {"taken": len(taken)}


def quota():
    """The process may write no file of more than 20,000 bytes: it does not die of it."""
    control, frames = Controller(), Frames()
    frames.next()
    whole(control.do("capturePhoto", photoId="one")["capturePhoto"]["photo"])
    pid = control.do("hello")["hello"]["pid"]
    limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (20000, limits[1]))
    fails(control, "RLIMIT_FSIZE", "two", Events())
    resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
    whole(control.do("capturePhoto", photoId="two")["capturePhoto"]["photo"])
    check(sorted(photo_ids()) == ["one", "two"], f"the library has {photo_ids()}")
    return {}


def burst():
    """Ten at once: each finishes, is newer than its request, and tells its life in order; then the same ten in pieces."""
    control, events, frames = Controller(), Events(), Frames()
    frames.next()
    events.next()
    asked = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    for index in range(10):
        control.send(capturePhoto={"photoId": f"photo-{index}"}, requestId=index)
    for photo in [control.receive()["capturePhoto"]["photo"] for _ in range(10)]:
        check(int(photo["frame"]["times"]["capture"]) >= asked, "a photo is older than its request")
        data, path = b"", whole(photo)
        while len(data) < int(photo["size"]):
            piece = control.do("photo", photoId=photo["photoId"], offset=len(data), length=50000)["photo"]["data"]
            data += base64.b64decode(piece)
        check(data == open(path, "rb").read(), "the pieces are another photo")
    lives = {}
    while sum(len(life) for life in lives.values()) < 50:
        event = events.next()
        if event.WhichOneof("kind") == "photo":
            lives.setdefault(event.photo.photo_id, []).append(event.photo.WhichOneof("step"))
            if event.photo.WhichOneof("step") == "did_finish_processing":
                check(0 < len(event.photo.did_finish_processing.thumbnail) <= 32768, "the thumbnail")
    check(len(lives) == 10 and all(life == STEPS for life in lives.values()), f"{lives}")
    return {}


def kills(count):
    """Kills the worker at every step of a capture and sends the same request again until it is answered: somebody else starts the
    worker anew each time. One photo for each request, and each that was announced is whole."""
    events, chance, announced, seen = Events(), random.Random(5), {}, {}

    def announce(photo):
        path = whole(photo)
        check(announced.setdefault(photo["photoId"], path) == path, f"{photo['photoId']} is {path} and {announced}")

    for number in range(count):
        request = json.dumps({"clientId": "killer", "requestId": number, "capturePhoto": {}}).encode()
        step, delay = (STEPS + ["reply", None])[number % 7], chance.choice([0, 0, 0.002, 0.01, 0.05])
        victim = last = None
        reply = None
        while reply is None:
            control = socket(zmq.DEALER, "control")
            if victim is None:
                control.send_multipart([b"", b'{"hello":{}}'])
            control.send_multipart([b"", request])
            deadline = time.monotonic() + 5
            while reply is None and time.monotonic() < deadline:
                poller = zmq.Poller()
                poller.register(control, zmq.POLLIN)
                poller.register(events.socket, zmq.POLLIN)
                for ready, _ in poller.poll(100):
                    if ready is control:
                        answer = json.loads(control.recv_multipart()[-1])
                        if "hello" in answer:
                            victim = answer["hello"]["pid"]
                        else:
                            reply = answer
                            last = "reply"
                    else:
                        event = events.next()
                        if event.WhichOneof("kind") != "photo" or event.photo.photo_id != f"killer-{number}":
                            continue
                        last = event.photo.WhichOneof("step")
                        if last == "did_finish":
                            announce(json_format.MessageToDict(event.photo.did_finish))
                if victim and (last == step or step is None):
                    time.sleep(delay)
                    os.kill(victim, signal.SIGKILL)
                    seen[str(last)] = seen.get(str(last), 0) + 1
                    print(json.dumps({"killed": number}), flush=True)
                    step, victim = "done", 0
                    # Nothing of the old worker comes any more: ask the new one at once.
                    break
            control.close()
        check("capturePhoto" in reply, f"{number}: {reply}")
        announce(reply["capturePhoto"]["photo"])
    for photo in photo_ids_of_finished():
        check(photo in announced, f"{photo} was never asked for")
    return {"kills": sum(seen.values()), "photos": len(announced), "at": seen}


def photo_ids_of_finished():
    return [name[21:-4] for name in os.listdir(LIBRARY) if name.endswith(".jpg")]


def library(count):
    """After the last start: one file for each request, nothing else."""
    ids = photo_ids()
    check(sorted(ids) == sorted(f"killer-{number}" for number in range(count)), f"the library has {sorted(ids)}")
    for photo in ids:
        whole(Controller().do("photo", photoId=photo)["photo"]["photo"])
    return {"photos": len(ids)}


main({"disk": disk, "quota": quota, "burst": burst, "kills": kills, "library": library})
