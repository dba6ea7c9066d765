import Foundation

/// The source of the drags from a list.
@MainActor
final class ItemDragSource: DragSource {
    private weak var host: (any ItemDragHost)?
    /// The drag of items of this list, or nil.
    private(set) var session: DragSession?
    private var state = UICellConfigurationState.DragState.none

    init(_ host: any ItemDragHost) {
        self.host = host
    }

    var view: UIView? { host }

    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
        guard let host, self.session == nil, !host.stage.differsFromData, let path = host.itemPath(at: point)
        else { return [] }
        let items = host.dragItems(for: session, at: path)
        guard !items.isEmpty else { return [] }
        // The preview shall be a picture of a cell without a highlight.
        host.stage.highlight(false)
        self.session = session
        note(items, at: path)
        return items
    }

    private func note(_ items: [UIDragItem], at path: IndexPath) {
        guard let stage = host?.stage else { return }
        var dragged = stage.draggedItems
        for item in items { dragged[ObjectIdentifier(item)] = path }
        stage.setDragged(dragged)
        updateCells()
    }

    /// Returns the index path in the data of an item that is dragged from this list, or nil for other items
    /// and for an item that was removed.
    func sourcePath(of item: UIDragItem) -> IndexPath? {
        guard let stage = host?.stage, let path = stage.draggedItems[ObjectIdentifier(item)] else {
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
        guard let host, let path = host.stage.draggedItems[ObjectIdentifier(item)] else { return nil }
        let first = items.first { host.stage.draggedItems[ObjectIdentifier($0)] == path }
        guard first === item, let cell = host.stage.cell(at: path), cell.window != nil, cell.superview != nil
        else { return nil }
        let parameters = host.dragPreviewParameters(at: host.stage.dataPath(of: path))
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func willLift(_ session: DragSession, _ animator: DragAnimator) {
        state = .lifting
        updateCells()
    }

    func willBegin(_ session: DragSession) {
        state = .dragging
        updateCells()
        host?.dragWillBegin(session)
    }

    private func updateCells() {
        guard let host else { return }
        for path in Set(host.stage.draggedItems.values) {
            if let cell = host.stage.cell(at: path) { host.update(cell, dragState: state) }
        }
    }

    func allowsMove(_ session: DragSession) -> Bool { host?.dragAllowsMove(session) ?? true }
    func isRestricted(_ session: DragSession) -> Bool { host?.dragIsRestricted(session) ?? false }
    func didMove(_ session: DragSession) {}
    func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

    func didEnd(_ session: DragSession, _ operation: UIDropOperation?) {
        guard let host else { return }
        state = .none
        updateCells()
        host.stage.setDragged([:])
        self.session = nil
        if operation != nil { host.dragDidEnd(session) }
    }

    func didTransfer(_ session: DragSession) {}

    func items(addedTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
        guard let host, !host.stage.differsFromData, let path = host.itemPath(at: point),
            !host.stage.draggedItems.values.contains(path)
        else { return [] }
        let items = host.dragItems(addedTo: session, at: path, point: point)
        if !items.isEmpty, self.session === session { note(items, at: path) }
        return items
    }

    func willAdd(_ items: [UIDragItem], to session: DragSession, from adding: any DragSource) {}

    func cancelPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview? {
        preview(of: item, in: session?.items ?? [item])
    }

    func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {}
}
