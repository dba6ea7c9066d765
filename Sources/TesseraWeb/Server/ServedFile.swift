import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// A file of an app that its page fetches to save it on the user's device.
struct ServedFile {
    /// The number of bytes that are read at one time.
    private static let partSize = 256 << 10

    private let path: String
    private let size: Int

    /// Returns nil if there is no regular file at the path, such as a pipe, from which nothing may ever come.
    init?(path: String) {
        let url = URL(filePath: path).resolvingSymlinksInPath()
        guard let size = Self.size(of: url) else { return nil }
        self.path = url.path
        self.size = size
    }

    /// Returns the number of bytes of a regular file, or nil if there is something else at the place, or nothing.
    static func size(of url: URL) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return attributes?[.size] as? Int
    }

    /// Returns the response with the bytes of the file, which are read while they are sent. A browser saves them, and displays them under no
    /// circumstances.
    ///
    /// - Parameter rate: The number of bytes that the visitor may receive in a second. The file takes half of them at most, since the host reads
    ///   nothing from a visitor who has received too much.
    func response(rate: Int) -> Response {
        let pause = Duration.seconds(2 * Double(Self.partSize) / Double(rate))
        let body = ResponseBody(contentLength: size) { [path, size] writer in
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }
            var left = size
            while left > 0 {
                // A file that has become shorter ends the connection, so that the page does not take a part for the whole.
                guard let part = try handle.read(upToCount: min(left, Self.partSize)), !part.isEmpty else {
                    throw CocoaError(.fileReadCorruptFile)
                }
                left -= part.count
                try await writer.write(ByteBuffer(bytes: part))
                if left > 0, rate < .max { try await Task.sleep(for: pause) }
            }
            try await writer.finish(nil)
        }
        return Response(
            status: .ok,
            headers: [.contentType: "application/octet-stream", .contentDisposition: "attachment"], body: body
        )
    }
}
