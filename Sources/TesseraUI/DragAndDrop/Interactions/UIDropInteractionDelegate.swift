import Foundation

/// Says what a drop on a view does, and takes what is dropped.
/// See Apple's [UIDropInteractionDelegate](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate).
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns true, as by default, where the view may take the items. Otherwise it hears no more of the drag until the items come
    /// again.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Says that the items have come over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do where the items are; to cancel by default.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// Says that the items have gone from the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Takes the items that were dropped: their data is asked for here.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Says that the previews of what was dropped have arrived.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Says that the drag has ended, wherever that was.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// Returns what an item looks like, and where it goes, as it is dropped; by default `defaultPreview`. Nil lets it disappear where
    /// it is.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Says that an item is about to go to its place.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    /// Returns true.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    { true }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}
    /// Returns a proposal to cancel.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {}
    /// Returns `defaultPreview`.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
