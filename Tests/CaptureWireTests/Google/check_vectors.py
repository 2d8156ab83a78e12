"""Reads the golden vectors in FOLDER with Google's protobuf library.

    check_vectors.py FOLDER

Each TYPE-NAME.bin and TYPE-NAME.json must be the same message, and what Google's library writes for it: bytes to the bit, JSON by
value. Prints how many there are.
"""

import json
import pathlib
import sys

from google.protobuf import json_format
from shutterbus.v1 import control_pb2, event_pb2, frame_pb2

vectors = sorted(pathlib.Path(sys.argv[1]).glob("*.bin"))
for path in vectors:
    kind = path.name.split("-")[0]
    message_class = next(getattr(module, kind) for module in (control_pb2, event_pb2, frame_pb2) if hasattr(module, kind))
    binary = path.read_bytes()
    text = path.with_suffix(".json").read_text()
    message = message_class.FromString(binary)
    assert message == json_format.Parse(text, message_class()), f"{path.name}: the two forms differ"
    assert message.SerializeToString(deterministic=True) == binary, f"{path.name}: Google's bytes differ"
    theirs = json_format.MessageToDict(message)
    assert json.loads(text) == theirs, f"{path.name}: Google's JSON differs: {theirs}"
print(len(vectors))
