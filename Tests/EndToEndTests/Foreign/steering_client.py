"""Steers a worker's synthetic camera and measures in the received pixels what came of it. See bus.py."""

import random

from bus import Controller, Frames, check, main

SUN = (0.19, -0.085)
STAR, MOUNTAINS = (0.3, 0.09, 0.45, 0.24), (-0.5, -0.12, -0.3, 0.04)
BACK_CHART, FRONT_CHART = (-0.345, 0.18), (-0.36, 0.175)
GREYS = [0xF3, 0xC8, 0xA0, 0x7A, 0x55, 0x34]


def grey(chart, index, mirrored=False):
    x, y = chart[0] + (index - 2.5) * 0.033, chart[1] + 1.5 * 0.033
    return (-x if mirrored else x), y


def sun(picture, zoom):
    return picture.run(SUN[0] * zoom, SUN[1] * zoom, 244)


def optics():
    """Zoom, focus, gain and the front camera's mirror, each in pixels."""
    control, frames = Controller(), Frames()
    control.do("setFormat", width=640, height=360)
    plain = frames.from_reply(control.do("setZoom", factor=1))
    wide = sun(plain, 1)
    check(abs(wide - 0.042 * 640) < 0.15 * 0.042 * 640, f"the sun is {wide} wide")
    for zoom in (1.5, 2.0):
        close = sun(frames.from_reply(control.do("setZoom", factor=zoom)), zoom)
        check(abs(close - zoom * wide) < 0.15 * zoom * wide, f"zoom {zoom} makes {wide} {close}")
    control.do("setZoom", factor=1)

    near = frames.from_reply(control.do("setFocus", lensPosition=0.1))
    far = frames.from_reply(control.do("setFocus", lensPosition=0.95))
    check(near.sharpness(*STAR) > 5 * far.sharpness(*STAR), "the near lens does not show near things sharp")
    check(far.sharpness(*MOUNTAINS) > 2 * near.sharpness(*MOUNTAINS), "the far lens does not show far things sharp")
    # At a point: the star's middle; under zoom 2 the same place is twice as far from the middle.
    for zoom in (1, 1.25):
        control.do("setFocus", lensPosition=1)
        control.do("setZoom", factor=zoom)
        x, y = 0.375 * zoom + 0.5, 0.165 * zoom * 640 / 360 + 0.5
        pointed = control.do("setFocus", point={"x": x, "y": y})
        sensor = pointed["setFocus"]["sensorPoint"]
        check(abs(sensor["x"] - 0.875) < 0.01, f"x {x} under zoom {zoom} is told as {sensor}")
        check(pointed["setFocus"].get("lensPosition", 0) < 0.5, f"the star is not near: {pointed}")
        control.do("setZoom", factor=1)
        sharp = frames.from_reply(control.do("setFocus", mode="AUTOMATIC_MODE_LOCKED")).sharpness(*STAR)
        check(sharp > 5 * far.sharpness(*STAR), f"focussed at the star it is not sharp: {sharp}")

    controls = {item["name"]: item["id"] for item in control.do("controls")["controls"]["controls"]}
    before = plain.mean(*grey(BACK_CHART, 3), 0.009)
    bright = frames.from_reply(control.do("setControl", id=controls["Gain"], integer=200)).mean(*grey(BACK_CHART, 3), 0.009)
    check(abs(bright / before - 2 ** (1 / 2.2)) < 0.08, f"gain 2 makes {before} {bright}")

    control.do("switchCamera", position="CAMERA_POSITION_FRONT")
    mirrored = frames.from_reply(control.do("setFormat", width=640, height=360))
    straight = frames.from_reply(control.do("setControl", id=controls["Mirror"], boolean=False))
    for picture, flag in ((mirrored, True), (straight, False)):
        check(picture.header.geometry.mirrored == flag, "the header does not tell the mirror")
        found = [picture.mean(*grey(FRONT_CHART, index, flag), 0.006) for index in range(6)]
        check(all(abs(a - b) < 12 for a, b in zip(found, GREYS)), f"mirrored {flag}: the greys are {found}")
    # A point of the mirrored picture lies on the other side of the sensor's.
    for flag, expected in ((True, 0.75), (False, 0.25)):
        control.do("setControl", id=controls["Mirror"], boolean=flag)
        sensor = control.do("setFocus", point={"x": 0.25, "y": 0.5})["setFocus"]["sensorPoint"]
        check(abs(sensor["x"] - expected) < 0.01, f"mirrored {flag}: 0.25 is told as {sensor}")
    return {"wide": wide}


def zooms(count):
    """The frame that each reply names really shows its zoom, by header and pixels; also when it is the first of a stream."""
    control, frames, chance = Controller(), Frames(), random.Random(3)
    control.do("setFormat", width=640, height=360)
    wide = sun(frames.from_reply(control.do("setZoom", factor=1)), 1)
    exact = 0
    for _ in range(count):
        zoom = chance.uniform(1, 1.99)
        reply = control.do("setZoom", factor=zoom)
        picture = frames.from_reply(reply)
        header = picture.header
        exact += header.frame_sequence == int(reply["effectiveSequence"])
        check(abs(header.settings.zoom - zoom) < 1e-9, f"frame {header.frame_sequence} has {header.settings.zoom}, not {zoom}")
        check(abs(header.geometry.crop.width - 3840 / zoom) < 30, f"the crop of {zoom} is {header.geometry.crop}")
        check(abs(sun(picture, zoom) - zoom * wide) < 0.15 * zoom * wide, f"zoom {zoom}: the sun is {sun(picture, zoom)} wide")
    for index in range(count // 4):
        zoom = 1 + index % 7
        control.send(stopSession={})
        control.send(startSession={})
        control.send(setZoom={"factor": zoom})
        reply = [control.receive() for _ in range(3)][2]
        header = frames.from_reply(reply).header
        check(header.settings.zoom == zoom, f"a stream's frame {header.frame_sequence} has {header.settings.zoom}, not {zoom}")
    return {"exact": exact}


def refusals():
    """What can't be is refused with what is allowed, and changes nothing."""
    control, frames = Controller(), Frames()
    frames.from_reply(control.do("setZoom", factor=2))
    control.do("capturePhoto", photoId="one")
    cases = [
        ("invalidArgument", "from 1.0 to 10.0", {"setZoom": {"factor": "NaN"}}),
        ("invalidArgument", "from 1.0 to 10.0", {"setZoom": {"factor": "Infinity"}}),
        ("invalidArgument", "from 1.0 to 10.0", {"setZoom": {"factor": 0.999}}),
        ("invalidArgument", "from 1.0 to 10.0", {"setZoom": {}}),
        ("invalidArgument", "from 1.0 to 10.0", {"setZoom": {"factor": 10.01, "outOfRange": "OUT_OF_RANGE_REFUSE"}}),
        ("malformedRequest", "", {"setZoom": {"factor": "far"}}),
        ("malformedRequest", "", {"setZoom": {"factor": 2, "outOfRange": "PERHAPS"}}),
        ("invalidArgument", "clamp or refuse", {"setZoom": {"factor": 2, "outOfRange": 7}}),
        ("unknownSession", "main", {"setZoom": {"session": "nobody", "factor": 2}}),
        ("invalidArgument", "point, mode, lens_position", {"setFocus": {}}),
        ("invalidArgument", "0 to 1", {"setFocus": {"point": {"x": 1.001, "y": 0.5}}}),
        ("invalidArgument", "0 to 1", {"setFocus": {"point": {"x": 0.5, "y": -0.001}}}),
        ("invalidArgument", "0 to 1", {"setFocus": {"point": {"x": "NaN", "y": 0.5}}}),
        ("invalidArgument", "from 0", {"setFocus": {"lensPosition": "NaN"}}),
        ("invalidArgument", "from 0", {"setFocus": {"lensPosition": 1.5}}),
        ("invalidArgument", "locked, auto, continuous", {"setFocus": {"mode": 0}}),
        ("invalidArgument", "locked, auto, continuous", {"setFocus": {"mode": 9}}),
        ("unsupportedFormat", "640x360", {"setFormat": {"width": 641, "height": 360}}),
        ("unsupportedFormat", "NV12", {"setFormat": {"pixelFormat": "MJPG"}}),
        ("unsupportedFormat", "1/60", {"setFormat": {"rate": 1000}}),
        ("invalidArgument", "both from 1", {"setFormat": {"width": 640}}),
        ("invalidArgument", "four characters", {"setFormat": {"pixelFormat": "NV12NV12"}}),
        ("invalidArgument", "more than 0", {"setFormat": {"rate": -1}}),
        ("invalidArgument", "more than 0", {"setFormat": {"rate": "NaN"}}),
        ("invalidArgument", "2 (Gain)", {"setControl": {"id": 4711, "integer": 1}}),
        ("invalidArgument", "100 to 1600", {"setControl": {"id": 2, "integer": 99}}),
        ("invalidArgument", "100 to 1600", {"setControl": {"id": 2, "text": "much"}}),
        ("invalidArgument", "-150 to 150", {"setControl": {"id": 4, "boolean": True}}),
        ("invalidArgument", "integer, boolean, text", {"setControl": {"id": 2}}),
        ("malformedRequest", "", {"setControl": {"id": -2, "integer": 1}}),
        ("cameraNotFound", "synthetic:front", {"switchCamera": {"camera": "nobody"}}),
        ("cameraNotFound", "synthetic:front", {"switchCamera": {"camera": ""}}),
        ("cameraNotFound", "synthetic:front", {"switchCamera": {"position": "CAMERA_POSITION_EXTERNAL"}}),
        ("invalidArgument", "front, back, external", {"switchCamera": {"position": 0}}),
        ("invalidArgument", "front, back, external", {"switchCamera": {"position": 77}}),
        ("invalidArgument", "1 to 64", {"capturePhoto": {"photoId": "../x"}}),
        ("invalidArgument", "1 to 64", {"capturePhoto": {"photoId": "x" * 65}}),
        ("invalidArgument", "1 to 100", {"capturePhoto": {"quality": 101}}),
        ("invalidArgument", "1 to 64", {"photo": {}}),
        ("unknownPhoto", "nobody", {"photo": {"photoId": "nobody"}}),
        ("invalidArgument", "1 MiB", {"photo": {"photoId": "one", "length": 2000000}}),
        ("unknownSession", "main", {"stopSession": {"session": "nobody"}}),
        ("unknownSession", "main", {"startSession": {"session": "nobody"}}),
        ("unknownSession", "main", {"controls": {"session": "nobody"}}),
    ]
    before = control.summary(), control.do("controls")["controls"], control.do("events", topics=["main/*"])["events"]["events"]
    for code, allowed, request in cases:
        reply = control.ask(**request)
        error = reply.get("error", {})
        check(error.get("code") == code and error.get("message"), f"{request} answered {reply}")
        check(allowed in error["message"], f"{request}: {error['message']!r} does not say {allowed!r}")
        check(not error.get("retriable"), f"{request} is not retriable")
    after = control.summary(), control.do("controls")["controls"], control.do("events", topics=["main/*"])["events"]["events"]
    check(before == after, f"something changed: {before} {after}")
    header = frames.next().header
    check(header.generation == int(before[0]["generation"]), "the stream began anew")
    return {"refused": len(cases)}


main({"optics": optics, "zooms": zooms, "refusals": refusals})
