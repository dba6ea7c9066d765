import CZlib
import NIOCore

/// Compresses the messages of one connection to its page.
final class MessageDeflater {
    /// The library keeps the address of this structure, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let keepsContext: Bool

    /// The bytes that the library writes at the end of each message. They are not sent, since pages add them themselves.
    private static let end: [UInt8] = [0, 0, 0xFF, 0xFF]
    private static let level: Int32 = 6
    /// The size of the tables: with five they take 16 KB, and more of them find little more.
    private static let memoryLevel: Int32 = 5

    /// Creates a stream. Returns nil if there is no memory for it.
    init?(_ compression: MessageCompression) {
        keepsContext = compression.keepsContext
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let status = deflateInit2_(
            stream, Self.level, Z_DEFLATED, -compression.windowBits, Self.memoryLevel, Z_DEFAULT_STRATEGY,
            ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Returns a message as it stands in a compressed frame, or nil if the library fails. Then the stream must not be
    /// used any more.
    func deflate(_ message: ByteBuffer) -> ByteBuffer? {
        var output = ByteBuffer()
        output.reserveCapacity(message.readableBytes / 2 + 64)
        let isDone = message.withUnsafeReadableBytes { input -> Bool in
            // The library takes a pointer to mutable bytes and does not change them.
            stream.pointee.next_in = UnsafeMutablePointer(
                mutating: input.bindMemory(to: UInt8.self).baseAddress)
            stream.pointee.avail_in = uInt(input.count)
            repeat {
                var status = Z_OK
                output.writeWithUnsafeMutableBytes(minimumWritableBytes: 256) { space in
                    stream.pointee.next_out = space.bindMemory(to: UInt8.self).baseAddress
                    stream.pointee.avail_out = uInt(space.count)
                    status = CZlib.deflate(stream, Z_SYNC_FLUSH)
                    return space.count - Int(stream.pointee.avail_out)
                }
                guard status == Z_OK || status == Z_BUF_ERROR else { return false }
            } while stream.pointee.avail_out == 0
            return true
        }
        guard isDone, output.readableBytesView.suffix(Self.end.count).elementsEqual(Self.end) else {
            return nil
        }
        if !keepsContext { deflateReset(stream) }
        return output.getSlice(at: output.readerIndex, length: output.readableBytes - Self.end.count)
    }
}
