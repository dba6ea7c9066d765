import Foundation

/// What items are dragged from: the view of an interaction, or a list.
@MainActor
protocol DragSource: AnyObject {
    /// The view that items are dragged from.
    var view: UIView? { get }
    /// Returns the items that are dragged from a point of the view.
    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem]
    /// Returns what an item looks like as it is lifted.
    func liftPreview(of item: UIDragItem, _ session: DragSession) -> UITargetedDragPreview?
    func willLift(_ session: DragSession, _ animator: DragAnimator)
    func willBegin(_ session: DragSession)
    func allowsMove(_ session: DragSession) -> Bool
    func isRestricted(_ session: DragSession) -> Bool
    func didMove(_ session: DragSession)
    func willEnd(_ session: DragSession, _ operation: UIDropOperation)
    /// All is over; the operation is nil where what was lifted was put back without being dragged.
    func didEnd(_ session: DragSession, _ operation: UIDropOperation?)
    func didTransfer(_ session: DragSession)
    /// Returns the items at a point of the view that join a drag.
    func items(addedTo session: DragSession, at point: CGPoint) -> [UIDragItem]
    /// Says to the source of a drag that items are about to join it.
    func willAdd(_ items: [UIDragItem], to session: DragSession, from adding: any DragSource)
    /// Returns what an item looks like as it comes back.
    func cancelPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview?
    func willCancel(_ item: UIDragItem, _ animator: DragAnimator)
}

/// What items are dropped on: the view of an interaction, or a list.
@MainActor
protocol DropTarget: AnyObject {
    /// The view that takes drops.
    var view: UIView? { get }
    func canHandle(_ session: DropSession) -> Bool
    func didEnter(_ session: DropSession)
    /// Returns what a drop would do where the items are.
    func didUpdate(_ session: DropSession) -> UIDropProposal
    func didExit(_ session: DropSession)
    /// Takes the items; returns where those go for which the target decides.
    func perform(_ session: DropSession, _ proposal: UIDropProposal) -> [DropFlight]
    func conclude(_ session: DropSession)
    func didEnd(_ session: DropSession)
    /// Returns what an item looks like as it is dropped.
    func dropPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview?
    func willDrop(_ item: UIDragItem, _ animator: DragAnimator)
    /// The places, in points of the view, to which the keyboard carries items; the middle of the view by default.
    var places: [CGPoint] { get }
    /// What assistive technology calls the place where the items are, or nil if it has no name.
    var placeName: String? { get }
}

extension DropTarget {
    var placeName: String? { nil }

    var places: [CGPoint] {
        guard let view else { return [] }
        return [CGPoint(x: view.bounds.midX, y: view.bounds.midY)]
    }
}

/// The way of an item to where its target wants it.
@MainActor
struct DropFlight {
    let item: UIDragItem
    let target: UIPreviewTarget
    /// What the item shrinks or grows to, in points of the target's container, or nil if it keeps its size.
    var size: CGSize?
    /// True if the item disappears on its way.
    var fades = false
    /// How the item looks where it arrives, or nil for how it looks now.
    var parameters: UIPreviewParameters?
    let animator: DragAnimator
}

extension UIView {
    /// What takes drops on the view itself, the last one added first.
    var dropTargets: [any DropTarget] {
        var targets: [any DropTarget] = interactions.reversed().compactMap {
            ($0 as? UIDropInteraction)?.target
        }
        if let host = self as? any ItemDragHost, host.takesDrops { targets.append(host.itemDragging.target) }
        return targets
    }
}
