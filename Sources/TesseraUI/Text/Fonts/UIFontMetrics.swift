import Foundation
import TesseraBasics

/// Scales fonts and lengths in the proportion in which a text style grows with the user's text size.
/// See Apple's [UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics).
///
/// As on iOS, the proportion is that of the style's line heights, and results are rounded to whole pixels: 17
/// points of body text become 16⅓ points at the medium text size on a screen with three pixels to a point.
public final class UIFontMetrics: NSObject, Sendable {
    /// The metrics of ``UIFont/TextStyle/body``.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font at the user's text size.
    ///
    /// - Parameter font: The font at its default size. It must not have been scaled before.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font at the text size of `traitCollection`, or at the user's if it is nil or has none.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font at the user's text size, of `maximumPointSize` points at most.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font at the text size of `traitCollection`, of `maximumPointSize` points at most. A maximum
    /// of 0 is no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        demand(
            font.scaling == nil,
            "UIFontMetrics.scaledFont(for:): the font follows the text size already. Pass the font at its default size."
        )
        return scaled(font, maximum: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
    }

    /// Returns a length at the user's text size, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length at the text size of `traitCollection`, or at the user's if it is nil or has none, in
    /// points.
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let category = UIContentSizeCategory.of(traitCollection)
        let factor = style.typeSize(in: category).leading / style.typeSize(in: .large).leading
        let scales = [traitCollection, .current].compactMap { $0?.displayScale }
        let scale = scales.first { $0 > 0 } ?? 1
        return (value * factor * scale).rounded() / scale
    }

    func scaled(_ base: UIFont, maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        let size = scaledValue(for: base.pointSize, compatibleWith: traits)
        let font = base.withSize(maximum.map { min($0, size) } ?? size)
        return UIFont(font.descriptor, scaling: .metrics(style, base: base, maximum: maximum))
    }
}
