import Foundation
import TesseraDisplay

/// What the host itself says to a page, beside the messages of the app.
enum HostMessage: Encodable, Equatable {
    /// Which device the page shows, and where its images are: the first message.
    case device(token: String, resumed: Bool, resources: String)
    /// The two ends speak different versions.
    case refused(reason: String)
    /// No more devices are allowed.
    case full(reason: String)
    /// The app process is no more; the page should wait `retry` seconds before it asks for another.
    case ended(reason: String, retry: Int)
    /// Another page shows the device now.
    case taken
    /// The page broke the protocol.
    case error(reason: String)

    private enum CodingKeys: String, CodingKey {
        case type, token, resumed, resources, reason, retry
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .device(let token, let resumed, let resources):
            try container.encode("device", forKey: .type)
            try container.encode(token, forKey: .token)
            try container.encode(resumed, forKey: .resumed)
            try container.encode(resources, forKey: .resources)
        case .refused(let reason):
            try container.encode("refused", forKey: .type)
            try container.encode(reason, forKey: .reason)
        case .full(let reason):
            try container.encode("full", forKey: .type)
            try container.encode(reason, forKey: .reason)
        case .ended(let reason, let retry):
            try container.encode("ended", forKey: .type)
            try container.encode(reason, forKey: .reason)
            try container.encode(retry, forKey: .retry)
        case .taken:
            try container.encode("taken", forKey: .type)
        case .error(let reason):
            try container.encode("error", forKey: .type)
            try container.encode(reason, forKey: .reason)
        }
    }

    /// The message as JSON.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Strings and small numbers always encode; the fallback is a message of this protocol all the same.
        return (try? encoder.encode(self)) ?? Data(#"{"type":"error","reason":""}"#.utf8)
    }

    /// The code with which the connection is closed after the message, or nil if it stays open.
    var closeCode: UInt16? {
        switch self {
        case .device: nil
        case .ended: 4001
        case .refused: 4002
        case .full: 4003
        case .taken: 4004
        case .error: 1008
        }
    }
}

/// What a page may say: an event for the app, or something for the host alone.
enum BrowserMessage: Equatable {
    /// An event to pass on.
    case event(DisplayEvent)
    /// The page goes away for good: its device can end.
    case bye

    /// Reads a message of a page.
    ///
    /// - Throws: ``InvalidEvent`` where it is not one that a page may send; only hosts say `detached`.
    init(parsing data: Data) throws(InvalidEvent) {
        if data.count <= 64, (try? JSONDecoder().decode(Bare.self, from: data))?.type == "bye" {
            self = .bye
            return
        }
        let event = try DisplayEvent(parsing: data)
        guard event != .detached else {
            throw InvalidEvent(description: "Only a host says that a display is detached.")
        }
        self = .event(event)
    }

    private struct Bare: Decodable {
        var type: String
    }
}
