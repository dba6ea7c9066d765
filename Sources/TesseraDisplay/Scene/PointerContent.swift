/// What a mouse's pointer looks like over an element, and what it does to the element.
public struct PointerContent: Codable, Equatable, Sendable {
    /// Whether the pointer is not seen over the element. Absent: it is.
    public var isHidden: Bool?
    /// The shape of the pointer over the element, about its place: a path in the notation of SVG. Absent: the usual one.
    public var path: String?
    /// What the pointer does to the element. Absent: nothing.
    public var effect: Effect?

    /// What a pointer does to an element.
    public struct Effect: Codable, Equatable, Sendable {
        /// Where a tint lies. Absent: there is none.
        public var tint: Tint?
        /// Whether the element throws a shadow. Absent: it does not.
        public var hasShadow: Bool?
        /// Whether the element is a little larger. Absent: it is not.
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
    public init(isHidden: Bool = false, path: String? = nil, effect: Effect? = nil) {
        self.isHidden = isHidden ? true : nil
        self.path = path
        self.effect = effect
    }

    private enum CodingKeys: String, CodingKey {
        case isHidden = "h"
        case path = "d"
        case effect = "e"
    }
}
