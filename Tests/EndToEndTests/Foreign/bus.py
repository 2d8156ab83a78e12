"""What the Python clients share: sockets, questions, and the pixels of synthetic cameras. Written from proto/README.md alone.

usage of each: CLIENT.py MODULES FOLDER WORKER COMMAND [ARGUMENT ...], where MODULES is the folder that protoc wrote to. Prints one
JSON object; exits with 1 and says why when something is not as the contract has it.
"""

import json
import struct
import sys
import zlib

import zmq

sys.path.insert(0, sys.argv[1])
from google.protobuf import json_format
from shutterbus.v1 import control_pb2, event_pb2, frame_pb2

FOLDER, WORKER = sys.argv[2], sys.argv[3]
CONTEXT = zmq.Context.instance()


def check(truth, what):
    if not truth:
        raise AssertionError(what)


def socket(kind, name, subscribe=(), mark=1000, patience=30000):
    made = CONTEXT.socket(kind)
    made.setsockopt(zmq.LINGER, 0)
    made.setsockopt(zmq.RCVHWM, mark)
    made.setsockopt(zmq.CONNECT_TIMEOUT, 1000)
    made.setsockopt(zmq.RECONNECT_IVL, 10)
    made.setsockopt(zmq.RCVTIMEO, patience)
    made.connect(f"ipc://{FOLDER}/{WORKER}/{name}")
    for topic in subscribe:
        made.subscribe(topic)
    return made


class Controller:
    """Asks in JSON over one DEALER; answers come in the order of the questions of one session."""

    def __init__(self):
        self.socket = socket(zmq.DEALER, "control")

    def send(self, **request):
        self.socket.send_multipart([b"", json.dumps(request).encode()])

    def receive(self):
        return json.loads(self.socket.recv_multipart()[-1])

    def ask(self, **request):
        self.send(**request)
        return self.receive()

    def do(self, command, **body):
        """The whole reply to a command that must succeed."""
        reply = self.ask(**{command: body})
        check(command in reply, f"{command} {body} answered {reply}")
        return reply

    def summary(self):
        return self.do("status")["status"]["sessions"][0]["summary"]


def patch(luma, width):
    """The frame number and capture time in the pixels of luma; None when there is no patch."""
    unit, bits = width / 80, 0
    for row in range(4):
        line = int(unit * (1 + row)) * width
        for column in range(40):
            bits = bits << 1 | (luma[line + int(unit * (1 + column))] >= 128)
    data = bits.to_bytes(20, "big")
    number, captured, crc = struct.unpack(">QqI", data)
    return (number, captured) if crc == zlib.crc32(data[:16]) else None


class Frames:
    """The raw frames of session `main`, in NV12 or GREY."""

    def __init__(self):
        self.socket = socket(zmq.SUB, "frames", [f"sb1/{WORKER}/main/frame/raw/"])

    def next(self):
        parts = self.socket.recv_multipart()
        return Picture(frame_pb2.FrameHeader.FromString(parts[1]), parts[2])

    def from_reply(self, reply):
        """The first live frame that has the change of a reply."""
        sequence = int(reply["effectiveSequence"])
        while True:
            picture = self.next()
            if picture.header.frame_sequence >= sequence and picture.header.status == frame_pb2.FRAME_STATUS_OK:
                return picture


class Picture:
    """A frame, measured in the scene's coordinates: the middle is (0, 0), the picture's width 1."""

    def __init__(self, header, pixels):
        self.header, self.pixels, self.width, self.height = header, pixels, header.layout.width, header.layout.height

    def luma(self, x, y):
        return self.pixels[y * self.width + x]

    def place(self, x, y):
        return int(self.width / 2 + x * self.width), int(self.height / 2 + y * self.width)

    def mean(self, x, y, half):
        (left, top), (right, bottom) = self.place(x - half, y - half), self.place(x + half, y + half)
        values = [self.luma(x, y) for y in range(top, bottom) for x in range(left, right)]
        return sum(values) / len(values)

    def sharpness(self, left, top, right, bottom):
        (left, top), (right, bottom) = self.place(left, top), self.place(right, bottom)
        total = 0
        for y in range(top, bottom):
            for x in range(left, right):
                total += (self.luma(x + 1, y) - self.luma(x, y)) ** 2 + (self.luma(x, y + 1) - self.luma(x, y)) ** 2
        return total / ((right - left) * (bottom - top))

    def run(self, x, y, threshold):
        """Pixels brighter than `threshold` in a row around a point."""
        x, y = self.place(x, y)
        left = right = x
        while left > 0 and self.luma(left - 1, y) > threshold:
            left -= 1
        while right < self.width - 1 and self.luma(right + 1, y) > threshold:
            right += 1
        return right - left + 1


def main(commands):
    try:
        arguments = [int(argument) if argument.isdigit() else argument for argument in sys.argv[5:]]
        print(json.dumps(commands[sys.argv[4]](*arguments)), flush=True)
    except AssertionError as failure:
        sys.exit(f"Python client: {failure}")
    except zmq.Again:
        sys.exit("Python client: nothing came for 30 seconds")
