import TesseraGeometry

/// What one asks of a font: family, size, weight and slant.
public struct FontDescriptor: Hashable, Sendable {
    /// The family of typefaces.
    public var family: FontFamily
    /// The size of the em square in points.
    public var size: CGFloat
    /// The thickness of strokes.
    public var weight: FontWeight
    /// Whether letters lean.
    public var isItalic: Bool

    /// Creates a descriptor.
    public init(
        family: FontFamily = .system, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The heights of the installed font that answers this descriptor. Read from the font file once and then
    /// kept. Safe to ask on any thread.
    public var metrics: FontMetrics {
        TextEngine.shared.withLock { $0.metrics(of: self) }
    }
}
