/// A typographic feature of a font with its value. Features are named by OpenType's tags.
///
///     let digits = FontFeature(tag: "tnum")
///
/// See the [registry of features](https://learn.microsoft.com/typography/opentype/spec/featurelist). A font
/// without the feature ignores it.
public struct FontFeature: Hashable, Comparable, Sendable {
    /// The tag: four letters or digits of ASCII.
    public let tag: String
    /// The value: 0 turns the feature off, 1 turns it on, and a greater number selects one of several forms.
    public let value: Int

    /// Creates a feature. Returns nil if `tag` is not four letters or digits of ASCII, or if `value` is
    /// negative.
    public init?(tag: String, value: Int = 1) {
        let isTag = tag.utf8.count == 4 && tag.unicodeScalars.allSatisfy(Self.belongsInTag)
        guard isTag, value >= 0 else { return nil }
        self.init(knownTag: tag, value: value)
    }

    private init(knownTag tag: String, value: Int = 1) {
        self.tag = tag
        self.value = value
    }

    private static func belongsInTag(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    /// Digits that are all equally wide (`tnum`).
    public static let monospacedDigits = FontFeature(knownTag: "tnum")

    /// Returns true if `lhs` comes before `rhs` in the order of tags and then of values.
    public static func < (lhs: FontFeature, rhs: FontFeature) -> Bool {
        (lhs.tag, lhs.value) < (rhs.tag, rhs.value)
    }
}

extension [FontFeature] {
    /// The features in alphabetical order, with each tag only once. If a tag occurs several times, its last
    /// value is used.
    var normalized: [FontFeature] {
        guard !isEmpty else { return [] }
        return Dictionary(map { ($0.tag, $0) }) { _, last in last }.values.sorted()
    }
}
