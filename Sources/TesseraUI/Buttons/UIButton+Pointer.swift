import Foundation

/// Gives a button its look under a mouse pointer, and updates its hover state.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private unowned let button: UIButton
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    init(of button: UIButton) {
        self.button = button
        super.init()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard button.isEnabled, button.window != nil, button.superview != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(
            button.frame, radius: UIPointerShape.defaultCornerRadius)
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect) }
        return provider(button, effect, shape)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        button.hoverChanged(true)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        button.hoverChanged(false)
    }
}

extension UIButton {
    /// Creates or removes the pointer interaction of the button.
    func updatePointer() {
        if isPointerInteractionEnabled, pointer == nil {
            let pointer = ButtonPointer(of: self)
            self.pointer = pointer
            addInteraction(pointer.interaction)
        } else if !isPointerInteractionEnabled, let pointer {
            removeInteraction(pointer.interaction)
            self.pointer = nil
        }
    }

    func hoverChanged(_ isOver: Bool) {
        guard isOver != isHovered else { return }
        isHovered = isOver
        setNeedsUpdateConfiguration()
    }
}
