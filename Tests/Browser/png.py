"""Writes pictures for tests."""

import struct
import zlib


def chunk(kind, data):
    """Returns a part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, at, level=-1):
    """Returns a PNG whose pixel at (x, y) has the RGBA colour at(x, y). With level 0 it is not compressed."""
    rows = b"".join(b"\0" + b"".join(bytes(at(x, y)) for x in range(width)) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, level)) + chunk(b"IEND", b"")
    return data, "image/png"
