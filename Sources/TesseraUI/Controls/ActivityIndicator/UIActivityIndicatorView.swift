import Foundation
import TesseraDisplay

/// A wheel of ticks that turns while something goes on.
/// See Apple's [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview).
///
/// The browser turns it: an indicator that is animating sends nothing.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large an indicator is.
    /// See Apple's [UIActivityIndicatorView.Style](
    /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum).
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    /// Creates a hidden indicator with a style, as large as that is.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.size, height: style.size))
        install()
    }

    /// Creates a hidden indicator of medium size.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        install()
    }

    /// Creates an indicator as from an archive.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        install()
    }

    private func install() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        isHidden = hidesWhenStopped
    }

    /// How large it is. Setting it gives the view the size of the style.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            bounds.size = intrinsicContentSize
            invalidateIntrinsicContentSize()
            setNeedsCommit()
        }
    }
    /// The colour of the ticks. Set to nil: a grey.
    open var color: UIColor! {
        get { ownColor ?? .usual }
        set {
            noteAppearance(\UIActivityIndicatorView.color, newValue)
            ownColor = newValue
            setNeedsCommit()
        }
    }
    private var ownColor: UIColor?
    /// A Boolean value that tells whether the indicator is hidden while it does not turn. True at first.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Starts to turn, and appears.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    /// Stops turning, and disappears where ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
    /// A Boolean value that tells whether it turns.
    open private(set) var isAnimating = false { didSet { if isAnimating != oldValue { setNeedsCommit() } } }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.size, height: style.size) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// What the indicator says by its look, unless the app has set another text.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SystemWord.inProgress.text }
        set { super.accessibilityLabel = newValue }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsCommit()
    }

    override var accessibilityRole: AccessibilityContent.Role? { .progress }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        properties.control = ControlContent(
            .spinner(
                SpinnerContent(
                    isAnimating: isAnimating, color: color.displayColor(for: context.traits), size: style.size
                )))
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: Double { self == .large ? 37 : 20 }
}

extension UIColor {
    fileprivate static let usual = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.675, green: 0.675, blue: 0.686, alpha: 1)
            : UIColor(red: 0.541, green: 0.541, blue: 0.557, alpha: 1)
    }
}
