import Foundation

/// A cell that represents an item that the data does not contain yet.
/// See Apple's [UICollectionViewPlaceholder](https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder).
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path at which the item would be inserted.
    ///   - reuseIdentifier: The identifier with which the class of the cell is registered.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// A closure that configures the cell, or nil. The default is nil.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
}

/// A cell that represents a dropped item while its data is loading.
/// See Apple's [UICollectionViewDropPlaceholder](https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder).
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// A closure that returns the shape and background of the item's preview when it arrives at the cell, or
    /// nil for those during the drag. The default is nil.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The object with which the app replaces a placeholder by the item when it has its data.
/// See Apple's [UICollectionViewDropPlaceholderContext](
/// https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext).
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by an item of the data.
    ///
    /// - Parameter dataSourceUpdates: A closure that inserts the item into the data at the given index path.
    /// - Returns: False if the placeholder no longer exists, for example after a reload. The closure does not
    ///   run then.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder. Returns false if it no longer exists.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Requests another call of ``UICollectionViewPlaceholder/cellUpdateHandler`` for the cell.
    func setNeedsCellUpdate()
}

/// The context of a placeholder in a list.
@MainActor
final class PlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext,
    UITableViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private let placeholder: ItemPlaceholder
    private weak var scrollView: (any ItemDragScrollView)?
    private let animator: DragAnimator

    init(
        _ item: UIDragItem, _ placeholder: ItemPlaceholder, _ scrollView: any ItemDragScrollView,
        _ animator: DragAnimator
    ) {
        dragItem = item
        self.placeholder = placeholder
        self.scrollView = scrollView
        self.animator = animator
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        scrollView?.stage.commit(placeholder, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool {
        guard let stage = scrollView?.stage, let path = stage.phantoms?.place(of: placeholder) else {
            return false
        }
        stage.removePhantom(at: path, animated: UIView.areAnimationsEnabled)
        return true
    }

    func setNeedsCellUpdate() {
        guard let stage = scrollView?.stage, let path = stage.phantoms?.place(of: placeholder),
            let cell = stage.cell(at: path)
        else { return }
        placeholder.update(cell)
        cell.needsMeasuring = true
        scrollView?.setNeedsLayout()
    }
}
