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
    /// Tells the appearance that owns this state of each change.
    var changed: (() -> Void)?

    override init() { super.init() }

    /// The attributes of titles. What they leave open is as the item's style has it.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes.dictionary }
        set { values.attributes.dictionary = newValue }
    }
    /// How far titles lie from where they would lie, in points.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// The picture behind items. Nil: none.
    open var backgroundImage: UIImage? {
        get { values.backgroundImage }
        set { values.backgroundImage = newValue }
    }
    /// How far the picture behind items lies from where it would lie, in points.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { values.backgroundOffset }
        set { values.backgroundOffset = newValue }
    }
}
