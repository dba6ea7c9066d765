import Foundation

/// The pan of two fingers with which the user selects several items of a collection view or a table view, if the delegate permits
/// it.
///
/// It begins at the item on which the fingers went down. The delegate may begin to edit the list then, so that several items can
/// be selected.
@MainActor
final class SelectionPan: UIPanGestureRecognizer {
    private weak var stage: ElementStage?
    /// The item at which the fingers went down, or nil.
    private var first: IndexPath?

    init(of stage: ElementStage) {
        self.stage = stage
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
        addAction(UIAction { [weak self] _ in self?.selectItems() })
    }

    /// Returns true if the delegate permits the user to begin at the item on which the fingers went down.
    override func accepts(way: CGPoint) -> Bool {
        guard let view, let stage, stage.draggedSelection == nil else { return false }
        let (here, moved) = (location(in: view), view.vector(fromWindow: way))
        first = item(at: CGPoint(x: here.x - moved.x, y: here.y - moved.y))
        return first.map { stage.scrollView.permitsMultipleSelection(at: $0) == true } ?? false
    }

    private func item(at point: CGPoint) -> IndexPath? {
        (view as? UITableView)?.indexPathForRow(at: point)
            ?? (view as? UICollectionView)?.indexPathForItem(at: point)
    }

    private func selectItems() {
        guard let stage else { return }
        switch state {
        case .began, .changed:
            if let first { stage.beginPermittedSelection(at: first) }
            first = nil
            if let item = item(at: location(in: view)) { stage.extendDraggedSelection(to: item) }
        default: stage.endDraggedSelection()
        }
    }

    override func reset() {
        super.reset()
        first = nil
    }
}
