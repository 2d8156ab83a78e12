"""A client written from proto/README.md alone: pyzmq and Google's protobuf, nothing of ours but the .proto files.

usage: foreign_client.py MODULES FOLDER WORKER COMMAND [ARGUMENT ...]

MODULES is the folder that protoc wrote to. Prints one JSON object; exits with 1 and says why when something is not as the
contract has it.
"""

import base64
import hashlib
import json
import os
import struct
import sys
import time
import zlib

import zmq

sys.path.insert(0, sys.argv[1])
from google.protobuf import json_format
from shutterbus.v1 import control_pb2, event_pb2, frame_pb2

FOLDER, WORKER = sys.argv[2], sys.argv[3]
CONTEXT = zmq.Context.instance()


def address(name):
    return f"ipc://{FOLDER}/{WORKER}/{name}"


def check(truth, what):
    if not truth:
        raise AssertionError(what)


def socket(kind, name, subscribe=(), mark=1000):
    made = CONTEXT.socket(kind)
    made.setsockopt(zmq.LINGER, 0)
    made.setsockopt(zmq.RCVHWM, mark)
    made.setsockopt(zmq.CONNECT_TIMEOUT, 1000)
    made.setsockopt(zmq.RCVTIMEO, 30000)
    made.connect(address(name))
    for topic in subscribe:
        made.subscribe(topic)
    return made


def ask(request):
    control = socket(zmq.REQ, "control")
    control.send(request.SerializeToString())
    return control_pb2.Reply.FromString(control.recv())


def ask_json(request):
    control = socket(zmq.REQ, "control")
    control.send(json.dumps(request).encode())
    return json.loads(control.recv())


def patch(luma, width, stride=None, step=1):
    """The frame number and capture time in the picture's own pixels; None when there is no patch."""
    unit, stride, bits = width / 80, stride or width, []
    for row in range(4):
        line = int(unit * (1 + row)) * stride
        bits += [luma[line + int(unit * (1 + column)) * step] >= 128 for column in range(40)]
    data = bytes(sum(bit << (7 - index) for index, bit in enumerate(bits[at:at + 8])) for at in range(0, 160, 8))
    number, captured, crc = struct.unpack(">QqI", data)
    return (number, captured) if crc == zlib.crc32(data[:16]) else None


def frames(session, rendition, count):
    """`count` frames: every header decodes, every sequence follows, every payload is what its header says."""
    topic = f"sb1/{WORKER}/{session}/frame/{rendition}/"
    subscriber = socket(zmq.SUB, "frames", [topic])
    host = open("/proc/sys/kernel/random/boot_id").read().strip().replace("-", "")
    lost = drops = patches = 0
    first = last = None
    history = []
    latencies, sizes, seen = [], set(), set()
    while len(latencies) < count:
        parts = subscriber.recv_multipart()
        received = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        check(len(parts) == 3 and parts[0].decode() == topic, f"parts: {[part[:40] for part in parts]}")
        header = frame_pb2.FrameHeader.FromString(parts[1])
        if header.status == frame_pb2.FRAME_STATUS_REPEATED and header.frame_sequence in seen:
            continue
        payload, layout = parts[2], header.layout
        check(header.worker == WORKER and header.session == session, "the header is of another topic")
        check(header.host_boot_id == host, "the header's host is not this one")
        if last is not None:
            check(header.boot_id == last.boot_id and header.generation == last.generation, "boot or generation changed")
            check(header.rendition_sequence > last.rendition_sequence, "rendition_sequence went back")
            check(header.frame_sequence > last.frame_sequence, "frame_sequence went back")
            check(header.times.capture > last.times.capture, f"time went back: {last.times} then {header.times}")
            lost += header.rendition_sequence - last.rendition_sequence - 1
            drops += header.drops.driver + header.drops.corrupt + header.drops.overload
        if layout.pixel_format == "MJPG":
            check(payload[:2] == b"\xff\xd8" and payload[-2:] == b"\xff\xd9", "a JPEG does not begin and end as one")
            check(b"\xff\xc4" in payload, "a JPEG lacks Huffman tables")
        else:
            ends = [plane.offset + plane.length for plane in layout.planes]
            check(ends and max(ends) == len(payload), f"{len(payload)} bytes for planes that end at {ends}")
            step = {"NV12": 1, "YU12": 1, "GREY": 1, "YUYV": 2}.get(layout.pixel_format)
            found = step and patch(payload, layout.width, layout.planes[0].stride, step)
            if found:
                check(found == (header.driver_sequence, header.times.capture), f"pixels say {found}")
                patches += 1
        check(0 < header.times.capture <= header.times.publish <= received, f"times out of order: {header.times}")
        first = first or header
        history.append((
            header.frame_sequence, header.driver_sequence, header.drops.driver, header.drops.corrupt, header.drops.overload,
            header.status))
        seen.add(header.frame_sequence)
        sizes.add((layout.pixel_format, layout.width, layout.height))
        latencies.append(received - header.times.capture)
        last = header
    latencies.sort()
    if not lost and last.HasField("driver_sequence") and "fps" not in rendition:
        span = last.driver_sequence - first.driver_sequence
        check(
            span == count - 1 + drops,
            f"the driver counted {span} frames, {count - 1} came and {drops} were told as dropped; frame, driver's number, drops by "
            f"driver, corrupt, overload, and status of each: {history}")
    return {
        "frames": count, "lost": lost, "drops": drops, "patches": patches, "camera": last.camera,
        "formats": sorted(map(list, sizes)), "medianLatencyMicroseconds": latencies[count // 2] // 1000,
    }


def commands():
    """Every command, in both forms; the JSON reply is what Google's own library makes of the binary one."""
    answers = {}
    requests = {
        "hello": {}, "cameras": {"position": "CAMERA_POSITION_BACK"}, "status": {}, "rendition": {"rendition": "jpeg;w=640;q=60"},
        "events": {"after": 0, "limit": 3},
    }
    for name, body in requests.items():
        binary = ask(json_format.ParseDict({name: body}, control_pb2.Request()))
        check(binary.WhichOneof("result") == name, f"{name} answered {binary}")
        reply = ask_json({name: body})
        again = json_format.ParseDict(reply, control_pb2.Reply())
        check(again.WhichOneof("result") == name and again.worker == WORKER, f"{name} answered {reply}")
        answers[name] = reply[name]
    check(set(answers["hello"]["commands"]) == set(requests) | OBEY, f"hello lists {answers['hello']['commands']}")
    check(answers["rendition"]["rendition"] == "jpeg;q=60;w=640", "the name is not canonical")
    check(answers["cameras"]["cameras"], "no camera looks back")
    check([event["number"] for event in answers["events"]["events"]] == ["1", "2", "3"], "events do not begin with 1, 2, 3")

    wrong = ask_json({"rendition": {"rendition": "jpeg;q=101"}})
    check(wrong["error"]["code"] == "invalidRendition" and "1 to 100" in wrong["error"]["message"], f"{wrong}")
    check(ask_json({"launch": {}})["error"]["code"] == "unknownCommand", "an unknown command was taken")
    check(ask_json({"hello": {}, "colour": 3})["ignoredFields"] == ["colour"], "the ignored field is not told")
    first = {"clientId": "foreign", "requestId": 7, "hello": {}}
    check(ask_json(first) == ask_json(first), "a retry got another reply")
    check(ask_json({**first, "status": {}, "hello": None})["error"]["code"] == "idReused", "an id was used twice")
    return {"worker": WORKER, "version": answers["hello"]["version"]}


OBEY = {
    "switchCamera", "setZoom", "setFocus", "setFormat", "controls", "setControl", "capturePhoto", "photo", "startSession",
    "stopSession",
}


def obey():
    """Every command that changes something, in both forms, against the synthetic cameras; and what must be refused."""
    subscriber = socket(zmq.SUB, "frames", [f"sb1/{WORKER}/main/frame/raw/"])

    def header():
        return frame_pb2.FrameHeader.FromString(subscriber.recv_multipart()[1])

    def until(reply, holds, what):
        """From the frame that a reply names on, and not before it, the change shows."""
        effective = int(reply["effectiveSequence"])
        seen = header()
        while seen.frame_sequence < effective:
            seen = header()
        check(holds(seen), f"frame {seen.frame_sequence}, from {effective} on: {what}: {seen}")

    def both(name, *bodies):
        """The first body in protobuf, the others in JSON; answers the replies as JSON."""
        replies = []
        for index, body in enumerate(bodies):
            if index == 0:
                answer = ask(json_format.ParseDict({name: body}, control_pb2.Request()))
                replies.append(json_format.MessageToDict(answer))
            else:
                replies.append(ask_json({name: body}))
            check(name in replies[-1], f"{name} {body} answered {replies[-1]}")
        return replies

    def refused(code, request):
        before = ask_json({"status": {}})["status"]["sessions"][0]["summary"]
        reply = ask_json(request)
        check(reply.get("error", {}).get("code") == code and reply["error"]["message"], f"{request} answered {reply}")
        check(ask_json({"status": {}})["status"]["sessions"][0]["summary"] == before, f"{request} changed something")

    first = header()
    binary, text = both("setZoom", {"factor": 2}, {"factor": 3})
    until(text, lambda seen: seen.settings.zoom == 3, "zoom 3")
    check(both("setZoom", {"factor": 99})[0]["setZoom"]["clamped"], "99 was not clamped")
    both("setZoom", {"factor": 1})
    binary, text = both("setFocus", {"point": {"x": 0.5, "y": 0.1}}, {"lensPosition": 0.25})
    check(binary["setFocus"]["sensorPoint"], "the point on the sensor is not told")
    until(text, lambda seen: seen.settings.lens_position == 0.25, "lens position 0.25")
    both("setFocus", {"mode": "AUTOMATIC_MODE_CONTINUOUS"}, {"mode": "AUTOMATIC_MODE_AUTO"})
    controls = both("controls", {}, {})[1]["controls"]["controls"]
    gain = next(control for control in controls if control["name"] == "Gain")
    binary, text = both("setControl", {"id": gain["id"], "integer": 200}, {"id": gain["id"], "integer": "400"})
    check(text["setControl"]["control"]["integer"] == "400", f"read back {text}")
    until(text, lambda seen: seen.settings.gain == 4, "gain 4")
    binary, text = both("switchCamera", {}, {"position": "CAMERA_POSITION_FRONT"})
    check(text["switchCamera"]["outcome"] == "SWITCH_OUTCOME_SWITCHED", f"{text}")
    until(text, lambda seen: seen.camera == "synthetic:front" and seen.settings.gain == 1 and seen.geometry.mirrored, "front")
    text = both("switchCamera", {"camera": "synthetic:back"}, {"camera": "synthetic:back"})[1]
    binary, text = both("setFormat", {"width": 640, "height": 480}, {"pixelFormat": "GREY", "width": 640, "height": 360, "rate": 15})
    until(text, lambda seen: seen.layout.pixel_format == "GREY" and seen.layout.height == 360, "GREY 640x360")
    check(text["setFormat"]["interval"] == {"numerator": 1, "denominator": 15}, f"{text}")
    check(header().generation > first.generation, "the generation did not grow")

    asked = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    binary, text = both("capturePhoto", {"photoId": "one"}, {"photoId": "two", "quality": 60})
    for photo in (binary["capturePhoto"]["photo"], text["capturePhoto"]["photo"]):
        check(int(photo["frame"]["times"]["capture"]) >= asked, "the photo is older than its request")
        whole = open(photo["path"], "rb").read()
        check(hashlib.sha256(whole).digest() == base64.b64decode(photo["sha256"]), "the digest is another")
        piece = both("photo", {"photoId": photo["photoId"], "offset": 5, "length": 50})[0]["photo"]
        check(base64.b64decode(piece["data"]) == whole[5:55], "the piece is another")
    again = ask_json({"capturePhoto": {"photoId": "one"}})["capturePhoto"]["photo"]
    check(again["path"] == binary["capturePhoto"]["photo"]["path"], "the same id made another photo")

    refused("invalidArgument", {"setZoom": {"factor": "NaN"}})
    refused("invalidArgument", {"setZoom": {"factor": 0.5}})
    refused("invalidArgument", {"setZoom": {"factor": 11, "outOfRange": "OUT_OF_RANGE_REFUSE"}})
    refused("malformedRequest", {"setZoom": {"factor": "far"}})
    refused("invalidArgument", {"setFocus": {}})
    refused("invalidArgument", {"setFocus": {"point": {"x": 1.01, "y": 0.5}}})
    refused("invalidArgument", {"setFocus": {"lensPosition": -0.1}})
    refused("unsupportedFormat", {"setFormat": {"width": 641, "height": 480}})
    refused("invalidArgument", {"setFormat": {"rate": -1}})
    refused("invalidArgument", {"setControl": {"id": 4711, "integer": 1}})
    refused("invalidArgument", {"setControl": {"id": gain["id"], "integer": 1_000_000}})
    refused("cameraNotFound", {"switchCamera": {"camera": "nobody"}})
    refused("unknownSession", {"setZoom": {"session": "nobody", "factor": 2}})
    refused("invalidArgument", {"capturePhoto": {"photoId": "a/b"}})
    refused("unknownPhoto", {"photo": {"photoId": "nobody"}})
    refused("invalidArgument", {"photo": {"photoId": "one", "length": 2_000_000}})

    check(both("stopSession", {}, {})[1]["stopSession"]["session"]["state"] == "SESSION_STATE_STOPPED", "not stopped")
    refused("sessionStopped", {"capturePhoto": {}})
    both("startSession", {}, {})
    header()
    return {"obeyed": len(OBEY)}


def events(count):
    """The first events that come: retained ones with their numbers, then heartbeats."""
    subscriber = socket(zmq.SUB, "events", [f"sb1/{WORKER}/"])
    kinds = {}
    while kinds.get("heartbeat", 0) < count:
        topic, body = subscriber.recv_multipart()
        event = event_pb2.Event.FromString(body)
        kind = event.WhichOneof("kind")
        name = kind.split("_")[0] + "".join(word.capitalize() for word in kind.split("_")[1:])
        check(topic.decode() == f"sb1/{WORKER}/{event.session}/event/{name}/", f"{kind} under {topic}")
        check((event.number == 0) == (kind == "heartbeat"), f"{kind} has the number {event.number}")
        kinds[kind] = kinds.get(kind, 0) + 1
    return {"kinds": kinds}


def session(name):
    """A session's state, by `status`."""
    status = ask_json({"status": {"sessions": [name]}})["status"]["sessions"][0]
    return {
        "state": status["summary"]["state"], "generation": int(status["summary"].get("generation", 0)),
        "driverDrops": int(status["drops"].get("driver", 0)), "copied": int(status.get("copied", 0)),
    }


def stuck(session, rendition):
    """Subscribes and never reads, until it is ended."""
    subscriber = socket(zmq.SUB, "frames", [f"sb1/{WORKER}/{session}/frame/{rendition}/"], mark=1)
    print(json.dumps({"stuck": True}), flush=True)
    sys.stdin.read()
    os._exit(0)


COMMANDS = {"frames": frames, "obey": obey, "session": session, "commands": commands, "events": events, "stuck": stuck}
ARGUMENTS = [int(argument) if argument.isdigit() else argument for argument in sys.argv[5:]]
try:
    print(json.dumps(COMMANDS[sys.argv[4]](*ARGUMENTS)), flush=True)
except AssertionError as failure:
    sys.exit(f"foreign client: {failure}")
except zmq.Again:
    sys.exit("foreign client: nothing came for 30 seconds")
