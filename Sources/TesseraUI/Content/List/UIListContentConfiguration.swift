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
    /// How the image looks.
    public var imageProperties: ImageProperties
    /// The text. Setting it takes ``attributedText`` away.
    public var text: String? {
        get { primary.plain }
        set { primary = newValue.map(ListText.plain) ?? primary.withoutPlain }
    }
    /// The text with attributes; what these leave open is as ``textProperties`` say. Setting it takes ``text`` away.
    public var attributedText: NSAttributedString? {
        get { primary.attributed }
        set { primary = newValue.map(ListText.init) ?? primary.withoutAttributed }
    }
    /// How the text looks.
    public var textProperties: TextProperties
    /// The second text, beside or below the first. Setting it takes ``secondaryAttributedText`` away.
    public var secondaryText: String? {
        get { secondary.plain }
        set { secondary = newValue.map(ListText.plain) ?? secondary.withoutPlain }
    }
    /// The second text with attributes; what these leave open is as ``secondaryTextProperties`` say. Setting it takes
    /// ``secondaryText`` away.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondary.attributed }
        set { secondary = newValue.map(ListText.init) ?? secondary.withoutAttributed }
    }
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// The axes along which the margins reach at least as far in as those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The room in points between the content and the edges of its view.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownDirectionalLayoutMargins.value }
        set { ownDirectionalLayoutMargins.value = newValue }
    }
    /// Whether the second text stands beside the first where there is room for both in one line. Where there is none, or where
    /// the user prefers one of the text sizes for accessibility, it stands below.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { ownPrefersSideBySideTextAndSecondaryText.value }
        set { ownPrefersSideBySideTextAndSecondaryText.value = newValue }
    }
    /// The room in points between the image and the texts.
    public var imageToTextPadding: CGFloat {
        get { ownImageToTextPadding.value }
        set { ownImageToTextPadding.value = newValue }
    }
    /// The least room in points between texts that stand side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The room in points between texts that stand one below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content, 0...1.
    public var alpha: CGFloat {
        get { ownAlpha.value }
        set { ownAlpha.value = newValue }
    }

    /// The two texts as they were given.
    var primary = ListText.none
    var secondary = ListText.none
    /// What the configuration was made for.
    let style: ListContentStyle
    /// What the properties that nobody has set were last chosen for.
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

    /// Chooses the properties that nobody has set for what `key` says.
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

    /// What the configuration was last chosen for, in a list of whatever look.
    var presentStyle: ListContentStyle { adopted.style }

    /// Returns true if content of both configurations takes the same places.
    func hasSameMeasures(as other: Self) -> Bool {
        var alike = other
        alike.imageProperties.takeLook(of: imageProperties)
        alike.textProperties.takeColors(of: textProperties)
        alike.secondaryTextProperties.takeColors(of: secondaryTextProperties)
        alike.ownAlpha = ownAlpha
        alike.adopted = adopted
        return alike == self && alike.presentStyle.minimumHeight == other.presentStyle.minimumHeight
    }
}

/// A text of a list content configuration as it was given.
enum ListText: Hashable {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    /// Takes a copy of a text that the app may change later.
    init(_ text: NSAttributedString) {
        self = .attributed(NSAttributedString(attributedString: text))
    }

    var plain: String? { if case .plain(let text) = self { text } else { nil } }
    var attributed: NSAttributedString? { if case .attributed(let text) = self { text } else { nil } }
    var withoutPlain: ListText { plain == nil ? self : .none }
    var withoutAttributed: ListText { attributed == nil ? self : .none }

    /// Whether there is something to display.
    var isEmpty: Bool {
        switch self {
        case .none: true
        case .plain(let text): text.isEmpty
        case .attributed(let text): text.length == 0
        }
    }
}
