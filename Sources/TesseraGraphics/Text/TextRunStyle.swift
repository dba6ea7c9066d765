import TesseraGeometry

/// The attributes that decide the size of a part of a text.
public struct TextRunStyle: Hashable, Sendable {
    /// The font.
    public var font: FontDescriptor
    /// The space in points after each character, besides what the font gives; negative values bring characters closer.
    public var kern: CGFloat
    /// How far the part lies above the line's baseline, in points; negative values lie below.
    public var baselineOffset: CGFloat
    /// The box that stands in place of each U+FFFC character. Absent: such a character is drawn by its font.
    public var attachment: TextAttachmentBox?
    /// A number by which the caller finds other attributes of the part, such as its colour. Two texts whose tags differ are not
    /// equal.
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

    mutating func scale(by scale: CGFloat) {
        font.size *= scale
        kern *= scale
        baselineOffset *= scale
        attachment = attachment.map {
            TextAttachmentBox(width: $0.width * scale, ascent: $0.ascent * scale, descent: $0.descent * scale)
        }
    }
}

/// The box of an image or another thing that stands in a line like a letter.
public struct TextAttachmentBox: Hashable, Sendable {
    /// The width in points.
    public var width: CGFloat
    /// How far the box reaches above the baseline, in points.
    public var ascent: CGFloat
    /// How far the box reaches below the baseline, in points; negative if it floats above it.
    public var descent: CGFloat

    /// Creates a box.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
