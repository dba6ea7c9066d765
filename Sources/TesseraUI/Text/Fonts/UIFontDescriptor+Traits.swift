import Foundation
import TesseraGraphics

extension UIFontDescriptor {
    /// The traits that a font has or lacks.
    /// See Apple's [UIFontDescriptor.SymbolicTraits](https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct).
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32
        /// Creates traits from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The letters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The font is semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The letters are wider than usual.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The letters are narrower than usual.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

        /// Creates the traits of a face that is drawn in a weight.
        init(of face: FontFace, weight: FontWeight) {
            self = []
            if face.isItalic { insert(.traitItalic) }
            if min(max(weight, face.weights.lowerBound), face.weights.upperBound) >= .semibold {
                insert(.traitBold)
            }
            if face.width > 100 { insert(.traitExpanded) }
            if face.width < 100 { insert(.traitCondensed) }
            if face.isMonospaced { insert(.traitMonoSpace) }
        }
    }
}

extension FontAttributes {
    /// Returns these attributes with exactly the given traits, or nil if the family has no such face.
    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontAttributes? {
        var font = self.font
        if traits.contains(.traitMonoSpace), font.family == .system { font.family = .monospaced }
        guard let family = font.family.installedName else { return nil }
        let faces = FontFace.faces(inFamily: family).filter { face in
            (traits.contains(.traitItalic) == face.isItalic)
                && (traits.contains(.traitBold)
                    ? face.weights.upperBound >= .semibold : face.weights.lowerBound < .semibold)
                && (!traits.contains(.traitMonoSpace) || face.isMonospaced)
                && (!traits.contains(.traitCondensed) || face.widths.lowerBound < 100)
                && (!traits.contains(.traitExpanded) || face.widths.upperBound > 100)
        }
        let isBold = font.weight >= .semibold
        let weight =
            isBold == traits.contains(.traitBold)
            ? font.weight : traits.contains(.traitBold) ? .bold : .regular
        let width: CGFloat =
            traits.contains(.traitCondensed)
            ? min(font.width, 75) : traits.contains(.traitExpanded) ? max(font.width, 125) : 100
        func distance(_ face: FontFace) -> CGFloat {
            let nearest = min(max(weight, face.weights.lowerBound), face.weights.upperBound)
            let widthThere = min(max(width, face.widths.lowerBound), face.widths.upperBound)
            // The width matters more than the weight.
            return abs(widthThere - width) * 1000 + CGFloat(abs(nearest.rawValue - weight.rawValue))
        }
        guard let face = faces.min(by: { distance($0) < distance($1) }) else { return nil }
        font.weight = min(max(weight, face.weights.lowerBound), face.weights.upperBound)
        font.isItalic = face.isItalic
        font.width = min(max(width, face.widths.lowerBound), face.widths.upperBound)
        var result = FontAttributes(of: font)
        result.size = size
        result.settings = settings
        result.textStyle = textStyle
        return result
    }
}
