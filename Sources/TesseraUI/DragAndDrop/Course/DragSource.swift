import Foundation

/// An object from which items are dragged: the view of an interaction, or a list.
@MainActor
protocol DragSource: AnyObject {
    /// The view from which items are dragged.
    var view: UIView? { get }
    /// Returns the items that can be dragged from a point of the view.
    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem]
    /// Returns the preview of an item that is lifted, or nil for none.
    func liftPreview(of item: UIDragItem, _ session: DragSession) -> UITargetedDragPreview?
    func willLift(_ session: DragSession, _ animator: DragAnimator)
    func willBegin(_ session: DragSession)
    func allowsMove(_ session: DragSession) -> Bool
    func isRestricted(_ session: DragSession) -> Bool
    func didMove(_ session: DragSession)
    /// Called with the effect that a drop would have at the present place, after each movement.
    func didUpdate(_ operation: UIDropOperation)
    func willEnd(_ session: DragSession, _ operation: UIDropOperation)
    /// Called when the drag is over. The operation is nil if lifted items were put back without being
    /// dragged.
    func didEnd(_ session: DragSession, _ operation: UIDropOperation?)
    func didTransfer(_ session: DragSession)
    /// Returns the items at a point of the view that join a drag.
    func items(addedTo session: DragSession, at point: CGPoint) -> [UIDragItem]
    /// Called on the source of a drag when items of another source are about to join it.
    func willAdd(_ items: [UIDragItem], to session: DragSession, from adding: any DragSource)
    /// Returns the preview of an item that returns after a cancelled drag.
    func cancelPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview?
    func willCancel(_ item: UIDragItem, _ animator: DragAnimator)
}

extension DragSource {
    /// Does nothing. The badge of the items displays the effect.
    func didUpdate(_ operation: UIDropOperation) {}
}

/// An object on which items are dropped: the view of an interaction, or a list.
@MainActor
protocol DropTarget: AnyObject {
    /// The view that takes drops.
    var view: UIView? { get }
    func canHandle(_ session: DropSession) -> Bool
    func didEnter(_ session: DropSession)
    /// Returns the effect that a drop would have at the present place.
    func didUpdate(_ session: DropSession) -> UIDropProposal
    func didExit(_ session: DropSession)
    /// Takes the items. Returns the flights of those whose place the target chooses.
    func perform(_ session: DropSession, _ proposal: UIDropProposal) -> [DropFlight]
    func conclude(_ session: DropSession)
    func didEnd(_ session: DropSession)
    /// Returns the preview of an item that is dropped.
    func dropPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview?
    func willDrop(_ item: UIDragItem, _ animator: DragAnimator)
    /// The places, in points of the view, to which the keyboard carries items; by default the middle of the
    /// view.
    var places: [CGPoint] { get }
    /// The name of the present place for assistive technology, or nil if it has none.
    var placeName: String? { get }
}

extension DropTarget {
    var placeName: String? { nil }

    var places: [CGPoint] {
        guard let view else { return [] }
        return [CGPoint(x: view.bounds.midX, y: view.bounds.midY)]
    }
}

/// The movement of a dropped item to the place that its target has chosen.
@MainActor
struct DropFlight {
    let item: UIDragItem
    let target: UIPreviewTarget
    /// The size to which the item is scaled, in points of the target's container, or nil if it keeps its
    /// size.
    var size: CGSize?
    /// True if the item fades out on its way.
    var fades = false
    /// The look of the item on its arrival, or nil if it does not change.
    var parameters: UIPreviewParameters?
    let animator: DragAnimator
}

extension UIView {
    /// The targets of drops at the view itself, the last one added first.
    var dropTargets: [any DropTarget] {
        var targets: [any DropTarget] = interactions.reversed().compactMap {
            ($0 as? UIDropInteraction)?.target
        }
        if let scrollView = itemDragScrollView, scrollView.takesDrops {
            targets.append(scrollView.itemDragging.target)
        }
        return targets
    }
}
