import Foundation

/// What a navigation bar shows for one controller.
/// See Apple's [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Prepares an object that was loaded from a nib file. Objects that the app creates itself do not get the call; nor does any
    /// other as yet, since no nib files are loaded.
    open func awakeFromNib() {}

    /// The title in the middle of the bar.
    open var title: String? { didSet { changed?() } }
    /// The view in the middle of the bar, instead of the title.
    open var titleView: UIView? { didSet { changed?() } }
    /// The title of the button that leads back to this controller, instead of its title.
    open var backButtonTitle: String? { didSet { changed?() } }
    /// Whether the button that leads back is hidden.
    open var hidesBackButton = false { didSet { changed?() } }
    /// The look of the bar for this controller, instead of the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    /// The look of the bar for this controller while its content is at the top.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }

    /// Tells the bar that shows the item.
    var changed: (() -> Void)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }
}
