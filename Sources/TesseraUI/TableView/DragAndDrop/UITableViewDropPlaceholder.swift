import Foundation

/// A cell that stands for an item which the data does not have yet.
/// See Apple's [UITableViewPlaceholder](https://developer.apple.com/documentation/uikit/uitableviewplaceholder).
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where the item would be inserted.
    ///   - reuseIdentifier: The identifier under which the class of the cell is registered.
    ///   - rowHeight: The height of the row, in points; ``UITableView/automaticDimension`` where the cell says it.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// Configures the cell. By default, it is nil.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
}

/// A cell that stands for an item that was dropped and is still loading.
/// See Apple's [UITableViewDropPlaceholder](https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder).
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Says how the preview of the item looks as it arrives at the cell. Nil, by default, for how it looks while it is dragged.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Exchanges a placeholder for the item when the app has its data.
/// See Apple's [UITableViewDropPlaceholderContext](
/// https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext).
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Exchanges the placeholder for an item of the data.
    ///
    /// - Parameter dataSourceUpdates: Inserts the item into the data at the index path that it takes.
    /// - Returns: False where the placeholder is gone, as after a reload; the data is left alone then.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder. Returns false where it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}
