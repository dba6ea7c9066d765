import Foundation

/// The look of bar button items in one state.
/// See Apple's [UIBarButtonItemStateAppearance](
/// https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance).
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    struct Values: Equatable {
        var attributes = AppearanceAttributes()
        var titleOffset = UIOffset.zero
        var backgroundImage: UIImage?
        var backgroundOffset = UIOffset.zero
    }

    var values = Values() { didSet { if values != oldValue { changed?() } } }
    /// The closure that the object calls after each change. The appearance that owns this state sets it.
    var changed: (() -> Void)?

    override init() { super.init() }

    /// The attributes of titles. The item's style determines all others.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes.dictionary }
        set { values.attributes.dictionary = newValue }
    }
    /// The distance of titles from their usual places, in points.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// The background image of items, or nil for none.
    open var backgroundImage: UIImage? {
        get { values.backgroundImage }
        set { values.backgroundImage = newValue }
    }
    /// The distance of the background image from its usual place, in points.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { values.backgroundOffset }
        set { values.backgroundOffset = newValue }
    }
}
