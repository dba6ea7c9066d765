import Foundation

/// The look of a navigation bar.
/// See Apple's [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
@preconcurrency @MainActor
open class UINavigationBarAppearance: NSObject {
    /// The colour behind the bar. Nil: none.
    open var backgroundColor: UIColor?
    /// The colour of the line below the bar. Nil: no line.
    open var shadowColor: UIColor?
    /// The attributes of the title. Without a font it is half bold, of 17 points; without a colour, that of labels; without a
    /// paragraph style, centred.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// A title with its attributes.
    func attributedTitle(_ title: String) -> NSAttributedString {
        var attributes = titleTextAttributes
        if !(attributes[.font] is UIFont) {
            attributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold)
        }
        if !(attributes[.foregroundColor] is UIColor) { attributes[.foregroundColor] = UIColor.label }
        if !(attributes[.paragraphStyle] is NSParagraphStyle) {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            style.lineBreakMode = .byTruncatingTail
            attributes[.paragraphStyle] = style
        }
        return NSAttributedString(string: title, attributes: attributes)
    }

    /// The effect upon what lies behind the bar, under ``backgroundColor``. Nil: none.
    open var backgroundEffect: UIBlurEffect?

    /// Creates the default look: a blurred background with a thin line.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Gives the bar a background through which content shines blurred, and a thin line.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        shadowColor = .separator
    }

    /// Gives the bar an opaque background in the system's colour, and a thin line.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Gives the bar no background and no line.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }
}
