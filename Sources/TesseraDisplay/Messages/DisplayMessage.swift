import Foundation

/// A message from an app to its display.
///
/// On the wire each message is a JSON object with a `type`.
public enum DisplayMessage: Equatable, Sendable {
    /// The whole scene, as the answer to each hello. The display removes elements that are not listed and
    /// keeps, by their numbers, those that it has already. It moves scrolling elements to their stated
    /// offsets only if they are new to it or have a new revision. Parents come before their children, and
    /// siblings from back to front.
    case scene([SceneOperation])
    /// The changes since the last message, to be applied in order and displayed together.
    case patch([SceneOperation])
    /// A gesture of the app has recognized the finger with this ``DisplayEvent/Touch/id``. Until the finger
    /// comes up it does not scroll anything, unless it has begun to already.
    case claim(touch: Int)
    /// The app wants to know when the display's own clock has reached a time, in seconds. The display answers with
    /// ``DisplayEvent/clock(time:)``.
    case clock(time: Double)
    /// The number of steps that the user can go back within the app, each of which has an entry in the
    /// browser's history. It is sent before a scene if it is not zero, when it changes, and as the answer to
    /// each ``DisplayEvent/history(depth:question:)``. `question` is the number of the last of these events that the app
    /// had received when it sent the message, or 0 before the first. A display that has sent a later one knows by this
    /// number that the depth is out of date.
    ///
    /// The address leads to what the user sees. It is absolute or relative to the address of the app, and has at most
    /// ``DisplayEvent/longestAddress`` UTF-16 units. If it is nil, the page has the address of the app, or the one by which the
    /// user has opened it.
    case history(depth: Int, question: Int = 0, address: String? = nil)
    /// The settings of the page as a whole. They are sent before a scene if they are not the usual ones, and
    /// when they change.
    case page(PageContent)
    /// A request to the display.
    case request(DisplayRequest)
    /// What the app wants to get back from the display, with ``DisplayEvent/Hello/state``, when another process of it takes
    /// the place of this one. It takes the place of an earlier state.
    case state(String)
    /// The settings that the app has changed: texts by their keys, or nil for a setting that the app has removed. The display
    /// adds them to those that it has, and gives all to the next process of the app with ``DisplayEvent/Hello/settings``.
    case settings([String: String?])
    /// The app and the display use different versions of the protocol. The text is for the user. No other
    /// message comes after it.
    case refused(String)
}

extension DisplayMessage {
    /// The kinds of messages, under the names that they have on the wire.
    public enum Kind: String, Codable, Sendable {
        /// The whole scene.
        case scene
        /// Changes of the scene.
        case patch
        /// The app's claim to a touch.
        case claim
        /// The app's question about the display's clock.
        case clock
        /// The number of steps that the app can go back.
        case history
        /// The properties of the page as a whole.
        case page
        /// A request to the display.
        case request
        /// The state that the app wants to get back.
        case state
        /// The settings that the app has changed.
        case settings
        /// The refusal of a display with another version of the protocol.
        case refused
    }

    /// Reads the kind of a message on the wire, and nothing else of it.
    ///
    /// - Complexity: O(*n*) in the number of bytes, as every reading of JSON, but without any value of the scene.
    /// - Throws: A `DecodingError` if the bytes are no JSON object with the `type` of a message.
    public static func kind(of message: Data) throws -> Kind {
        try JSONDecoder().decode(Header.self, from: message).type
    }

    private struct Header: Decodable {
        let type: Kind
    }

    /// Returns the message in the notation of the wire. NaN and infinite numbers are written as texts, so that a display
    /// refuses only the property that contains such a number.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    /// - Throws: Nothing at present, since all parts of messages are texts, numbers, and arrays and objects of them.
    public func encoded() throws -> Data {
        try MessageEncoder().encode(self)
    }
}

extension DisplayMessage: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, ops, touch, time, depth, question, address, reason, state, values
        case page = "set"
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .scene: self = .scene(try container.decode([SceneOperation].self, forKey: .ops))
        case .patch: self = .patch(try container.decode([SceneOperation].self, forKey: .ops))
        case .claim: self = .claim(touch: try container.decode(Int.self, forKey: .touch))
        case .clock: self = .clock(time: try container.decode(Double.self, forKey: .time))
        case .history:
            self = .history(
                depth: try container.decode(Int.self, forKey: .depth),
                question: try container.decodeIfPresent(Int.self, forKey: .question) ?? 0,
                address: try container.decodeIfPresent(String.self, forKey: .address))
        case .page: self = .page(try container.decode(PageContent.self, forKey: .page))
        case .request: self = .request(try DisplayRequest(from: decoder))
        case .state: self = .state(try container.decode(String.self, forKey: .state))
        case .settings: self = .settings(try container.decode([String: String?].self, forKey: .values))
        case .refused: self = .refused(try container.decode(String.self, forKey: .reason))
        }
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .scene(let operations):
            try container.encode(Kind.scene, forKey: .type)
            try container.encode(operations, forKey: .ops)
        case .patch(let operations):
            try container.encode(Kind.patch, forKey: .type)
            try container.encode(operations, forKey: .ops)
        case .claim(let touch):
            try container.encode(Kind.claim, forKey: .type)
            try container.encode(touch, forKey: .touch)
        case .clock(let time):
            try container.encode(Kind.clock, forKey: .type)
            try container.encode(time, forKey: .time)
        case .history(let depth, let question, let address):
            try container.encode(Kind.history, forKey: .type)
            try container.encode(depth, forKey: .depth)
            try container.encode(question, forKey: .question)
            try container.encodeIfPresent(address, forKey: .address)
        case .page(let page):
            try container.encode(Kind.page, forKey: .type)
            try container.encode(page, forKey: .page)
        case .request(let request):
            try container.encode(Kind.request, forKey: .type)
            try request.encode(to: encoder)
        case .state(let state):
            try container.encode(Kind.state, forKey: .type)
            try container.encode(state, forKey: .state)
        case .settings(let values):
            try container.encode(Kind.settings, forKey: .type)
            try container.encode(values, forKey: .values)
        case .refused(let reason):
            try container.encode(Kind.refused, forKey: .type)
            try container.encode(reason, forKey: .reason)
        }
    }
}
