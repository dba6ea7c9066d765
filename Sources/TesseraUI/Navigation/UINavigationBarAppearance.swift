import Foundation

/// The look of a navigation bar.
/// See Apple's [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
@preconcurrency @MainActor
open class UINavigationBarAppearance: NSObject {
    /// The colour behind the bar. Nil: none.
    open var backgroundColor: UIColor?
    /// The colour of the line below the bar. Nil: no line.
    open var shadowColor: UIColor?
    /// The font and colour of the title: `.font` and `.foregroundColor`.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Whether what lies behind the bar shines through, blurred.
    private(set) var isBlurred = false

    /// Creates the default look: a blurred background with a thin line.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Gives the bar a background through which content shines blurred, and a thin line.
    open func configureWithDefaultBackground() {
        isBlurred = true
        backgroundColor = UIColor(light: 0xf9f9_f9c7, dark: 0x1d1d_1dbf)
        shadowColor = .separator
    }

    /// Gives the bar an opaque background in the system's colour, and a thin line.
    open func configureWithOpaqueBackground() {
        isBlurred = false
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Gives the bar no background and no line.
    open func configureWithTransparentBackground() {
        isBlurred = false
        backgroundColor = nil
        shadowColor = nil
    }
}
