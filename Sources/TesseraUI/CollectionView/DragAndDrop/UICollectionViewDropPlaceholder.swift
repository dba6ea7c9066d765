import Foundation

/// A cell that stands for an item which the data does not have yet.
/// See Apple's [UICollectionViewPlaceholder](https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder).
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where the item would be inserted.
    ///   - reuseIdentifier: The identifier under which the class of the cell is registered.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Configures the cell. By default, it is nil.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
}

/// A cell that stands for an item that was dropped and is still loading.
/// See Apple's [UICollectionViewDropPlaceholder](https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder).
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Says how the preview of the item looks as it arrives at the cell. Nil, by default, for how it looks while it is dragged.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Exchanges a placeholder for the item when the app has its data.
/// See Apple's [UICollectionViewDropPlaceholderContext](
/// https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext).
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
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
    /// Asks for the cell to be configured anew by the placeholder's ``UICollectionViewPlaceholder/cellUpdateHandler``.
    func setNeedsCellUpdate()
}

/// Exchanges a placeholder of a list for an item.
@MainActor
final class PlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext,
    UITableViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private let placeholder: ItemPlaceholder
    private weak var host: (any ItemDragHost)?
    private let animator: DragAnimator

    init(
        _ item: UIDragItem, _ placeholder: ItemPlaceholder, _ host: any ItemDragHost, _ animator: DragAnimator
    ) {
        dragItem = item
        self.placeholder = placeholder
        self.host = host
        self.animator = animator
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        host?.stage.commit(placeholder, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool {
        guard let stage = host?.stage, let path = stage.phantoms?.place(of: placeholder) else { return false }
        stage.removePhantom(at: path, animated: UIView.areAnimationsEnabled)
        return true
    }

    func setNeedsCellUpdate() {
        guard let stage = host?.stage, let path = stage.phantoms?.place(of: placeholder),
            let cell = stage.cell(at: path)
        else { return }
        placeholder.update(cell)
        cell.needsMeasuring = true
        host?.setNeedsLayout()
    }
}
