import Foundation
import TesseraGeometry

/// The content of a row, a header or a footer of a list: a text, a second text and an image.
/// See Apple's [UIListContentConfiguration](
/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favourites"
/// content.secondaryText = "12 dishes"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: Hashable {
    /// The image before the text.
    public var image: UIImage?
    /// The look of the image.
    public var imageProperties: ImageProperties
    /// The text. Setting it removes ``attributedText``.
    public var text: String? {
        get { primary.plain }
        set { primary = newValue.map(ContentText.plain) ?? primary.withoutPlain }
    }
    /// The text with attributes, which override ``textProperties``. Setting it removes ``text``.
    public var attributedText: NSAttributedString? {
        get { primary.attributed }
        set { primary = newValue.map(ContentText.init) ?? primary.withoutAttributed }
    }
    /// The look of the text.
    public var textProperties: TextProperties
    /// The second text, beside or below the first. Setting it removes ``secondaryAttributedText``.
    public var secondaryText: String? {
        get { secondary.plain }
        set { secondary = newValue.map(ContentText.plain) ?? secondary.withoutPlain }
    }
    /// The second text with attributes, which override ``secondaryTextProperties``. Setting it removes
    /// ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondary.attributed }
        set { secondary = newValue.map(ContentText.init) ?? secondary.withoutAttributed }
    }
    /// The look of the second text.
    public var secondaryTextProperties: TextProperties

    /// The axes along which the margins are at least as great as those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The distances in points between the content and the edges of its view.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownDirectionalLayoutMargins.value }
        set { ownDirectionalLayoutMargins.value = newValue }
    }
    /// A Boolean value that tells whether the second text is beside the first if both fit in one line.
    /// Otherwise, or if the user prefers one of the accessibility text sizes, it is below.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { ownPrefersSideBySideTextAndSecondaryText.value }
        set { ownPrefersSideBySideTextAndSecondaryText.value = newValue }
    }
    /// The space in points between the image and the texts.
    public var imageToTextPadding: CGFloat {
        get { ownImageToTextPadding.value }
        set { ownImageToTextPadding.value = newValue }
    }
    /// The minimum space in points between texts that are side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The space in points between texts that are one below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content, 0...1.
    public var alpha: CGFloat {
        get { ownAlpha.value }
        set { ownAlpha.value = newValue }
    }

    /// The first text as it was set.
    var primary = ContentText.none
    var secondary = ContentText.none
    /// The style with which the configuration was created.
    let style: ListContentStyle
    /// The conditions for which the properties that the app has not set were last adopted.
    private var adopted: ListContentDefaults.Key

    private var ownDirectionalLayoutMargins: Adjustable<NSDirectionalEdgeInsets>
    private var ownPrefersSideBySideTextAndSecondaryText: Adjustable<Bool>
    private var ownImageToTextPadding: Adjustable<CGFloat>
    private var ownAlpha: Adjustable<CGFloat>

    init(_ style: ListContentStyle) {
        self.style = style
        adopted = ListContentDefaults.Key(style: style.resolved(in: .unspecified))
        let defaults = ListContentDefaults(adopted)
        imageProperties = ImageProperties()
        textProperties = TextProperties(defaults.text)
        secondaryTextProperties = TextProperties(defaults.secondaryText)
        ownDirectionalLayoutMargins = Adjustable(defaults.margins)
        ownPrefersSideBySideTextAndSecondaryText = Adjustable(defaults.isSideBySide)
        ownImageToTextPadding = Adjustable(defaults.imageToTextPadding)
        ownAlpha = Adjustable(1)
    }

    /// Adopts the properties that the app has not set for the given conditions.
    mutating func adopt(_ key: ListContentDefaults.Key) {
        guard key != adopted else { return }
        adopted = key
        let defaults = ListContentDefaults(key)
        imageProperties.adopt(tintColor: defaults.imageTint, transformer: defaults.transformer)
        textProperties.adopt(defaults.text)
        secondaryTextProperties.adopt(defaults.secondaryText)
        ownDirectionalLayoutMargins.adopt(defaults.margins)
        ownPrefersSideBySideTextAndSecondaryText.adopt(defaults.isSideBySide)
        ownImageToTextPadding.adopt(defaults.imageToTextPadding)
        ownAlpha.adopt(defaults.alpha)
    }

    /// The style in the list for which the configuration was last updated.
    var presentStyle: ListContentStyle { adopted.style }

    /// Returns true if the content of both configurations has the same places.
    func hasSameMeasures(as other: Self) -> Bool {
        // Most rows differ in their texts, which are quicker to compare than all the rest.
        guard primary == other.primary, secondary == other.secondary else { return false }
        var alike = other
        alike.imageProperties.takeLook(of: imageProperties)
        alike.textProperties.takeColors(of: textProperties)
        alike.secondaryTextProperties.takeColors(of: secondaryTextProperties)
        alike.ownAlpha = ownAlpha
        alike.adopted = adopted
        return alike == self && alike.presentStyle.minimumHeight == other.presentStyle.minimumHeight
    }
}
