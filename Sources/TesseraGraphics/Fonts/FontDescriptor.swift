import TesseraGeometry

/// The wanted properties of a font: family, size, weight, slant, width and typographic features.
public struct FontDescriptor: Hashable, Sendable {
    /// The family of typefaces.
    public var family: FontFamily
    /// The size of the em square in points.
    public var size: CGFloat
    /// The thickness of strokes.
    public var weight: FontWeight
    /// A Boolean value that tells whether the font is italic.
    public var isItalic: Bool
    /// The width of letters in percent of the normal width, as CSS and OpenType define it: 75 is condensed,
    /// 125 expanded. Text is drawn in the nearest width that the family has; the system family has only the
    /// normal one.
    public var width: CGFloat {
        didSet { width = Self.possible(width) }
    }
    /// The typographic features, in alphabetical order. If a tag is set twice, its last value is used.
    public var features: [FontFeature] {
        didSet { features = features.normalized }
    }

    /// Creates a descriptor.
    ///
    /// - Parameters:
    ///   - family: The family of typefaces.
    ///   - size: The size in points.
    ///   - weight: The thickness of strokes.
    ///   - isItalic: True for an italic font.
    ///   - width: The width in percent. A width outside 50…200 is limited to that range.
    ///   - features: The typographic features, in any order.
    public init(
        family: FontFamily = .system, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
        width: CGFloat = 100, features: [FontFeature] = []
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.width = Self.possible(width)
        self.features = features.normalized
    }

    private static func possible(_ width: CGFloat) -> CGFloat {
        width.isFinite ? min(max(width, 50), 200) : 100
    }

    /// The heights of the installed font that matches this descriptor. They are read from the font file once
    /// and then cached. The property may be used on any thread.
    public var metrics: FontMetrics {
        TextEngine.shared.withLock { $0.metrics(of: self) }
    }

    /// The font file that contains this descriptor's Latin letters, or nil if there is no font at all. The
    /// property may be used on any thread.
    public var face: FontFace? {
        TextEngine.shared.withLock { $0.library.face(for: self) }
    }
}
