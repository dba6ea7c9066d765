import Foundation
import TesseraGeometry

extension UIButton {
    /// The content and the look of a button, as a value that can be changed, compared and kept before any button exists.
    /// See Apple's [UIButton.Configuration](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Buy"
    /// configuration.subtitle = "12 left"
    /// configuration.image = UIImage(systemName: "cart")
    /// configuration.imagePadding = 8
    /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
    /// ```
    ///
    /// What the app does not set suits the style, the size and the state of the button.
    public struct Configuration: Hashable {
        // MARK: Titles

        /// The title. Setting it takes away what ``attributedTitle`` says beside the letters.
        public var title: String? {
            get { titleText.map { String($0.characters) } }
            set { titleText = newValue.map { AttributedString($0) } }
        }
        /// The title with its attributes, which count more than those of the style.
        public var attributedTitle: AttributedString? {
            get { titleText }
            set { titleText = newValue }
        }
        /// What changes the attributes of the title. If nil, nothing does.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The way in which a title that is too long for one line is wrapped or cut off. By default, it is wrapped between words.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// A smaller text below the title. Setting it takes away what ``attributedSubtitle`` says beside the letters.
        public var subtitle: String? {
            get { subtitleText.map { String($0.characters) } }
            set { subtitleText = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with its attributes, which count more than those of the style.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText }
            set { subtitleText = newValue }
        }
        /// What changes the attributes of the subtitle. If nil, nothing does.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The way in which a subtitle that is too long for one line is wrapped or cut off. By default, it is wrapped between words.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// How title and subtitle lie to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The distance between title and subtitle in points.
        public var titlePadding: CGFloat = 1

        // MARK: Image

        /// The picture. One that states no rendering mode is drawn in the foreground colour.
        public var image: UIImage?
        /// What changes the colour of the picture. If nil, nothing does.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The look of a symbol. If nil, it is as large as the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The edge of the content at which the picture lies: one of the four.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between picture and texts in points.
        public var imagePadding: CGFloat = 0
        /// The least room that the picture takes away from that of the texts, in points. 0: what the picture has.
        public var imageReservation: CGFloat = 0

        /// Whether a spinner takes the place of the picture.
        public var showsActivityIndicator = false
        /// What changes the colour of the spinner. If nil, nothing does.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The sign at the trailing edge that says what a tap does.
        public var indicator = Indicator.automatic
        /// What changes the colour of that sign. If nil, nothing does.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Layout

        /// How large the button is by itself: its fonts and insets.
        public var buttonSize = Size.medium
        /// The distance in points between the edges of the button and its content. By default it suits ``buttonSize``.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? buttonSize.contentInsets }
            set { ownContentInsets = newValue }
        }
        /// Lets the insets suit ``buttonSize`` again.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        // MARK: Look

        /// The colour of title, picture and spinner, where they state none. If nil, it is one that suits the style.
        public var baseForegroundColor: UIColor?
        /// The colour from which that of the background is made. If nil, it is one that suits the style.
        public var baseBackgroundColor: UIColor?
        /// What lies behind the content.
        public var background: UIBackgroundConfiguration
        /// What the corner radius of ``background`` means.
        public var cornerStyle = CornerStyle.dynamic
        /// Whether a selected button looks so by itself. True for all styles but those that are filled.
        public var automaticallyUpdateForSelection: Bool

        // MARK: State

        let style: ButtonStyle
        /// What the configuration was last chosen for.
        var look: ButtonLook
        private var titleText: AttributedString?
        private var subtitleText: AttributedString?
        private var ownContentInsets: NSDirectionalEdgeInsets?

        init(_ style: ButtonStyle) {
            self.style = style
            look = ButtonLook(style)
            background = UIBackgroundConfiguration(.button)
            automaticallyUpdateForSelection = style.shape != .filled
            background.adoptColor(look.background)
        }

        /// The configuration as it is to be on a button in its present state: what the app has not set suits the state.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            updated(
                isSelected: button.isSelected, isDisabled: !button.isEnabled,
                isDestructive: button.role == .destructive)
        }

        /// The configuration as it is to be on a button in some state; in none in particular where nothing is said.
        func updated(
            isSelected: Bool = false, isDisabled: Bool = false, isDestructive: Bool
        ) -> Configuration {
            var updated = self
            updated.look = ButtonLook(
                style.shape(isSelected: automaticallyUpdateForSelection && isSelected),
                isDisabled: isDisabled, isDestructive: isDestructive, foreground: baseForegroundColor,
                background: baseBackgroundColor)
            updated.background.adoptColor(updated.look.background)
            return updated
        }
    }
}
