import Foundation

/// A cell in the place of an item that the data does not contain yet.
/// See Apple's [UITableViewPlaceholder](https://developer.apple.com/documentation/uikit/uitableviewplaceholder).
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path at which the item would be inserted.
    ///   - reuseIdentifier: The identifier under which the class of the cell is registered.
    ///   - rowHeight: The height of the row, in points, or ``UITableView/automaticDimension`` if the cell
    ///     determines it.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// A closure that configures the cell. The default is nil.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
}

/// A cell in the place of a dropped item that is still loading.
/// See Apple's [UITableViewDropPlaceholder](https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder).
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// A closure that returns the look of the item's preview when it arrives at the cell. If it is nil, the
    /// preview keeps its look. The default is nil.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context by which an app replaces a placeholder by the item when it has the item's data.
/// See Apple's [UITableViewDropPlaceholderContext](
/// https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext).
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by an item of the data.
    ///
    /// - Parameter dataSourceUpdates: Inserts the item into the data at the given index path.
    /// - Returns: False if the placeholder is gone, for example after a reload. `dataSourceUpdates` is not
    ///   called then.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder. Returns false if it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}
