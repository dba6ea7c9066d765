import Foundation

/// A view that is displayed above the keyboard or in its place, with the look of the keyboard.
/// See Apple's [UIInputView](https://developer.apple.com/documentation/uikit/uiinputview).
///
/// ```swift
/// let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
/// bar.allowsSelfSizing = true
/// bar.addSubview(buttons)
/// textView.inputAccessoryView = bar
/// ```
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The looks of input views.
    /// See Apple's [UIInputView.Style](https://developer.apple.com/documentation/uikit/uiinputview/style).
    public enum Style: Int, Sendable {
        /// The view has no background.
        case `default` = 0
        /// The view has the background of a keyboard: the content behind it, blurred and tinted.
        case keyboard = 1
    }

    /// The look of the view.
    open var inputViewStyle: Style { style }
    private let style: Style

    /// A Boolean value that tells whether the constraints of the view's content determine its height; false by default, so that
    /// the height of its frame does. After a change of the content, call `invalidateIntrinsicContentSize()`.
    open var allowsSelfSizing = false

    /// Creates a view with a frame in points and a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        style = inputViewStyle
        super.init(frame: frame)
        install()
    }

    /// Creates a view with a frame in points and without a background.
    public override init(frame: CGRect) {
        style = .default
        super.init(frame: frame)
    }

    /// Creates a view without a background, as from an archive.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    private func install() {
        guard style == .keyboard else { return }
        let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        backdrop.isUserInteractionEnabled = false
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(backdrop)
    }
}
