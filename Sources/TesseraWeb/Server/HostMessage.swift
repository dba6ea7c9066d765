import Foundation
import TesseraDisplay

/// A message of the host itself to a page, besides the messages of the app.
enum HostMessage: Encodable, Equatable {
    /// The token of the page's device, whether the device existed before, the path of its images, and the number of
    /// events that the device has passed to its app. This is the first message.
    case device(token: String, resumed: Bool, resources: String, passed: Int)
    /// The path of the folders whose files documents of the app may fetch. The page gets it before the first of these documents.
    case documents(String)
    /// The number of events that the device has passed to its app so far.
    case passed(Int)
    /// The answer to a ping of the page.
    case pong
    /// The page and the host or the app use different versions of the protocol.
    case refused(reason: String)
    /// The host has as many devices as it allows, or gives this visitor no more.
    case full(reason: String, limit: Limit)
    /// The app process has ended. The page should wait `retry` seconds before it asks for another. The functions
    /// that were running when it crashed are only reported while the app is being developed.
    case ended(reason: String, retry: Int, crash: CrashTrace?)
    /// A new build of the app takes the place of the page's one. The page should ask for another device at once.
    case rebuilt
    /// The state of the app's build.
    case build(BuildStatus)
    /// The app has not answered for some seconds. The page may ask the host to start it anew.
    case silent(app: String)
    /// The app answers again.
    case answering
    /// Another page displays the device now.
    case taken
    /// The page has violated the protocol.
    case error(reason: String)

    /// The limit that a page has reached.
    enum Limit: String, Encodable {
        /// The limit of all pages together.
        case host
        /// The limit of the page's visitor.
        case visitor
        /// The limit of all pages together, for a page that nobody has used. It does not ask for another device by itself, since
        /// two such pages would take the device from each other again and again.
        case quiet
    }

    private enum CodingKeys: String, CodingKey {
        case type, token, resumed, resources, passed, reason, retry, frames, build, app, limit, documents
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .device(let token, let resumed, let resources, let passed):
            try container.encode("device", forKey: .type)
            try container.encode(token, forKey: .token)
            try container.encode(resumed, forKey: .resumed)
            try container.encode(resources, forKey: .resources)
            try container.encode(passed, forKey: .passed)
        case .documents(let path):
            try container.encode("documents", forKey: .type)
            try container.encode(path, forKey: .documents)
        case .passed(let count):
            try container.encode("passed", forKey: .type)
            try container.encode(count, forKey: .passed)
        case .pong:
            try container.encode("pong", forKey: .type)
        case .refused(let reason):
            try container.encode("refused", forKey: .type)
            try container.encode(reason, forKey: .reason)
        case .full(let reason, let limit):
            try container.encode("full", forKey: .type)
            try container.encode(reason, forKey: .reason)
            try container.encode(limit, forKey: .limit)
        case .ended(let reason, let retry, let crash):
            try container.encode("ended", forKey: .type)
            try container.encode(reason, forKey: .reason)
            try container.encode(retry, forKey: .retry)
            try container.encodeIfPresent(crash?.frames, forKey: .frames)
        case .rebuilt:
            try container.encode("rebuilt", forKey: .type)
        case .build(let status):
            try container.encode("build", forKey: .type)
            try container.encode(status, forKey: .build)
        case .silent(let app):
            try container.encode("silent", forKey: .type)
            try container.encode(app, forKey: .app)
        case .answering:
            try container.encode("answering", forKey: .type)
        case .taken:
            try container.encode("taken", forKey: .type)
        case .error(let reason):
            try container.encode("error", forKey: .type)
            try container.encode(reason, forKey: .reason)
        }
    }

    /// Creates the message that names the device of a page.
    static func device(_ token: DeviceToken, of app: HostedApp, resumed: Bool, passed: Int) -> HostMessage {
        .device(
            token: token.text, resumed: resumed, resources: "/\(app.pathName)/resources/\(token.text)/",
            passed: passed)
    }

    /// Creates the message with the path of the folders of an app's documents.
    static func documents(_ token: DeviceToken, of app: HostedApp) -> HostMessage {
        .documents("/\(app.pathName)/resources/\(token.text)/documents/")
    }

    /// The message as JSON.
    var json: Data {
        // Each page that scrolls gets this message several times a second.
        if case .passed(let count) = self { return Data(#"{"type":"passed","passed":\#(count)}"#.utf8) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Strings and small numbers can always be encoded; the fallback is a valid message, too.
        return (try? encoder.encode(self)) ?? Data(#"{"type":"error","reason":""}"#.utf8)
    }

    /// The code with which the connection is closed after the message, or nil if it stays open.
    var closeCode: UInt16? {
        switch self {
        case .device, .documents, .passed, .pong, .build, .silent, .answering: nil
        case .ended: 4001
        case .refused: 4002
        case .full: 4003
        case .taken: 4004
        case .rebuilt: 4005
        case .error: 1008
        }
    }
}

/// A message of a page: an event for the app, or a message for the host alone.
enum BrowserMessage: Equatable {
    /// An event for the app.
    case event(DisplayEvent)
    /// The page is closed for good, so that its device can end.
    case bye
    /// The user does not want to wait for an app that does not answer, which must be started anew.
    case restart
    /// The page measures how long an answer of the host takes.
    case ping

    /// Reads a message of a page.
    ///
    /// - Throws: ``InvalidEvent`` if a page must not send the message. Only hosts may send `detached`.
    init(parsing data: Data) throws(InvalidEvent) {
        if data.count <= 64, let bare = try? JSONDecoder().decode(Bare.self, from: data) {
            switch bare.type {
            case "bye":
                self = .bye
                return
            case "restart":
                self = .restart
                return
            case "ping":
                self = .ping
                return
            default: break
            }
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
