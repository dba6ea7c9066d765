import CDeflate
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

    /// The effort of libdeflate, of 1 to 12. With this one the client's scripts are as short as zlib makes them with its greatest
    /// effort, in less than half of the time; the next effort takes twice the time and saves half of a percent.
    private static let effort: Int32 = 7

    private static func gzip(_ text: Data) -> Data? {
        guard let compressor = libdeflate_alloc_compressor(effort) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        var output = Data(count: libdeflate_gzip_compress_bound(compressor, text.count))
        let count = output.withUnsafeMutableBytes { space in
            text.withUnsafeBytes { input in
                libdeflate_gzip_compress(
                    compressor, input.baseAddress, input.count, space.baseAddress, space.count)
            }
        }
        return count > 0 ? output.prefix(count) : nil
    }
}
