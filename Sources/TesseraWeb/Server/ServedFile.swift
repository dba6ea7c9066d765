import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// A file of an app that its page fetches, to save it on the user's device or to play it.
struct ServedFile {
    /// The number of bytes that are read at one time.
    private static let partSize = 256 << 10

    let path: String
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

    /// Returns the response with the bytes of the file, which are read while they are sent. A browser saves them or plays them, and displays
    /// them as a page under no circumstances.
    ///
    /// - Parameters:
    ///   - token: The token of the device whose page fetches the file.
    ///   - traffic: The files that are being sent.
    ///   - rate: The number of bytes that the visitor may receive in a second.
    ///   - range: The value of the header `Range`, or nil if there is none.
    func response(to token: DeviceToken, in traffic: FileTraffic, rate: Int, range: String? = nil) -> Response
    {
        let headers: HTTPFields = [.contentType: mediaType, .contentDisposition: "attachment"]
        return response(headers, to: token, in: traffic, rate: rate, range: range)
    }

    /// Returns a response with headers and with the bytes of the file, or with a range of them.
    func response(
        _ headers: HTTPFields, to token: DeviceToken, in traffic: FileTraffic, rate: Int, range: String?
    ) -> Response {
        var headers = headers
        headers[.acceptRanges] = "bytes"
        func body(_ part: Range<Int>) -> ResponseBody { self.body(part, to: token, in: traffic, rate: rate) }
        switch ByteRange(range, size: size) {
        case .whole:
            return Response(status: .ok, headers: headers, body: body(0..<size))
        case .part(let part):
            headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound)/\(size)"
            return Response(status: .partialContent, headers: headers, body: body(Range(part)))
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(size)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }

    private func body(
        _ range: Range<Int>, to token: DeviceToken, in traffic: FileTraffic, rate: Int
    ) -> ResponseBody {
        ResponseBody(contentLength: range.count) { [path] writer in
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }
            if range.lowerBound > 0 { try handle.seek(toOffset: UInt64(range.lowerBound)) }
            var left = range.count
            while left > 0 {
                let size = min(left, Self.partSize)
                let wait = traffic.wait(of: size, to: token, rate: rate)
                if wait > .zero { try await Task.sleep(for: wait) }
                // A file that has become shorter ends the connection, so that the page does not take a part for the whole.
                guard let part = try handle.read(upToCount: size), !part.isEmpty else {
                    throw CocoaError(.fileReadCorruptFile)
                }
                left -= part.count
                try await writer.write(ByteBuffer(bytes: part))
            }
            try await writer.finish(nil)
        }
    }

    /// The media type. Browsers play only what says what it is, and nothing else needs to.
    var mediaType: String {
        Self.playedTypes[URL(filePath: path).pathExtension.lowercased()] ?? "application/octet-stream"
    }

    private static let playedTypes = [
        "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
        "ogv": "video/ogg", "m3u8": "application/vnd.apple.mpegurl", "ts": "video/mp2t", "m4a": "audio/mp4",
        "mp3": "audio/mpeg", "aac": "audio/aac", "wav": "audio/wav", "flac": "audio/flac", "ogg": "audio/ogg",
        "oga": "audio/ogg", "opus": "audio/ogg", "aif": "audio/aiff", "aiff": "audio/aiff",
        "caf": "audio/x-caf",
    ]
}
