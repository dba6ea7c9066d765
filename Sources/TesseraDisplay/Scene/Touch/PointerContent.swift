/// The look of a mouse's pointer over an element, and its effect on the element.
public struct PointerContent: Codable, Equatable, Sendable {
    /// A Boolean value that tells whether the pointer is hidden over the element. If absent, it is visible.
    public var isHidden: Bool?
    /// The shape of the pointer over the element, relative to the pointer's place: a path in SVG's notation.
    /// If absent, it is the usual one.
    public var path: String?
    /// A Boolean value that tells whether the shape lies still at the element, with its path in points of
    /// the element. If absent, it moves with the pointer.
    public var isFixed: Bool?
    /// The effect of the pointer on the element. If absent, there is none.
    public var effect: Effect?

    /// The effect of a pointer on an element.
    public struct Effect: Codable, Equatable, Sendable {
        /// The place of a tint. If absent, there is no tint.
        public var tint: Tint?
        /// A Boolean value that tells whether the element casts a shadow. If absent, it does not.
        public var hasShadow: Bool?
        /// A Boolean value that tells whether the element is slightly enlarged. If absent, it is not.
        public var isScaled: Bool?

        /// The places of a tint.
        public enum Tint: String, Codable, Sendable {
            /// The tint is in front of the element.
            case over
            /// The tint is behind the element's children.
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

    /// Creates a look and an effect of a pointer.
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
