import CZlib
import Foundation
import NIOConcurrencyHelpers

/// A text in the gzip format, which is made when a browser asks for it for the first time. Compressing the client's scripts
/// takes some hundredths of a second, which each opening of a page would otherwise wait for.
final class CompressedText: Sendable {
    private let text: Data
    private let compressed = NIOLockedValueBox<Data?>(nil)

    /// Creates the compressed form of a text.
    init(_ text: Data) {
        self.text = text
    }

    /// The compressed text, or nil if there is no memory for it.
    var bytes: Data? {
        compressed.withLockedValue { compressed in
            if compressed == nil { compressed = Self.gzip(text) }
            return compressed
        }
    }

    private static func gzip(_ data: Data) -> Data? {
        // The library keeps the address of this structure, so it must not move.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        defer { stream.deallocate() }
        stream.initialize(to: z_stream())
        // A window of 15 bits is the largest; adding 16 asks for the header and the checksum of gzip.
        let status = deflateInit2_(
            stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { return nil }
        defer { deflateEnd(stream) }
        var output = Data(count: Int(deflateBound(stream, uLong(data.count))))
        let isWhole = output.withUnsafeMutableBytes { space in
            data.withUnsafeBytes { input in
                // The library takes a pointer to mutable bytes and does not change them.
                stream.pointee.next_in = UnsafeMutablePointer(
                    mutating: input.bindMemory(to: UInt8.self).baseAddress)
                stream.pointee.avail_in = uInt(input.count)
                stream.pointee.next_out = space.bindMemory(to: UInt8.self).baseAddress
                stream.pointee.avail_out = uInt(space.count)
                return deflate(stream, Z_FINISH) == Z_STREAM_END
            }
        }
        guard isWhole else { return nil }
        return output.prefix(Int(stream.pointee.total_out))
    }
}
