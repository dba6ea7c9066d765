import TesseraGeometry

/// What an element has in common with space, besides its own transform: the space of its children, and its back.
public struct SpaceContent: Equatable, Sendable {
    /// The transform of the space that the children share, about the element's anchor point. What the eye sees of them then lies in the
    /// plane of the element. If absent, the element has no such space: each child lies in its plane as it is seen from the front.
    public var children: CATransform3D?
    /// A Boolean value that tells whether the element is invisible from behind. If absent, its back is visible.
    public var hidesBack: Bool?
    /// A Boolean value that tells whether the children keep their places in space, beside the element's siblings. The element
    /// itself is not visible. If absent, the element is a plane that contains its children.
    public var keepsDepth: Bool?

    /// Creates a description of an element with the usual values.
    public init() {}
}

extension SpaceContent: Codable {
    private enum CodingKeys: String, CodingKey {
        case children = "s"
        case hidesBack = "b"
        case keepsDepth = "d"
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        children = try container.decodeIfPresent(Entries.self, forKey: .children)?.transform
        hidesBack = try container.decodeIfPresent(Bool.self, forKey: .hidesBack)
        keepsDepth = try container.decodeIfPresent(Bool.self, forKey: .keepsDepth)
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(children.map(Entries.init), forKey: .children)
        try container.encodeIfPresent(hidesBack, forKey: .hidesBack)
        try container.encodeIfPresent(keepsDepth, forKey: .keepsDepth)
    }

    /// A transform as a list of its 16 entries.
    private struct Entries: Codable {
        let transform: CATransform3D

        init(_ transform: CATransform3D) { self.transform = transform }

        init(from decoder: any Decoder) throws {
            transform = CATransform3D(entries: try decoder.numbers(count: 16))
        }

        func encode(to encoder: any Encoder) throws { try encoder.encode(space: transform) }
    }
}
