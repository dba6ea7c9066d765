import Foundation

/// Something that the user drags.
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
    /// - Parameter itemProvider: What is given to whoever takes the item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// What is given to whoever takes the item.
    open private(set) var itemProvider: NSItemProvider

    /// What the app knows of the item, for its own views. By default, it is nil.
    open var localObject: Any?

    /// Makes the preview with which the item is dragged once it is lifted. Nil, by default, for the preview with which it was
    /// lifted; a provider that returns nil stands for no preview at all.
    open var previewProvider: (() -> UIDragPreview?)?
}
