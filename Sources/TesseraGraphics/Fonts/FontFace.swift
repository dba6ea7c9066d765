import TesseraGeometry

/// One typeface of a family, and its file.
public struct FontFace: Hashable, Sendable {
    /// The name of the family, such as `Inter`.
    public var family: String
    /// The name of the face within its family, such as `Semi Bold Italic`.
    public var style: String
    /// The full name, such as `Inter Semi Bold Italic`.
    public var fullName: String
    /// The PostScript name, such as `Inter-SemiBoldItalic`.
    public var postScriptName: String
    /// The thickness of strokes. A variable font has a range.
    public var weights: ClosedRange<FontWeight>
    /// The width in percent of the normal width. A variable font has a range.
    public var widths: ClosedRange<CGFloat>
    /// A Boolean value that tells whether the face is italic.
    public var isItalic: Bool
    /// A Boolean value that tells whether all characters are equally wide.
    public var isMonospaced: Bool
    /// The path of the file.
    public var path: String
    /// The index of the face in a file with several faces.
    public var index: Int

    /// The thickness of strokes that is nearest to regular.
    public var weight: FontWeight { min(max(.regular, weights.lowerBound), weights.upperBound) }

    /// The width in percent that is nearest to the normal width.
    public var width: CGFloat { min(max(100, widths.lowerBound), widths.upperBound) }
}

extension FontFace {
    /// Returns the faces of a family. Those nearest to the normal width come first, then upright ones before
    /// italic ones, and thin ones before bold ones. It is empty if the family does not exist. The method may
    /// be called on any thread.
    public static func faces(inFamily name: String) -> [FontFace] {
        TextEngine.shared.withLock { $0.library.faces(inFamily: name) }
    }

    /// Returns the face with a PostScript name or a full name, or nil if there is none. The method may be
    /// called on any thread.
    public static func face(named name: String) -> FontFace? {
        TextEngine.shared.withLock { $0.library.face(named: name) }
    }
}

extension FontDescriptor {
    /// Creates a descriptor of a face at a size in points.
    public init(face: FontFace, size: CGFloat, features: [FontFeature] = []) {
        self.init(
            family: face.family == FontFamily.interfaceFamilyName ? .system : .named(face.family),
            size: size, weight: face.weight, isItalic: face.isItalic, width: face.width, features: features)
    }
}
