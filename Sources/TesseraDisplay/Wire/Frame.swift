import Foundation

/// A unit of the data on the socket between an app and its host.
///
/// On the wire a frame is the payload's length (4 bytes, big endian), the kind (1 byte) and the payload. The
/// host stores resources and fonts, which the browser fetches from it, and files of the page, which the app gets. It passes messages
/// on without reading them.
public enum Frame: Equatable, Sendable {
    /// The app sends its protocol version to the host, once and before all other frames.
    case version(Int)
    /// The app sends a ``DisplayMessage`` to the display, as JSON.
    case message(Data)
    /// The host sends a ``DisplayEvent`` to the app, as JSON.
    case event(Data)
    /// The app sends the host an encoded image with its media type. Messages refer to it by `id`.
    case resource(id: Int, mediaType: String, data: Data)
    /// The app tells the host that no message will refer to a resource any more.
    case release(id: Int)
    /// The app sends the host the path of a font's file and the index of the face in the file. Messages
    /// refer to it by `id`; fonts and resources are numbered independently. The host reads the file when the
    /// display fetches the font.
    case font(id: Int, path: String, face: Int)
    /// The host asks the app to answer with a ``pong(_:)`` of the same number, once it has handled all events before.
    case ping(Int)
    /// The app answers a ``ping(_:)``.
    case pong(Int)
    /// The app tells the host how many further files of its page it wants. The host accepts no others, and drops those that are not
    /// whole if the number is 0.
    case uploads(Int)
    /// The host tells the app that a file of the page has arrived, and the path at which it lies. The file belongs to the app, which may
    /// move or remove it. The host removes it when the app has ended.
    case upload(id: Int, path: String)
    /// The app sends the host the path of a file that its page may fetch, until a frame with the same number and an empty path comes.
    /// Requests and players refer to the file by `id`.
    case download(id: Int, path: String)
    /// The app sends the host the path of a folder whose files its documents may fetch, until a frame with the same number and an empty path
    /// comes. Documents refer to the folder by `id`.
    case folder(id: Int, path: String)

    private enum Kind: UInt8 {
        case version = 0
        case message = 1
        case event = 2
        case resource = 3
        case release = 4
        case font = 5
        case ping = 6
        case pong = 7
        case uploads = 8
        case upload = 9
        case download = 10
        case folder = 11
    }

    /// The largest payload that a reader accepts, in bytes; a larger one ends the connection.
    public static let maximumPayload = 64 * 1024 * 1024

    /// The frame's bytes on the wire.
    public var encoded: Data {
        switch self {
        case .version(let version): Self.frame(.version, [Self.bytes(of: version)])
        case .message(let data): Self.frame(.message, [data])
        case .event(let data): Self.frame(.event, [data])
        case .resource(let id, let mediaType, let data):
            Self.frame(
                .resource,
                [
                    Self.bytes(of: id), Data([UInt8(truncatingIfNeeded: mediaType.utf8.count)]),
                    Data(mediaType.utf8), data,
                ])
        case .release(let id): Self.frame(.release, [Self.bytes(of: id)])
        case .font(let id, let path, let face):
            Self.frame(.font, [Self.bytes(of: id), Self.bytes(of: face), Data(path.utf8)])
        case .ping(let number): Self.frame(.ping, [Self.bytes(of: number)])
        case .pong(let number): Self.frame(.pong, [Self.bytes(of: number)])
        case .uploads(let count): Self.frame(.uploads, [Self.bytes(of: count)])
        case .upload(let id, let path): Self.frame(.upload, [Self.bytes(of: id), Data(path.utf8)])
        case .download(let id, let path): Self.frame(.download, [Self.bytes(of: id), Data(path.utf8)])
        case .folder(let id, let path): Self.frame(.folder, [Self.bytes(of: id), Data(path.utf8)])
        }
    }

    private static func frame(_ kind: Kind, _ parts: [Data]) -> Data {
        var result = bytes(of: parts.reduce(0) { $0 + $1.count })
        result.append(kind.rawValue)
        for part in parts { result.append(part) }
        return result
    }

    private static func bytes(of number: Int) -> Data {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Data($0) }
    }

    /// Reads one payload. Returns nil if its kind is unknown or it is too short.
    fileprivate init?(kind: UInt8, payload: Data) {
        switch Kind(rawValue: kind) {
        case .version:
            guard let version = payload.bigEndianNumber else { return nil }
            self = .version(version)
        case .message: self = .message(payload)
        case .event: self = .event(payload)
        case .resource:
            guard let id = payload.bigEndianNumber, let length = payload.dropFirst(4).first,
                payload.count >= 5 + Int(length),
                let mediaType = String(data: payload.dropFirst(5).prefix(Int(length)), encoding: .utf8)
            else { return nil }
            self = .resource(id: id, mediaType: mediaType, data: Data(payload.dropFirst(5 + Int(length))))
        case .release:
            guard let id = payload.bigEndianNumber else { return nil }
            self = .release(id: id)
        case .font:
            guard let id = payload.bigEndianNumber, let face = payload.dropFirst(4).bigEndianNumber,
                let path = String(data: payload.dropFirst(8), encoding: .utf8), !path.isEmpty
            else { return nil }
            self = .font(id: id, path: path, face: face)
        case .ping, .pong:
            guard let number = payload.bigEndianNumber else { return nil }
            self = kind == Kind.ping.rawValue ? .ping(number) : .pong(number)
        case .uploads:
            guard let count = payload.bigEndianNumber else { return nil }
            self = .uploads(count)
        case .upload:
            guard let id = payload.bigEndianNumber,
                let path = String(data: payload.dropFirst(4), encoding: .utf8), !path.isEmpty
            else { return nil }
            self = .upload(id: id, path: path)
        case .download, .folder:
            guard let id = payload.bigEndianNumber,
                let path = String(data: payload.dropFirst(4), encoding: .utf8)
            else { return nil }
            self = kind == Kind.folder.rawValue ? .folder(id: id, path: path) : .download(id: id, path: path)
        case nil: return nil
        }
    }
}

/// The errors that end the reading of a stream of frames.
public enum FrameError: Error, Equatable {
    /// A frame has a length greater than ``Frame/maximumPayload``. The value is its length in bytes.
    case tooLarge(Int)
    /// A frame has an unknown kind, or is shorter than its kind requires.
    case malformed(kind: UInt8)
}

/// Divides a stream of bytes into frames.
public struct FrameReader: Sendable {
    private var buffer = Data()
    /// The number of bytes at the start of the buffer that belong to frames which were read. They are removed before
    /// bytes are appended, since their removal moves all others.
    private var position = 0

    /// Creates a reader with an empty buffer.
    public init() {}

    /// Appends the next bytes of the stream, which may begin and end within a frame.
    public mutating func append(_ data: Data) {
        if position > 0 {
            buffer = Data(buffer.dropFirst(position))
            position = 0
        }
        buffer.append(data)
    }

    /// Removes the next whole frame from the buffer and returns it, or nil if it needs more bytes.
    ///
    /// - Complexity: O(*n*), where *n* is the size of the frame.
    public mutating func next() throws(FrameError) -> Frame? {
        let rest = buffer.dropFirst(position)
        guard let length = rest.bigEndianNumber, rest.count >= 5 else { return nil }
        guard length <= Frame.maximumPayload else { throw .tooLarge(length) }
        guard rest.count >= 5 + length else { return nil }
        let kind = rest[rest.startIndex + 4]
        let payload = Data(rest.dropFirst(5).prefix(length))
        position += 5 + length
        // An empty buffer keeps no memory.
        if position == buffer.count { (buffer, position) = (Data(), 0) }
        guard let frame = Frame(kind: kind, payload: payload) else { throw .malformed(kind: kind) }
        return frame
    }
}

extension Data {
    /// The first four bytes as a big-endian number, or nil if there are fewer.
    fileprivate var bigEndianNumber: Int? {
        guard count >= 4 else { return nil }
        return prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
