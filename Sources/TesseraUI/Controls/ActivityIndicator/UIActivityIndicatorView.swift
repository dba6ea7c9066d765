import Foundation
import TesseraDisplay

/// A wheel of ticks that turns while an operation runs.
/// See Apple's [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview).
///
/// The browser turns the wheel, so an animating indicator sends no messages.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The sizes of an indicator.
    /// See Apple's [UIActivityIndicatorView.Style](
    /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum).
    public enum Style: Int, Sendable {
        /// A white indicator of 37 points. Apple advises to use ``large`` with a ``UIActivityIndicatorView/color``.
        case whiteLarge = 0
        /// A white indicator of 20 points. Apple advises to use ``medium`` with a ``UIActivityIndicatorView/color``.
        case white = 1
        /// A grey indicator of 20 points. Apple advises to use ``medium``.
        case gray = 2
        /// An indicator of 20 points.
        case medium = 100
        /// An indicator of 37 points.
        case large = 101
    }

    /// Creates a hidden indicator with the style and its size.
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
    public required init(coder: NSCoder) {
        style = .medium
        // UIView's initializer never fails.
        super.init(coder: coder)!
        install()
        if let nib = coder.nib { takeIndicator(nib) }
    }

    private func install() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        isHidden = hidesWhenStopped
    }

    /// The size of the indicator. Setting it gives the view the size of the style.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            bounds.size = intrinsicContentSize
            invalidateIntrinsicContentSize()
            setNeedsCommit()
        }
    }
    /// The colour of the ticks. If it is set to nil, they are grey, or white with a white style.
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .usual) }
        set {
            noteAppearance(\UIActivityIndicatorView.color, newValue)
            ownColor = newValue
            setNeedsCommit()
        }
    }
    private var ownColor: UIColor?
    /// A Boolean value that tells whether the indicator is hidden while it does not turn. True by default.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Starts to turn, and makes the indicator visible.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    /// Stops turning, and hides the indicator if ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
    /// A Boolean value that tells whether the indicator turns.
    open private(set) var isAnimating = false { didSet { if isAnimating != oldValue { setNeedsCommit() } } }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.size, height: style.size) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The text that assistive technology reads: the system's word for progress, unless the app has set
    /// another text.
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
    fileprivate var size: Double { self == .large || self == .whiteLarge ? 37 : 20 }
}

extension UIColor {
    fileprivate static let usual = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.675, green: 0.675, blue: 0.686, alpha: 1)
            : UIColor(red: 0.541, green: 0.541, blue: 0.557, alpha: 1)
    }
}
