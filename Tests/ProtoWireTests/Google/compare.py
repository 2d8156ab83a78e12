"""Compares messages with Google's protobuf library.

    compare.py IN OUT COUNT

IN holds records of three parts, each with its length before it (four bytes, little endian): a message's binary form, its JSON
form, and the message's name. Both forms must read as the same message, must be what Google's library writes (bytes to the bit,
JSON by value). Records whose JSON is empty are malformed on purpose: their name part ends in "?" and is followed by "+" or "-",
whether the other side accepted the bytes; Google's library must agree.

OUT receives COUNT random messages of Google's making, in the same form.
"""

import json
import random
import struct
import sys

from google.protobuf import json_format
from google.protobuf.descriptor import FieldDescriptor as Field
from google.protobuf.message import DecodeError

import every_feature_pb2
import sample_size_pb2


def message_class(name):
    return getattr(every_feature_pb2, name, None) or getattr(sample_size_pb2, name)


def records(path):
    data = open(path, "rb").read()
    at = 0
    while at < len(data):
        parts = []
        for _ in range(3):
            (size,) = struct.unpack_from("<I", data, at)
            parts.append(data[at + 4 : at + 4 + size])
            at += 4 + size
        yield parts


def check(binary, text, name):
    cls = message_class(name)
    from_binary = cls.FromString(binary)
    from_json = json_format.Parse(text, cls())
    assert from_binary == from_json, "the two forms differ"
    assert from_binary.SerializeToString(deterministic=True) == binary, "Google's bytes differ"
    ours, theirs = json.loads(text), json.loads(json_format.MessageToJson(from_binary))
    assert ours == theirs, f"Google's JSON differs: {theirs}"


def check_malformed(binary, name, accepted):
    try:
        message_class(name).FromString(binary)
    except (DecodeError, UnicodeDecodeError):
        assert not accepted, "Google's library refuses these bytes"
    else:
        assert accepted, "Google's library accepts these bytes"


def random_value(field, depth):
    kind = field.type
    bits = random.choice([1, 7, 8, 14, 21, 28, 31, 32, 35, 63, 64])
    if kind in (Field.TYPE_INT32, Field.TYPE_SINT32, Field.TYPE_SFIXED32):
        return max(-(2**31), min(2**31 - 1, random.getrandbits(bits) * random.choice([1, -1])))
    if kind in (Field.TYPE_INT64, Field.TYPE_SINT64, Field.TYPE_SFIXED64):
        return max(-(2**63), min(2**63 - 1, random.getrandbits(bits) * random.choice([1, -1])))
    if kind in (Field.TYPE_UINT32, Field.TYPE_FIXED32):
        return min(2**32 - 1, random.getrandbits(bits))
    if kind in (Field.TYPE_UINT64, Field.TYPE_FIXED64):
        return random.getrandbits(bits)
    if kind == Field.TYPE_BOOL:
        return random.random() < 0.5
    if kind == Field.TYPE_DOUBLE:
        return random.choice([0.0, -0.0, 1.5, 0.1, 1e300, 5e-324, float("inf"), -float("inf"), random.gauss(0, 1e6)])
    if kind == Field.TYPE_FLOAT:
        return random.choice([0.0, -0.0, 1.5, 0.1, 1e30, float("inf"), random.gauss(0, 1e6)])
    if kind == Field.TYPE_STRING:
        letters = "ab\0\n\"\\/\x7f\u00e4\u20ac\U0001f3a5\u2028<>'"
        return "".join(random.choice(letters) for _ in range(random.choice([0, 1, 5, 40, 200])))
    if kind == Field.TYPE_BYTES:
        return bytes(random.getrandbits(8) for _ in range(random.choice([0, 1, 2, 3, 4, 200])))
    if kind == Field.TYPE_ENUM:
        return random.choice([value.number for value in field.enum_type.values] + [99, -5])
    raise AssertionError(kind)


def fill(message, depth):
    for field in message.DESCRIPTOR.fields:
        if random.random() > 0.3 or (field.message_type and depth == 0):
            continue
        if field.label == Field.LABEL_REPEATED:
            container = getattr(message, field.name)
            for _ in range(random.choice([1, 2, 5, 30])):
                if field.message_type and field.message_type.GetOptions().map_entry:
                    key, value = field.message_type.fields_by_name["key"], field.message_type.fields_by_name["value"]
                    entry = random_value(key, depth)
                    if value.message_type:
                        fill(container[entry], depth - 1)
                    else:
                        container[entry] = random_value(value, depth)
                elif field.message_type:
                    fill(container.add(), depth - 1)
                else:
                    container.append(random_value(field, depth))
        elif field.message_type:
            getattr(message, field.name).SetInParent()
            fill(getattr(message, field.name), depth - 1)
        else:
            setattr(message, field.name, random_value(field, depth))


def main():
    source, target, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    for index, (binary, text, name) in enumerate(records(source)):
        name = name.decode()
        try:
            if "?" in name:
                name, accepted = name.split("?")
                check_malformed(binary, name, accepted == "+")
            else:
                check(binary, text.decode(), name)
        except Exception as error:
            sys.exit(f"record {index} ({name}): {error!r}\nbytes: {binary.hex()}\nJSON: {text.decode()}")
    random.seed(20250101)
    with open(target, "wb") as output:
        for index in range(count):
            message = message_class(["EveryFeature", "Tree", "Header"][index % 3])()
            fill(message, 3)
            name = message.DESCRIPTOR.name
            text = json_format.MessageToJson(message, indent=random.choice([None, 1]))
            for part in (message.SerializeToString(deterministic=True), text.encode(), name.encode()):
                output.write(struct.pack("<I", len(part)) + part)


main()
