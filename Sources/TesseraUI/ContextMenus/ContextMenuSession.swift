import Foundation

/// A context menu from its opening to its end.
@MainActor
final class ContextMenuSession {
    /// True if a preview is lifted.
    private(set) var hasPreview: Bool
    private let interaction: UIContextMenuInteraction
    private let configuration: UIContextMenuConfiguration
    /// The rectangle beside which the menu opens if there is no preview, in points of the window.
    private let anchor: CGRect
    private var controller: UIViewController?
    private var presenter: MenuPresenter?
    /// What the finger that opens the menu may drag, as soon as the finger has been taken from the views.
    private var drag: MenuDrag?
    private var isOver = false
    /// The animations and completions that the delegate has added for the end of the menu, after a tap on the
    /// preview.
    private var ending: ContextMenuAnimator?

    init(
        of interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        hasPreview: Bool,
        anchor: CGRect
    ) {
        self.interaction = interaction
        self.configuration = configuration
        self.hasPreview = hasPreview
        self.anchor = anchor
    }

    private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

    /// Lifts the preview and opens the menu.
    ///
    /// - Parameter finger: The finger that opens the menu, or nil.
    func begin(with finger: UITouch?) {
        guard let view = interaction.view, view.window != nil else { return end() }
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        if let finger, hasPreview, !menu.children.isEmpty {
            // The picture that is lifted has the look of a view that no finger is on.
            release(finger)
            view.window?.windowScene?.committer.commit()
        }
        guard let window = view.window else { return end() }
        let lifted = hasPreview ? makePreview(in: window) : nil
        hasPreview = lifted != nil
        guard lifted != nil || !menu.children.isEmpty else { return end() }
        let animator = ContextMenuAnimator(preview: controller)
        delegate?.contextMenuInteraction(
            interaction, willDisplayMenuFor: configuration, animator: animator)
        let presentation = MenuPresentation(
            source: view, anchor: lifted == nil ? view.convert(anchor, from: nil) : nil, lifted: lifted,
            order: configuration.preferredMenuElementOrder)
        presenter = MenuPresenter.present(
            menu, as: presentation, sender: interaction.sender,
            alongside: .init(animations: animator.runAnimations, completion: animator.complete)
        ) { [weak self] in self?.menuWillClose() }
        if presenter == nil { end() }
    }

    private func makePreview(in window: UIWindow) -> LiftedPreview? {
        let delegate = delegate
        let targeted =
            delegate?.contextMenuInteraction(
                interaction, configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier)
        controller = configuration.previewProvider?()
        let usual = interaction.liftsView || controller != nil ? interaction.ownPreview : nil
        guard let targeted = targeted ?? usual else { return nil }
        let lifted = LiftedPreview(
            of: targeted, controller: controller, itemCount: configuration.itemCount, in: window)
        lifted.tapped = { [weak self] in self?.commit() }
        return lifted
    }

    /// Takes the finger that opens the menu from all gestures and views.
    private func release(_ finger: UITouch) {
        drag = MenuDrag(of: finger)
        TouchDelivery.claim([finger])
        for recognizer in finger.gestureRecognizers ?? [] { recognizer.giveUp() }
        ViewTouches.take([finger])
    }

    /// Takes the finger that has opened the menu from all gestures and views. If the finger moves on, it
    /// drags the item if there is one to drag, and otherwise chooses from the menu.
    func take(_ finger: UITouch) {
        if drag == nil { release(finger) }
        guard let drag else { return }
        finger.tracker = { [weak presenter] touch in
            let isDragged = drag.track(touch) { presenter?.giveWay() }
            if !isDragged { presenter?.track(touch) }
        }
    }

    func update(_ block: (UIMenu) -> UIMenu) { presenter?.update(block) }

    func dismiss() { presenter?.dismiss(animated: true) }

    // MARK: The end

    /// Closes the menu after the user has tapped the preview.
    private func commit() {
        guard !isOver, let presenter else { return }
        let animator = ContextMenuAnimator(preview: controller)
        delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        ending = animator
        presenter.dismiss(animated: true)
    }

    /// Called when the menu is about to close, no matter what has closed it.
    private func menuWillClose() {
        guard !isOver else { return }
        let commit = ending
        let animator = ContextMenuAnimator(preview: controller)
        delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        if commit?.preferredCommitStyle == .pop {
            presenter?.lifted?.popsOut = true
        } else if let lifted = presenter?.lifted, let view = interaction.view, view.window != nil {
            let home =
                delegate?.contextMenuInteraction(
                    interaction, configuration: configuration,
                    dismissalPreviewForItemWithIdentifier: configuration.identifier)
            if let home { lifted.home = LiftedPreview.place(of: home) }
        }
        presenter?.closing = MenuPresenter.Alongside(
            animations: {
                commit?.runAnimations()
                animator.runAnimations()
            },
            completion: {
                commit?.complete()
                animator.complete()
            })
        end()
    }

    private func end() {
        isOver = true
        if interaction.session === self { interaction.session = nil }
    }
}

extension UIContextMenuInteraction {
    /// A preview of the interaction's view, which is lifted if the delegate returns no other.
    fileprivate var ownPreview: UITargetedPreview? {
        guard let view, view.window != nil, view.superview != nil else { return nil }
        return UITargetedPreview(view: view)
    }
}
