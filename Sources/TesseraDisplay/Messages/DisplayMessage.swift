/// What an app says to its display.
///
/// On the wire each message is a JSON object with a `type`.
public enum DisplayMessage: Equatable, Sendable {
    /// The whole scene, as the answer to each hello: the display drops what it shows and is not listed, keeps
    /// elements that it knows by their numbers, and puts scrolling elements at their stated offsets only where
    /// it did not know them or their revision is new. Parents come before their children; siblings from back to front.
    case scene([SceneOperation])
    /// What has changed since the last message, to be applied in order and shown at once.
    case patch([SceneOperation])
    /// A gesture of the app has a finger, named as in ``DisplayEvent/Touch/id``: until it comes up it scrolls nothing, if it
    /// has not begun to.
    case claim(touch: Int)
    /// The app and the display do not speak the same version; the text is for a person. Nothing follows.
    case refused(String)
}

extension DisplayMessage: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, ops, touch, reason
    }

    private enum Kind: String, Codable {
        case scene, patch, claim, refused
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .scene: self = .scene(try container.decode([SceneOperation].self, forKey: .ops))
        case .patch: self = .patch(try container.decode([SceneOperation].self, forKey: .ops))
        case .claim: self = .claim(touch: try container.decode(Int.self, forKey: .touch))
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
        case .refused(let reason):
            try container.encode(Kind.refused, forKey: .type)
            try container.encode(reason, forKey: .reason)
        }
    }
}
