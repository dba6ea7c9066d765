// The colours of the wire can be colours of this space.
@_exported import struct TesseraGeometry.DisplayP3
