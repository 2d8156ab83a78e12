"""A worker that answers what a real one seldom does: it says hello, fails to switch, is busy, and is silent.

usage: foreign_worker.py MODULES ADDRESS

MODULES is the folder that protoc wrote to. Prints "ready"; ends with its standard input.
"""

import sys

import zmq

sys.path.insert(0, sys.argv[1])
from shutterbus.v1 import control_pb2, error_pb2


def answer(request, reply):
    """Fills the reply in; False when there is none."""
    command = request.WhichOneof("command")
    if command == "hello":
        reply.hello.version = "9.9.9"
        reply.hello.wire_major = 1
        reply.hello.frames_address = reply.hello.events_address = sys.argv[2]
        reply.ignored_fields.append("hello.99")
    elif command == "switch_camera":
        lost = request.switch_camera.camera == "lost"
        reply.switch_camera.outcome = control_pb2.SWITCH_OUTCOME_LOST if lost else control_pb2.SWITCH_OUTCOME_ROLLED_BACK
        reply.switch_camera.camera = "old"
        reply.switch_camera.reason.CopyFrom(error_pb2.Error(code="cameraBusy", message="another program holds it", retriable=True))
    elif command == "set_zoom":
        reply.error.CopyFrom(error_pb2.Error(code="cameraBusy", message="another program\x1b[2J holds it", retriable=True))
    elif command == "capture_photo":
        reply.error.CopyFrom(error_pb2.Error(code="outcomeUnknown", message="nobody can say", retriable=True))
    elif command == "start_session":
        reply.error.CopyFrom(error_pb2.Error(code="codeOfTheFuture", message="no", cause="because"))
    else:
        return command != "stop_session"
    return True


socket = zmq.Context.instance().socket(zmq.ROUTER)
socket.bind(sys.argv[2])
poller = zmq.Poller()
poller.register(socket, zmq.POLLIN)
poller.register(sys.stdin, zmq.POLLIN)
print("ready", flush=True)
while True:
    ready = dict(poller.poll())
    if sys.stdin.fileno() in ready:
        break
    *envelope, body = socket.recv_multipart()
    request = control_pb2.Request.FromString(body)
    reply = control_pb2.Reply(request_id=request.request_id, worker="foreign", boot_id="0" * 32)
    if answer(request, reply):
        socket.send_multipart([*envelope, reply.SerializeToString()])
