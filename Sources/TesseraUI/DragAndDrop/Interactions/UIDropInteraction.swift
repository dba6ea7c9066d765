import Foundation

/// Lets the user drop items on a view.
/// See Apple's [UIDropInteraction](https://developer.apple.com/documentation/uikit/uidropinteraction).
///
/// ```swift
/// view.addInteraction(UIDropInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    ///
    /// - Parameter delegate: The object that decides the effect of drops and takes the dropped items. The
    ///   interaction keeps only a weak reference to it.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The object that decides the effect of drops and takes the dropped items.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that takes drops.
    open private(set) weak var view: UIView?

    private(set) lazy var target = InteractionDropTarget(self)

    /// Does nothing. Subclasses may override it.
    open func willMove(to view: UIView?) {}

    /// Stores the view that takes drops.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The target of the drops on an interaction's view.
@MainActor
final class InteractionDropTarget: DropTarget {
    private weak var interaction: UIDropInteraction?

    init(_ interaction: UIDropInteraction) {
        self.interaction = interaction
    }

    private func ask<Answer>(
        _ question: (UIDropInteraction, any UIDropInteractionDelegate) -> Answer
    ) -> Answer? {
        guard let interaction, let delegate = interaction.delegate else { return nil }
        return question(interaction, delegate)
    }

    var view: UIView? { interaction?.view }

    func canHandle(_ session: DropSession) -> Bool {
        ask { $1.dropInteraction($0, canHandle: session) } ?? false
    }

    func didEnter(_ session: DropSession) {
        ask { $1.dropInteraction($0, sessionDidEnter: session) }
    }

    func didUpdate(_ session: DropSession) -> UIDropProposal {
        ask { $1.dropInteraction($0, sessionDidUpdate: session) } ?? UIDropProposal(operation: .cancel)
    }

    func didExit(_ session: DropSession) {
        ask { $1.dropInteraction($0, sessionDidExit: session) }
    }

    func perform(_ session: DropSession, _ proposal: UIDropProposal) -> [DropFlight] {
        ask { $1.dropInteraction($0, performDrop: session) }
        return []
    }

    func conclude(_ session: DropSession) {
        ask { $1.dropInteraction($0, concludeDrop: session) }
    }

    func didEnd(_ session: DropSession) {
        ask { $1.dropInteraction($0, sessionDidEnd: session) }
    }

    func dropPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview? {
        ask { $1.dropInteraction($0, previewForDropping: item, withDefault: usual) } ?? usual
    }

    func willDrop(_ item: UIDragItem, _ animator: DragAnimator) {
        ask { $1.dropInteraction($0, item: item, willAnimateDropWith: animator) }
    }
}
