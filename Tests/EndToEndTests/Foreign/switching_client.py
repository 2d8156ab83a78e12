"""Switches a session's camera again and again while two subscribers read, and checks every frame. See bus.py."""

import os
import threading

import zmq
from bus import WORKER, Controller, check, frame_pb2, main, patch, socket

CAMERAS = ["synthetic:back", "synthetic:back-ultrawide", "synthetic:front"]


class Reader(threading.Thread):
    """Reads a rendition's frames to the end: each is whole, of its generation's camera, and in order."""

    def __init__(self, rendition):
        super().__init__(daemon=True)
        self.socket = socket(zmq.SUB, "frames", [f"sb1/{WORKER}/main/frame/{rendition}/"])
        self.is_raw, self.frames, self.lost, self.patches, self.failure = rendition == "raw", 0, 0, 0, None
        self.cameras, self.newest, self.is_ending = {}, 0, False

    def run(self):
        try:
            last = None
            while True:
                try:
                    parts = self.socket.recv_multipart(zmq.NOBLOCK)
                except zmq.Again:
                    if self.is_ending:
                        return
                    self.socket.poll(100)
                    continue
                check(len(parts) == 3, f"{len(parts)} parts")
                header = frame_pb2.FrameHeader.FromString(parts[1])
                if header.status != frame_pb2.FRAME_STATUS_REPEATED:
                    self.take(header, parts[2], last)
                    last = header
        except AssertionError as failure:
            self.failure = str(failure)

    def reach(self, generation):
        """Returns when a frame of this generation came."""
        while self.newest < generation and self.failure is None:
            self.join(0.01)

    def take(self, header, payload, last):
        layout = header.layout
        self.frames += 1
        self.newest = header.generation
        camera = self.cameras.setdefault(header.generation, header.camera)
        check(camera == header.camera, f"generation {header.generation} is of {camera} and of {header.camera}")
        check(header.geometry.mirrored == (camera == "synthetic:front"), f"{camera}: mirrored {header.geometry.mirrored}")
        if last is not None:
            check(header.frame_sequence > last.frame_sequence, f"frame {header.frame_sequence} after {last.frame_sequence}")
            check(header.rendition_sequence > last.rendition_sequence, "rendition_sequence went back")
            check(header.generation >= last.generation, "the generation went back")
            check(header.times.capture > last.times.capture, "time went back")
            self.lost += header.rendition_sequence - last.rendition_sequence - 1
        if self.is_raw:
            check(layout.pixel_format == "NV12", f"{layout.pixel_format}")
            check(len(payload) == layout.width * layout.height * 3 // 2, f"{len(payload)} bytes of {layout.width}x{layout.height}")
            found = patch(payload, layout.width)
            check(found == (header.driver_sequence, header.times.capture), f"frame {header.driver_sequence}'s pixels say {found}")
            self.patches += 1
        else:
            check(payload[:2] == b"\xff\xd8" and payload[-2:] == b"\xff\xd9", "a JPEG does not begin and end as one")
            check(size(payload) == (layout.width, layout.height), f"a JPEG of {size(payload)} is told as {layout}")


def size(jpeg):
    """Width and height from the frame header."""
    at = 2
    while jpeg[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(jpeg[at + 2:at + 4], "big")
    return int.from_bytes(jpeg[at + 7:at + 9], "big"), int.from_bytes(jpeg[at + 5:at + 7], "big")


def resources(pid):
    """Resident KiB, threads, open descriptors of a process."""
    status = dict(line.split(":", 1) for line in open(f"/proc/{pid}/status") if ":" in line)
    return int(status["VmRSS"].split()[0]), int(status["Threads"]), len(os.listdir(f"/proc/{pid}/fd"))


def switches(count):
    control, readers = Controller(), [Reader("raw"), Reader("jpeg")]
    pid = control.do("hello")["hello"]["pid"]
    for reader in readers:
        reader.start()
    # A camera's first scene is drawn for long where much else runs: only after that it starts as fast as a real one does.
    for camera in CAMERAS:
        while control.do("switchCamera", camera=camera)["switchCamera"]["outcome"] != "SWITCH_OUTCOME_SWITCHED":
            pass
    generation, sequence, measured = 0, 0, {}
    for number in range(1, count + 1):
        # By id, so that it is known what must come; now and then by position or to the next one.
        target = [{"camera": CAMERAS[number % 3]}, {}, {"position": "CAMERA_POSITION_FRONT"}][0 if number % 10 else number // 10 % 3]
        reply = control.do("switchCamera", **target)
        answer = reply["switchCamera"]
        check(answer["outcome"] == "SWITCH_OUTCOME_SWITCHED", f"{target}: {reply}")
        check("camera" not in target or answer["camera"] == target["camera"], f"{target}: {reply}")
        check(int(answer["generation"]) >= generation and int(reply["effectiveSequence"]) >= sequence, f"{reply} after {sequence}")
        generation, sequence = int(answer["generation"]), int(reply["effectiveSequence"])
        for reader in readers:
            check(reader.failure is None, reader.failure)
            told = reader.cameras.get(generation)
            check(told in (None, answer["camera"]), f"generation {generation} is of {told} and {answer['camera']}")
        # However slow the readers are, they see every tenth camera at least.
        if number % 10 == 0:
            for reader in readers:
                reader.reach(generation)
        if number in (count // 10, count):
            measured[number] = resources(pid)
    for reader in readers:
        reader.reach(generation)
        reader.is_ending = True
        reader.join()
        check(reader.failure is None, reader.failure)
        check(len(reader.cameras) > count // 10, f"only {len(reader.cameras)} generations came")
    (memory, threads, files), (later, threads_later, files_later) = measured[count // 10], measured[count]
    check(later < memory + 20_000, f"memory grew from {memory} to {later} KiB")
    check(threads_later <= threads + 4, f"threads grew from {threads} to {threads_later}")
    check(files_later <= files + 4, f"descriptors grew from {files} to {files_later}")
    return {
        "switches": count, "raw": readers[0].frames, "jpeg": readers[1].frames, "patches": readers[0].patches,
        "lost": [reader.lost for reader in readers], "resources": [measured[count // 10], measured[count]],
        "generations": [len(reader.cameras) for reader in readers],
    }


main({"switches": switches})
