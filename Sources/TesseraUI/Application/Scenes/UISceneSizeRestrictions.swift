import Foundation

/// The least and the greatest size to which the user can resize a scene's window.
/// See Apple's [UISceneSizeRestrictions](https://developer.apple.com/documentation/uikit/uiscenesizerestrictions).
///
/// A scene has restrictions where an app can restrict its windows. Pages cannot restrict those of browsers, so that
/// ``UIWindowScene/sizeRestrictions`` is nil, as on an iPhone.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The least size of the window in points.
    open var minimumSize = CGSize.zero
    /// The greatest size of the window in points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// A Boolean value that tells whether the window can fill the screen.
    open var allowsFullScreen = true

    override init() { super.init() }
}
