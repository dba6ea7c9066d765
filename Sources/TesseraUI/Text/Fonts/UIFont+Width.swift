import Foundation
import TesseraGraphics

extension UIFont {
    /// The width of a font's letters, in UIKit's numbers from -1 to 1.
    /// See Apple's [UIFont.Width](https://developer.apple.com/documentation/uikit/uifont/width).
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat
        /// Creates a width from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest letters.
        public static let compressed = Width(-0.3)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// Letters of ordinary width.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)

        /// The width in percent of the ordinary one, as OpenType defines it: 62.5 is compressed, 75
        /// condensed, 125 expanded.
        var percent: CGFloat { 100 + rawValue * 125 }

        /// Creates the width of a percentage of the ordinary one.
        init(percent: CGFloat) { self.init((percent - 100) / 125) }
    }
}

extension UIFont.Weight {
    /// Creates the named weight that is nearest to a font's.
    init(_ weight: FontWeight) {
        let named: [(FontWeight, UIFont.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        let nearest = named.min {
            abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue)
        }
        self = nearest?.1 ?? .regular
    }
}
