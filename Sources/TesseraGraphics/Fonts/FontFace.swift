import TesseraGeometry

/// One typeface of a family, and the file that holds it.
public struct FontFace: Hashable, Sendable {
    /// The name of the family, such as `Inter`.
    public var family: String
    /// The name of the face within its family, such as `Semi Bold Italic`.
    public var style: String
    /// The name for people, such as `Inter Semi Bold Italic`.
    public var fullName: String
    /// The name for programs, such as `Inter-SemiBoldItalic`.
    public var postScriptName: String
    /// The thickness of strokes; a variable font has a range of them.
    public var weights: ClosedRange<FontWeight>
    /// The width in percent of the normal width; a variable font has a range of them.
    public var widths: ClosedRange<CGFloat>
    /// A Boolean value that tells whether letters lean.
    public var isItalic: Bool
    /// A Boolean value that tells whether all characters are equally wide.
    public var isMonospaced: Bool
    /// The path of the file.
    public var path: String
    /// The number of the face in a file that holds several.
    public var index: Int

    /// The thickness of strokes: regular in a variable font that has it, and otherwise what comes nearest to regular.
    public var weight: FontWeight { min(max(.regular, weights.lowerBound), weights.upperBound) }

    /// The width in percent: the normal width in a variable font that has it, and otherwise what comes nearest to it.
    public var width: CGFloat { min(max(100, widths.lowerBound), widths.upperBound) }
}

extension FontFace {
    /// The faces of a family, those of the normal width first, upright ones before italic ones and thin ones before bold
    /// ones; none if the family is not there. Safe to ask on any thread.
    public static func faces(inFamily name: String) -> [FontFace] {
        TextEngine.shared.withLock { $0.library.faces(inFamily: name) }
    }

    /// The face with a PostScript name or a full name; nil if there is none. Safe to ask on any thread.
    public static func face(named name: String) -> FontFace? {
        TextEngine.shared.withLock { $0.library.face(named: name) }
    }
}

extension FontDescriptor {
    /// Creates a descriptor of a face at a size.
    public init(face: FontFace, size: CGFloat, features: [FontFeature] = []) {
        self.init(
            family: face.family == FontFamily.interfaceFamilyName ? .system : .named(face.family),
            size: size, weight: face.weight, isItalic: face.isItalic, width: face.width, features: features)
    }
}
