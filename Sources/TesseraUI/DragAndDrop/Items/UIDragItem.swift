import Foundation

/// An item that the user drags.
/// See Apple's [UIDragItem](https://developer.apple.com/documentation/uikit/uidragitem).
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: photo.title as NSString))
/// item.localObject = photo
/// ```
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Creates an item.
    ///
    /// - Parameter itemProvider: The provider of the data for the target of the drop.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// The provider of the data for the target of the drop.
    open internal(set) var itemProvider: NSItemProvider

    /// An object that the app attaches to the item for its own use; nil by default.
    open var localObject: Any?

    /// A closure that creates the preview of the item for the time after the lift. If it is nil, as by
    /// default, the item keeps the preview with which it was lifted. If the closure returns nil, the item has
    /// no preview.
    open var previewProvider: (() -> UIDragPreview?)?
}
