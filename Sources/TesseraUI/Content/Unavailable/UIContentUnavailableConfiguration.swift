import Foundation
import TesseraGeometry

/// The content in place of a screen that has nothing to display: an image, two texts and two buttons.
/// See Apple's [UIContentUnavailableConfiguration](
/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct).
///
/// ```swift
/// override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///     guard dishes.isEmpty else { return contentUnavailableConfiguration = nil }
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "fork.knife")
///     configuration.text = "No Dishes"
///     configuration.secondaryText = "Dishes that you save appear here."
///     contentUnavailableConfiguration = configuration
/// }
/// ```
public struct UIContentUnavailableConfiguration: Hashable {
    /// The image above the text. It takes the place of the spinner of ``loading()``.
    public var image: UIImage?
    /// The look of the image, or of the spinner.
    public var imageProperties = ImageProperties()
    /// The text. Setting it removes ``attributedText``.
    public var text: String? {
        get { primary.value.plain }
        set { primary.setPlain(newValue) }
    }
    /// The text with attributes, which override ``textProperties``. Setting it removes ``text``.
    public var attributedText: NSAttributedString? {
        get { primary.value.attributed }
        set { primary.setAttributed(newValue) }
    }
    /// The look of the text.
    public var textProperties: TextProperties
    /// The second text, below the first. Setting it removes ``secondaryAttributedText``.
    public var secondaryText: String? {
        get { secondary.value.plain }
        set { secondary.setPlain(newValue) }
    }
    /// The second text with attributes, which override ``secondaryTextProperties``. Setting it removes
    /// ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondary.value.attributed }
        set { secondary.setAttributed(newValue) }
    }
    /// The look of the second text.
    public var secondaryTextProperties = TextProperties(style: .subheadline, color: .secondaryLabel)

    /// The button below the texts. It appears if it has a title, an image or a spinner, or if its action has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The effect and the state of the button.
    public var buttonProperties = ButtonProperties()
    /// The second button, below the first. It appears under the same conditions as the first.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The effect and the state of the second button.
    public var secondaryButtonProperties = ButtonProperties()

    /// The horizontal alignment of the content. The default is ``Alignment-swift.enum/center``.
    public var alignment = Alignment.center
    /// The axes along which the margins are at least as great as those of the superview. The default is both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The distances in points between the content and the edges of its view.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
    /// The space in points between the image and the first text.
    public var imageToTextPadding: CGFloat
    /// The space in points between the texts.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The space in points between the texts and the first button.
    public var textToButtonPadding: CGFloat = 16
    /// The space in points between the buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background behind the content. It is clear by default.
    public var background = UIBackgroundConfiguration.clear()

    /// The first text. A configuration for searches adapts it to the text in the search bar until the app sets it.
    var primary: Adjustable<ContentText>
    /// The second text. A configuration for searches adapts it as well until the app sets it.
    var secondary: Adjustable<ContentText>
    /// The purpose for which the configuration was created.
    let purpose: Purpose

    /// The purpose of a configuration.
    enum Purpose: Hashable { case empty, loading, search }

    init(_ purpose: Purpose, text: ContentText = .none, secondaryText: ContentText = .none) {
        self.purpose = purpose
        primary = Adjustable(text)
        secondary = Adjustable(secondaryText)
        let isLoading = purpose == .loading
        textProperties =
            isLoading
            ? TextProperties(style: .subheadline, color: .secondaryLabel)
            : TextProperties(style: .title2, isBold: true, color: .label)
        imageToTextPadding = isLoading ? 8 : 16
    }
}

extension Adjustable<ContentText> {
    /// Sets a text without attributes. For nil, a text with attributes remains.
    fileprivate mutating func setPlain(_ text: String?) {
        if let text { value = .plain(text) } else if value.attributed == nil { value = .none }
    }

    /// Sets a text with attributes. For nil, a text without attributes remains.
    fileprivate mutating func setAttributed(_ text: NSAttributedString?) {
        if let text { value = ContentText(text) } else if value.attributed != nil { value = .none }
    }
}
