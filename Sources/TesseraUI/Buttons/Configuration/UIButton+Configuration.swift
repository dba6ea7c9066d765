import Foundation
import TesseraGeometry

extension UIButton {
    /// The content and the look of a button. It is a value that can exist, be changed and be compared without
    /// a button.
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
    /// Values that the app does not set depend on the style, the size and the state of the button.
    public struct Configuration: Hashable {
        // MARK: Titles

        /// The title. Setting it removes the attributes of ``attributedTitle``.
        public var title: String? {
            get { titleText.map { String($0.characters) } }
            set { titleText = newValue.map { AttributedString($0) } }
        }
        /// The title with its attributes, which override those of the style.
        public var attributedTitle: AttributedString? {
            get { titleText }
            set { titleText = newValue }
        }
        /// The transformer that changes the attributes of the title, or nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The way in which a title that is too long for one line is wrapped or cut off. By default, it is
        /// wrapped between words.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The smaller text below the title. Setting it removes the attributes of ``attributedSubtitle``.
        public var subtitle: String? {
            get { subtitleText.map { String($0.characters) } }
            set { subtitleText = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with its attributes, which override those of the style.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText }
            set { subtitleText = newValue }
        }
        /// The transformer that changes the attributes of the subtitle, or nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The way in which a subtitle that is too long for one line is wrapped or cut off. By default, it is
        /// wrapped between words.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The alignment of title and subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The distance between title and subtitle in points.
        public var titlePadding: CGFloat = 1

        // MARK: Image

        /// The image. If its rendering mode is automatic, it is drawn in the foreground colour.
        public var image: UIImage?
        /// The transformer that changes the colour of the image, or nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The look of a symbol image. If it is nil, the symbol has the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The effect with which a symbol takes the place of another one, or nil if it does so at once.
        public var symbolContentTransition: UISymbolContentTransition?
        /// The edge of the content at which the image is placed: one of the four.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between image and texts in points.
        public var imagePadding: CGFloat = 0
        /// The smallest space for the image, in points. The default is 0, which means the size of the image.
        public var imageReservation: CGFloat = 0

        /// A Boolean value that tells whether a spinner replaces the image.
        public var showsActivityIndicator = false
        /// The transformer that changes the colour of the spinner, or nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The indicator at the trailing edge, which describes the effect of a tap.
        public var indicator = Indicator.automatic
        /// The transformer that changes the colour of the indicator, or nil.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Layout

        /// The size of the button, which determines its fonts and insets.
        public var buttonSize = Size.medium
        /// The distances in points between the edges of the button and its content. The default depends on
        /// ``buttonSize``.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? buttonSize.contentInsets }
            set { ownContentInsets = newValue }
        }
        /// Restores the insets that depend on ``buttonSize``.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        // MARK: Look

        /// The colour of title, image and spinner unless they set their own, or nil for one that depends on
        /// the style.
        public var baseForegroundColor: UIColor?
        /// The colour from which the background colour is computed, or nil for one that depends on the style.
        public var baseBackgroundColor: UIColor?
        /// The background behind the content.
        public var background: UIBackgroundConfiguration
        /// The meaning of the corner radius of ``background``.
        public var cornerStyle = CornerStyle.dynamic
        /// A Boolean value that tells whether the button automatically has another look while it is selected.
        /// The default is true for all styles that are not filled.
        public var automaticallyUpdateForSelection: Bool

        // MARK: State

        let style: ButtonStyle
        /// The look for the state to which the configuration was last adapted.
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

        /// Returns the configuration adapted to the present state of a button. Values that the app has set
        /// remain.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            updated(
                isSelected: button.isSelected, isDisabled: !button.isEnabled,
                isDestructive: button.role == .destructive)
        }

        /// Returns the configuration adapted to a state, which is by default the normal one.
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
