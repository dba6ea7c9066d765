import Foundation
import TesseraGeometry

extension UIListContentConfiguration {
    /// How the image of a list content configuration looks, and the room that it gets.
    /// See Apple's [UIListContentConfiguration.ImageProperties](
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct).
    public struct ImageProperties: Hashable {
        /// The look of a symbol, where the symbol's own configuration leaves it open.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .listImage
        /// The colour of symbols and templates, before ``tintColorTransformer`` changes it. Nil: the view's tint colour.
        public var tintColor: UIColor? {
            get { ownTintColor.value }
            set { ownTintColor.value = newValue }
        }
        /// What changes ``tintColor`` into the colour of the image. Nil: nothing does.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { ownTintColorTransformer.value }
            set { ownTintColorTransformer.value = newValue }
        }
        /// The colour of symbols and templates in a view whose tint colour is `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
        /// The radius of the image's corners in points, at most half of its shorter side.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image in points: a larger one becomes smaller and keeps its proportions. A width or
        /// height of 0 limits nothing.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, in the middle of which it lies, in points. It does not change the size of the
        /// image.
        ///
        /// A width or height of 0 is for the room that images of their kind have by default: for a symbol
        /// ``standardDimension``, and for others as much as the image takes.
        public var reservedLayoutSize = CGSize.zero
        /// Stands for the width or height that lists keep for symbols, whatever the image: at the default text size 28 points
        /// in width and 22 in height, and more where the user prefers larger text. (UIKit does not say what it keeps.)
        public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

        private var ownTintColor: Adjustable<UIColor?>
        private var ownTintColorTransformer: Adjustable<UIConfigurationColorTransformer?>

        init() {
            ownTintColor = Adjustable(nil)
            ownTintColorTransformer = Adjustable(nil)
        }

        /// Takes what a style has by default, except where the app has set something else.
        mutating func adopt(tintColor color: UIColor?, transformer: UIConfigurationColorTransformer?) {
            ownTintColor.adopt(color)
            ownTintColorTransformer.adopt(transformer)
        }

        /// Takes the colours and corners of other properties, which no measure depends on.
        mutating func takeLook(of other: ImageProperties) {
            ownTintColor = other.ownTintColor
            ownTintColorTransformer = other.ownTintColorTransformer
            cornerRadius = other.cornerRadius
        }

        /// Whether the image has another colour than the tint colour of its view.
        var statesTint: Bool { tintColor != nil || tintColorTransformer != nil }
    }
}

extension UIImage.SymbolConfiguration {
    /// The look of symbols in lists: as large as body text, in the large scale.
    fileprivate static let listImage = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
}
