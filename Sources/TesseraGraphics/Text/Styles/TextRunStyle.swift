import TesseraGeometry

/// The attributes that determine the size of a part of a text.
public struct TextRunStyle: Hashable, Sendable {
    /// The font.
    public var font: FontDescriptor
    /// The space in points after each character, in addition to that of the font. Negative values bring
    /// characters closer together.
    public var kern: CGFloat
    /// The distance of the part above the line's baseline, in points. Negative values lie below.
    public var baselineOffset: CGFloat
    /// The box in the place of each U+FFFC character. If it is nil, the font draws such a character.
    public var attachment: TextAttachmentBox?
    /// A number with which the caller finds other attributes of the part, such as its colour. Two texts with
    /// different tags are not equal.
    public var tag: Int

    /// Creates a style.
    public init(
        font: FontDescriptor, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
        attachment: TextAttachmentBox? = nil, tag: Int = 0
    ) {
        self.font = font
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.attachment = attachment
        self.tag = tag
    }

    /// True for the box of a tab.
    var isTab: Bool { attachment?.isTab == true }

    mutating func scale(by scale: CGFloat) {
        font.size *= scale
        kern *= scale
        baselineOffset *= scale
        attachment = attachment.map {
            TextAttachmentBox(width: $0.width * scale, ascent: $0.ascent * scale, descent: $0.descent * scale)
        }
    }
}

/// The box of an image, of a tab or of another thing that takes the place of a letter in a line.
public struct TextAttachmentBox: Hashable, Sendable {
    /// The width in points.
    public var width: CGFloat
    /// The height of the box above the baseline, in points.
    public var ascent: CGFloat
    /// The depth of the box below the baseline, in points. It is negative if the box lies above the
    /// baseline.
    public var descent: CGFloat
    /// True if the box is a tab, whose width depends on its place in the line.
    var isTab = false

    /// Creates a box.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
