import Foundation

/// The source of the drags from a list.
@MainActor
final class ItemDragSource: DragSource {
    private weak var scrollView: (any ItemDragScrollView)?
    /// The drag of items of this list, or nil.
    private(set) var session: DragSession?
    private var state = UICellConfigurationState.DragState.none

    init(_ scrollView: any ItemDragScrollView) {
        self.scrollView = scrollView
    }

    var view: UIView? { scrollView }

    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
        guard let scrollView, self.session == nil, !scrollView.stage.differsFromData,
            let path = scrollView.itemPath(at: point)
        else { return [] }
        let items = scrollView.dragItems(for: session, at: path)
        guard !items.isEmpty else { return [] }
        // The preview must be a picture of a cell without a highlight.
        scrollView.stage.highlight(false)
        self.session = session
        note(items, at: path)
        return items
    }

    private func note(_ items: [UIDragItem], at path: IndexPath) {
        guard let stage = scrollView?.stage else { return }
        var dragged = stage.draggedItems
        for item in items { dragged[ObjectIdentifier(item)] = path }
        stage.setDragged(dragged)
        updateCells()
    }

    /// Returns the index path in the data of an item that is dragged from this list, or nil for other items
    /// and for an item that was removed.
    func sourcePath(of item: UIDragItem) -> IndexPath? {
        guard let stage = scrollView?.stage, let path = stage.draggedItems[ObjectIdentifier(item)] else {
            return nil
        }
        return stage.dataPath(of: path)
    }

    func liftPreview(of item: UIDragItem, _ session: DragSession) -> UITargetedDragPreview? {
        preview(of: item, in: session.items)
    }

    /// Returns the preview of an item that is dragged from this list. If several items were dragged from one
    /// cell, only the first of them has the preview.
    private func preview(of item: UIDragItem, in items: [UIDragItem]) -> UITargetedDragPreview? {
        guard let scrollView, let path = scrollView.stage.draggedItems[ObjectIdentifier(item)] else {
            return nil
        }
        let first = items.first { scrollView.stage.draggedItems[ObjectIdentifier($0)] == path }
        guard first === item, let cell = scrollView.stage.cell(at: path), cell.window != nil,
            cell.superview != nil
        else { return nil }
        let parameters = scrollView.dragPreviewParameters(at: scrollView.stage.dataPath(of: path))
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func willLift(_ session: DragSession, _ animator: DragAnimator) {
        state = .lifting
        updateCells()
    }

    func willBegin(_ session: DragSession) {
        state = .dragging
        updateCells()
        scrollView?.dragWillBegin(session)
    }

    private func updateCells() {
        guard let scrollView else { return }
        for path in Set(scrollView.stage.draggedItems.values) {
            if let cell = scrollView.stage.cell(at: path) { scrollView.update(cell, dragState: state) }
        }
    }

    func allowsMove(_ session: DragSession) -> Bool { scrollView?.dragAllowsMove(session) ?? true }
    func isRestricted(_ session: DragSession) -> Bool { scrollView?.dragIsRestricted(session) ?? false }
    func didMove(_ session: DragSession) {}
    func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

    func didEnd(_ session: DragSession, _ operation: UIDropOperation?) {
        guard let scrollView else { return }
        state = .none
        updateCells()
        scrollView.stage.setDragged([:])
        self.session = nil
        if operation != nil { scrollView.dragDidEnd(session) }
    }

    func didTransfer(_ session: DragSession) {}

    func items(addedTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
        guard let scrollView, !scrollView.stage.differsFromData, let path = scrollView.itemPath(at: point),
            !scrollView.stage.draggedItems.values.contains(path)
        else { return [] }
        let items = scrollView.dragItems(addedTo: session, at: path, point: point)
        if !items.isEmpty, self.session === session { note(items, at: path) }
        return items
    }

    func willAdd(_ items: [UIDragItem], to session: DragSession, from adding: any DragSource) {}

    func cancelPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview? {
        preview(of: item, in: session?.items ?? [item])
    }

    func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {}
}
