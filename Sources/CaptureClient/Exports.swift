@_exported public import CaptureModel
@_exported public import CaptureWire
