import Foundation

/// Lets the user drag items from a view: with a finger that stays on it for a moment, with the mouse at once,
/// and with the keyboard.
/// See Apple's [UIDragInteraction](https://developer.apple.com/documentation/uikit/uidraginteraction).
///
/// ```swift
/// imageView.isUserInteractionEnabled = true
/// imageView.addInteraction(UIDragInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    ///
    /// - Parameter delegate: The object that provides the items. The interaction keeps only a weak reference
    ///   to it.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The object that provides the items.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// The view from which items are dragged.
    open private(set) weak var view: UIView?

    /// A Boolean value that tells whether items can be dragged. The default is ``isEnabledByDefault``.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet {
            lift.isEnabled = isEnabled
            view?.setNeedsCommit()
        }
    }

    /// A Boolean value that tells whether interactions are enabled by default. It is true, as on iPads, and
    /// on iPhones since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// A Boolean value that tells whether other gestures may be recognized while the view is lifted. Such a
    /// gesture ends the lift. False by default.
    open var allowsSimultaneousRecognitionDuringLift: Bool {
        get { lift.allowsOthers }
        set { lift.allowsOthers = newValue }
    }

    /// A Boolean value that tells whether the mouse drags as soon as it moves with its button down. Otherwise
    /// it lifts after a moment, like a finger. True by default.
    open var allowsPointerDragBeforeLiftDelay: Bool {
        get { lift.pointerDragsAtOnce }
        set { lift.pointerDragsAtOnce = newValue }
    }

    private(set) lazy var source = InteractionDragSource(self)
    private lazy var lift = DragLift(source: source)

    /// Removes the interaction's gesture from its old view.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(lift)
    }

    /// Adds the interaction's gesture to its new view.
    open func didMove(to view: UIView?) {
        self.view = view
        lift.isEnabled = isEnabled
        view?.addGestureRecognizer(lift)
    }
}

/// The source of the drags of an interaction.
@MainActor
final class InteractionDragSource: DragSource {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
    }

    private func ask<Answer>(
        _ question: (UIDragInteraction, any UIDragInteractionDelegate) -> Answer
    ) -> Answer? {
        guard let interaction, let delegate = interaction.delegate else { return nil }
        return question(interaction, delegate)
    }

    var view: UIView? { interaction?.view }

    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
        ask { $1.dragInteraction($0, itemsForBeginning: session) } ?? []
    }

    func liftPreview(of item: UIDragItem, _ session: DragSession) -> UITargetedDragPreview? {
        ask { $1.dragInteraction($0, previewForLifting: item, session: session) } ?? nil
    }

    func willLift(_ session: DragSession, _ animator: DragAnimator) {
        ask { $1.dragInteraction($0, willAnimateLiftWith: animator, session: session) }
    }

    func willBegin(_ session: DragSession) {
        ask { $1.dragInteraction($0, sessionWillBegin: session) }
    }

    func allowsMove(_ session: DragSession) -> Bool {
        ask { $1.dragInteraction($0, sessionAllowsMoveOperation: session) } ?? true
    }

    func isRestricted(_ session: DragSession) -> Bool {
        ask { $1.dragInteraction($0, sessionIsRestrictedToDraggingApplication: session) } ?? false
    }

    func didMove(_ session: DragSession) {
        ask { $1.dragInteraction($0, sessionDidMove: session) }
    }

    func willEnd(_ session: DragSession, _ operation: UIDropOperation) {
        ask { $1.dragInteraction($0, session: session, willEndWith: operation) }
    }

    func didEnd(_ session: DragSession, _ operation: UIDropOperation?) {
        guard let operation else { return }
        ask { $1.dragInteraction($0, session: session, didEndWith: operation) }
    }

    func didTransfer(_ session: DragSession) {
        ask { $1.dragInteraction($0, sessionDidTransferItems: session) }
    }

    func items(addedTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
        let items: [UIDragItem]? = ask { interaction, delegate in
            let joined = delegate.dragInteraction(
                interaction, sessionForAddingItems: [session], withTouchAt: point)
            guard joined === session else { return [] }
            return delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
        }
        return items ?? []
    }

    func willAdd(_ items: [UIDragItem], to session: DragSession, from adding: any DragSource) {
        guard let other = (adding as? InteractionDragSource)?.interaction else { return }
        ask { $1.dragInteraction($0, session: session, willAdd: items, for: other) }
    }

    func cancelPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview? {
        ask { $1.dragInteraction($0, previewForCancelling: item, withDefault: usual) } ?? usual
    }

    func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {
        ask { $1.dragInteraction($0, item: item, willAnimateCancelWith: animator) }
    }
}
