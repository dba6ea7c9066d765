import Foundation
import TesseraGeometry

extension UIListContentConfiguration {
    /// The look of the image in a list content configuration, and the space for it.
    /// See Apple's [UIListContentConfiguration.ImageProperties](
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct).
    public struct ImageProperties: Hashable {
        /// The look of a symbol image. The symbol's own configuration overrides it.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .listImage
        /// The colour of symbols and templates, before ``tintColorTransformer`` changes it, or nil for the
        /// view's tint colour.
        public var tintColor: UIColor? {
            get { ownTintColor.value }
            set { ownTintColor.value = newValue }
        }
        /// The transformer that changes ``tintColor`` to the colour of the image, or nil.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { ownTintColorTransformer.value }
            set { ownTintColorTransformer.value = newValue }
        }
        /// Returns the colour of symbols and templates in a view whose tint colour is `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
        /// The radius of the image's corners in points, at most half of its shorter side.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points. A larger image is reduced with the same proportions. A
        /// width or height of 0 sets no limit.
        public var maximumSize = CGSize.zero
        /// The size in points that is reserved for the image. The image is centred in it; its own size does
        /// not change.
        ///
        /// A width or height of 0 means the default: ``standardDimension`` for a symbol, and the image's own
        /// length for other images. A symbol whose configuration makes it larger than text has at least its own length.
        public var reservedLayoutSize = CGSize.zero
        /// A width or height that means the length that lists reserve for symbols. At the default text size
        /// it is 28 points in width and 22 in height, and it grows with the user's text size. (Apple does not
        /// document the lengths in UIKit.)
        public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

        /// A Boolean value that tells whether the image keeps its colours while the device inverts all others. The default is
        /// false.
        public var accessibilityIgnoresInvertColors = false

        private var ownTintColor: Adjustable<UIColor?>
        private var ownTintColorTransformer: Adjustable<UIConfigurationColorTransformer?>

        init() {
            ownTintColor = Adjustable(nil)
            ownTintColorTransformer = Adjustable(nil)
        }

        /// Adopts the defaults of a style, unless the app has set other values.
        mutating func adopt(tintColor color: UIColor?, transformer: UIConfigurationColorTransformer?) {
            ownTintColor.adopt(color)
            ownTintColorTransformer.adopt(transformer)
        }

        /// Copies the colours, the corners and other looks of other properties, which do not affect any measure.
        mutating func takeLook(of other: ImageProperties) {
            ownTintColor = other.ownTintColor
            ownTintColorTransformer = other.ownTintColorTransformer
            cornerRadius = other.cornerRadius
            accessibilityIgnoresInvertColors = other.accessibilityIgnoresInvertColors
        }

        /// True if the image has its own colour rather than the tint colour of its view.
        var statesTint: Bool { tintColor != nil || tintColorTransformer != nil }
    }
}

extension UIImage.SymbolConfiguration {
    /// The look of symbols in lists: the size of body text, in the large scale.
    fileprivate static let listImage = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
}
