import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// A file of an app that its page fetches, to save it on the user's device or to play it.
struct ServedFile {
    /// The number of bytes that are read at one time.
    private static let partSize = 256 << 10

    private let path: String
    /// The end of the name by which the file was asked for, in small letters. It determines the type of the file.
    let pathExtension: String
    private let size: Int
    /// The number of the file in its file system.
    private let number: UInt64
    /// The text by which a browser asks whether the file is still what it has.
    private let tag: String

    /// Returns nil if there is no regular file at the path, such as a pipe, from which nothing may ever come.
    init?(path: String) {
        let url = URL(filePath: path)
        self.init(url.resolvingSymlinksInPath(), pathExtension: url.pathExtension)
    }

    /// Returns nil if there is no regular file at an address.
    ///
    /// - Parameters:
    ///   - url: The address, without symbolic links.
    ///   - pathExtension: The end of the name by which the file was asked for.
    init?(_ url: URL, pathExtension: String) {
        guard let attributes = Self.attributes(of: url), let size = attributes[.size] as? Int else {
            return nil
        }
        path = url.path
        self.pathExtension = pathExtension.lowercased()
        self.size = size
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
        tag =
            "\"\(String(number, radix: 36))-\(String(size, radix: 36))-\(String(date.bitPattern, radix: 36))\""
    }

    /// Returns the number of bytes of a regular file, or nil if there is something else at the place, or nothing.
    static func size(of url: URL) -> Int? { attributes(of: url)?[.size] as? Int }

    private static func attributes(of url: URL) -> [FileAttributeKey: Any]? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType == .typeRegular ? attributes : nil
    }

    /// Returns the response with the bytes of the file, which are read while they are sent. A browser saves them or plays them,
    /// and displays them as a page under no circumstances.
    ///
    /// - Parameters:
    ///   - token: The token of the device whose page fetches the file.
    ///   - traffic: The files that are being sent.
    ///   - rate: The number of bytes that the visitor may receive in a second.
    ///   - request: The headers of the request, which may name a part of the file, and what the browser has of it.
    func response(
        to token: DeviceToken, in traffic: FileTraffic, rate: Int, request: HTTPFields = [:]
    ) -> Response {
        response(
            [.contentType: mediaType, .contentDisposition: "attachment"], isKept: isPlayed, to: token,
            in: traffic, rate: rate, request: request)
    }

    /// Returns a response with headers and with the bytes of the file, or with a range of them.
    ///
    /// - Parameter isKept: True if the browser keeps the file. It then asks each time whether the file has changed.
    func response(
        _ headers: HTTPFields, isKept: Bool, to token: DeviceToken, in traffic: FileTraffic, rate: Int,
        request: HTTPFields
    ) -> Response {
        var headers = headers
        headers[.acceptRanges] = "bytes"
        if isKept {
            headers[.eTag] = tag
            headers[.cacheControl] = "private, no-cache"
        }
        if isKept, names(request[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
        // A part of another file than the one of which the browser has the rest is of no use to it.
        let isSame = request[.ifRange].map { $0 == tag } ?? true
        let range = isSame ? request[.range] : nil
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

    /// Returns true if the value of a header is a list with the tag of the file.
    private func names(_ tags: String?) -> Bool {
        guard let tags, tags.utf8.count <= 1_000 else { return false }
        return tags == "*"
            || tags.split(separator: ",").contains {
                let other = $0.trimmingPrefix(while: \.isWhitespace)
                return (other.hasPrefix("W/") ? other.dropFirst(2) : other).prefix(while: { !$0.isWhitespace }
                ) == tag
            }
    }

    private func body(
        _ range: Range<Int>, to token: DeviceToken, in traffic: FileTraffic, rate: Int
    ) -> ResponseBody {
        ResponseBody(contentLength: range.count) { [path, number] writer in
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }
            // Another file that has come to the place meanwhile is not the one that was allowed and that the headers describe.
            guard Self.number(of: handle) == number else { throw CocoaError(.fileReadUnknown) }
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

    /// Returns the number of an open file in its file system, or nil if the system does not tell it.
    private static func number(of handle: FileHandle) -> UInt64? {
        var status = stat()
        return fstat(handle.fileDescriptor, &status) == 0 ? UInt64(status.st_ino) : nil
    }

    /// The media type. Browsers play a file only if its media type states the format. Other files need none.
    var mediaType: String { playedType ?? "application/octet-stream" }
    private var isPlayed: Bool { playedType != nil }
    private var playedType: String? { Self.playedTypes[pathExtension] }

    private static let playedTypes = [
        "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
        "ogv": "video/ogg", "m3u8": "application/vnd.apple.mpegurl", "ts": "video/mp2t", "m4a": "audio/mp4",
        "mp3": "audio/mpeg", "aac": "audio/aac", "wav": "audio/wav", "flac": "audio/flac", "ogg": "audio/ogg",
        "oga": "audio/ogg", "opus": "audio/ogg", "aif": "audio/aiff", "aiff": "audio/aiff",
        "caf": "audio/x-caf",
    ]
}
