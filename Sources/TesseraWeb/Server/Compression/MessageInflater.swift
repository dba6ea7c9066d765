import CZlib
import NIOCore

/// Expands compressed messages of pages, each of which is a stream of its own.
enum MessageInflater {
    /// The reasons why a message cannot be expanded.
    enum Failure: Error, Equatable {
        /// The message has more bytes than are allowed.
        case tooLarge
        /// The message is not in the format, or its end is missing.
        case damaged
    }

    /// The bytes at the end of each message, which pages leave out.
    private static let end: [UInt8] = [0, 0, 0xFF, 0xFF]

    /// Returns the expanded message. It never takes more memory than `maximumSize` and what the library needs, which is
    /// 40 KB.
    static func inflate(_ message: ByteBuffer, maximumSize: Int) throws(Failure) -> ByteBuffer {
        var input = message
        input.writeBytes(end)
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        defer { stream.deallocate() }
        stream.initialize(to: z_stream())
        guard inflateInit2_(stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged
        }
        defer { inflateEnd(stream) }
        var output = ByteBuffer()
        var isAtEndOfBlock = false
        while true {
            var status = Z_OK
            // With room for one byte too many, a full buffer is a message that is too large.
            let room = min(maximumSize + 1 - output.readableBytes, max(4 * input.readableBytes, 256))
            input.readWithUnsafeReadableBytes { bytes in
                // The library takes a pointer to mutable bytes and does not change them.
                stream.pointee.next_in = UnsafeMutablePointer(
                    mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
                stream.pointee.avail_in = uInt(bytes.count)
                output.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { space in
                    stream.pointee.next_out = space.bindMemory(to: UInt8.self).baseAddress
                    stream.pointee.avail_out = uInt(room)
                    status = CZlib.inflate(stream, Z_SYNC_FLUSH)
                    return room - Int(stream.pointee.avail_out)
                }
                return bytes.count - Int(stream.pointee.avail_in)
            }
            if output.readableBytes > maximumSize { throw .tooLarge }
            // A call that finds nothing to do does not say whether a block ends here. Such a call is made if the message has just
            // filled the room.
            if status != Z_BUF_ERROR { isAtEndOfBlock = stream.pointee.data_type & 128 != 0 }
            switch status {
            case Z_OK: break
            // Nothing was left to be done.
            case Z_BUF_ERROR where input.readableBytes == 0: break
            // A page may end its stream within a message and begin another one.
            case Z_STREAM_END: inflateReset(stream)
            default: throw .damaged
            }
            if input.readableBytes == 0, stream.pointee.avail_out > 0 { break }
        }
        // The end of each message is the end of a block. Where it is something else, bytes are missing before it.
        guard isAtEndOfBlock else { throw .damaged }
        return output
    }
}
