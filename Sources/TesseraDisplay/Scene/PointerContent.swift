/// What a mouse's pointer looks like over an element, and what it does to the element.
public struct PointerContent: Codable, Equatable, Sendable {
    /// Whether the pointer is not seen over the element. If absent, it is.
    public var isHidden: Bool?
    /// The shape of the pointer over the element, about its place: a path in the notation of SVG. If absent, it is the usual one.
    public var path: String?
    /// Whether the shape lies where the element is, with its path in points of the element, and does not go along with the pointer. If
    /// absent, it goes along.
    public var isFixed: Bool?
    /// What the pointer does to the element. If absent, it does nothing.
    public var effect: Effect?

    /// What a pointer does to an element.
    public struct Effect: Codable, Equatable, Sendable {
        /// Where a tint lies. If absent, there is none.
        public var tint: Tint?
        /// Whether the element throws a shadow. If absent, it does not.
        public var hasShadow: Bool?
        /// Whether the element is a little larger. If absent, it is not.
        public var isScaled: Bool?

        /// Where a tint lies.
        public enum Tint: String, Codable, Sendable {
            /// In front of the element.
            case over
            /// Behind what the element holds.
            case under
        }

        /// Creates an effect.
        public init(tint: Tint? = nil, hasShadow: Bool = false, isScaled: Bool = false) {
            self.tint = tint
            self.hasShadow = hasShadow ? true : nil
            self.isScaled = isScaled ? true : nil
        }

        private enum CodingKeys: String, CodingKey {
            case tint = "t"
            case hasShadow = "s"
            case isScaled = "l"
        }
    }

    /// Creates what a pointer looks like and does.
    public init(isHidden: Bool = false, path: String? = nil, isFixed: Bool = false, effect: Effect? = nil) {
        self.isHidden = isHidden ? true : nil
        self.path = path
        self.isFixed = isFixed ? true : nil
        self.effect = effect
    }

    private enum CodingKeys: String, CodingKey {
        case isHidden = "h"
        case path = "d"
        case isFixed = "f"
        case effect = "e"
    }
}
