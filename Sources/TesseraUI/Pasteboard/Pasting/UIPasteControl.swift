import Foundation

/// A button that pastes into a target.
/// See Apple's [UIPasteControl](https://developer.apple.com/documentation/uikit/uipastecontrol).
///
/// ```swift
/// let control = UIPasteControl(configuration: UIPasteControl.Configuration())
/// control.target = board
/// ```
///
/// The target gets the content by ``UIPasteConfigurationSupporting/paste(itemProviders:)`` if its
/// ``UIPasteConfigurationSupporting/pasteConfiguration`` accepts it. Browsers may ask the user before they give a page the text
/// of another program.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// The look of a paste control.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// What the control displays. The default is ``UIPasteControl/DisplayMode/iconAndLabel``.
        open var displayMode = DisplayMode.iconAndLabel
        /// The shape of the corners. The radius grows with the text size of the user by default.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners for a style that uses it, in points.
        open var cornerRadius: CGFloat = 5.95
        /// The colour of the icon and the label, or nil for white.
        open var baseForegroundColor: UIColor?
        /// The colour of the background, or nil for the tint colour.
        open var baseBackgroundColor: UIColor?

        /// Creates a configuration with the usual look.
        public override init() { super.init() }

        /// Returns a configuration with the same look.
        open nonisolated func copy(with zone: NSZone? = nil) -> Any {
            // Apps copy configurations on the main thread only, as they use them.
            MainActor.assumeIsolated { () -> Configuration in
                let copy = Configuration()
                copy.displayMode = displayMode
                (copy.cornerStyle, copy.cornerRadius) = (cornerStyle, cornerRadius)
                copy.baseForegroundColor = baseForegroundColor
                copy.baseBackgroundColor = baseBackgroundColor
                return copy
            }
        }
    }

    /// What a paste control displays.
    public enum DisplayMode: UInt, Sendable {
        /// An icon beside the word.
        case iconAndLabel = 0
        /// An icon.
        case iconOnly = 1
        /// The word.
        case labelOnly = 2
    }

    /// The look of the control.
    open var configuration: Configuration { ownConfiguration.copy() as? Configuration ?? ownConfiguration }
    private let ownConfiguration: Configuration
    private let button = UIButton(type: .custom)

    /// The object that gets the content.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

    /// Creates a control with a look.
    public init(configuration: Configuration) {
        ownConfiguration = configuration.copy() as? Configuration ?? configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a control with the usual look.
    public override init(frame: CGRect) {
        ownConfiguration = Configuration()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with the usual look.
    public required init?(coder: NSCoder) {
        ownConfiguration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        var look = UIButton.Configuration.filled()
        let word = SystemWord.paste.text
        if ownConfiguration.displayMode != .iconOnly { look.title = word }
        if ownConfiguration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.cornerStyle = ownConfiguration.cornerStyle
        look.background.cornerRadius = ownConfiguration.cornerRadius
        look.baseForegroundColor = ownConfiguration.baseForegroundColor
        look.baseBackgroundColor = ownConfiguration.baseBackgroundColor
        button.configuration = look
        button.accessibilityLabel = word
        button.addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
        let names = [UIPasteboard.changedNotification, UIPasteboard.mayHaveNewsNotification]
        observers = names.map { name in NotificationObserver(name) { [weak self] in self?.update() } }
        update()
    }
    private var observers: [NotificationObserver] = []

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override var isEnabled: Bool { didSet { update() } }

    /// Enables the button if there may be something that the target accepts.
    private func update() {
        let board = UIPasteboard.general
        button.isEnabled =
            isEnabled && (target.map { board.mayBeUnknown || $0.canPaste(board.knownItemProviders) } ?? false)
    }

    private func pasteIntoTarget() {
        UIPasteboard.general.update { [weak self] in
            guard let target = self?.target else { return }
            let providers = UIPasteboard.general.knownItemProviders
            if target.canPaste(providers) { target.paste(itemProviders: providers) }
            self?.update()
        }
    }
}
