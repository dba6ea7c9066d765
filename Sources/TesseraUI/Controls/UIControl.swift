import Foundation
import TesseraDisplay

/// A view that starts actions.
/// See Apple's [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// Creates a control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control with a frame in points that runs `primaryAction` at
    /// ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        takeLook(of: primaryAction)
    }

    // MARK: State

    /// What is the case with the control: whether it is disabled, highlighted or selected. Subclasses that add bits of their
    /// own override it.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether the control can be used.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled {
                accessibilityTraits.remove(.notEnabled)
            } else {
                accessibilityTraits.insert(.notEnabled)
            }
            controlStateChanged()
        }
    }
    /// Whether the control is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { controlStateChanged() } } }
    /// Whether a finger is down within it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { controlStateChanged() } } }
    /// Whether it follows a finger now.
    open private(set) var isTracking = false
    /// Whether the followed finger is within it.
    open private(set) var isTouchInside = false

    /// Says that a part of the state changed.
    func controlStateChanged() {
        menuInteraction?.isIdle = showsMenuAsPrimaryAction || !isEnabled
        if pressedOpacity != nil { setNeedsCommit() }
    }

    /// Says which action is to be the main one, so that a control with a title or a picture takes the action's.
    func takeLook(of action: UIAction) {}

    /// The opacity to which a display fades the control by itself while it is pressed, 0...1. If nil, it does not.
    var pressedOpacity: CGFloat? { nil }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        properties.toolTip = toolTip
        guard isEnabled, let opacity = pressedOpacity else { return }
        // While a finger is on the control, the display fades it by itself.
        properties.press = PressContent(
            opacity: opacity, isPressed: isHighlighted && !isTracking ? true : nil)
    }

    // MARK: Content

    /// Where the content lies between top and bottom; in the middle at first.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { contentAlignmentChanged() } }
    }
    /// Where the content lies between left and right; in the middle at first.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { contentAlignmentChanged() } }
    }
    /// ``contentHorizontalAlignment`` by sides of the screen: leading and trailing are left or right, as the control's content
    /// flows.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        contentHorizontalAlignment.resolved(isMirrored: isRightToLeft)
    }

    /// Says that the content lies elsewhere.
    func contentAlignmentChanged() { setNeedsLayout() }

    /// A text that appears beside the mouse when it pauses over the control. If nil, there is none.
    open var toolTip: String? { didSet { if toolTip != oldValue { setNeedsCommit() } } }

    // MARK: Actions

    /// The events for which the control has actions.
    open var allControlEvents: Event {
        registered.reduce(into: []) { $0.formUnion($1.events) }
    }

    private weak var tracked: UITouch?
    private var registered: [(action: UIAction, events: Event)] = []

    /// Runs `action` at `controlEvents`; an action with the same identifier is replaced for them.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registered.append((action, controlEvents))
    }

    /// Runs `action` no longer at `controlEvents`.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Runs the action with an identifier no longer at `controlEvents`.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registered.indices where registered[index].action.identifier == identifier {
            registered[index].events.subtract(controlEvents)
        }
        registered.removeAll { $0.events.isEmpty }
    }

    /// Runs one action now.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Runs the actions of `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in registered where !events.isDisjoint(with: controlEvents) {
            sendAction(action)
        }
    }

    /// Does what the control is for: opens its menu where ``showsMenuAsPrimaryAction`` says so, and else runs the actions of
    /// ``Event/primaryActionTriggered``.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if opensMenuAsPrimaryAction { return presentMenu() }
        primaryActionWillTrigger()
        sendActions(for: .primaryActionTriggered)
    }

    /// Says that the actions of ``Event/primaryActionTriggered`` are about to run.
    func primaryActionWillTrigger() {}

    // MARK: Menu

    /// Whether the control opens a menu: by a tap where ``showsMenuAsPrimaryAction`` says so, and else where a finger stays on it, at a
    /// click with the secondary button, and by the keyboard's menu key.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { menuChanged() } }
    }
    /// The interaction that opens the menu, or nil if ``isContextMenuInteractionEnabled`` is false.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
    /// Whether the control's menu opens at once, in place of the control's actions.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuChanged() } }
    }
    /// Returns where the menu is attached, in points of the control. By default it lies below or above the whole control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        usualMenuAttachmentPoint
    }

    /// Returns the menu of the control; by default it has none. Subclasses override it, and set
    /// ``isContextMenuInteractionEnabled``.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the preview that a finger lifts as it opens the menu. By default it is nil, and the menu opens beside the control
    /// without a preview, as it does by a tap, a click and the keyboard.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the preview to which the lifted one goes back; by default nil.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Says that the menu is about to open. Overrides call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        menuIsOpen(true)
    }
    /// Says that the menu is about to close. Overrides call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        menuIsOpen(false)
    }

    /// Opens the menu, or nil if the control opens none.
    var menuInteraction: ControlMenuInteraction?
    /// Whether a tap opens the menu.
    var opensMenuAsPrimaryAction: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }
    override var accessibilityOpensMenu: Bool { opensMenuAsPrimaryAction }

    /// Says that the menu opens otherwise, or not any more.
    func menuChanged() {
        updateMenuInteraction()
        setNeedsCommit()
    }
    /// Says that the menu was opened, or is closed.
    func menuIsOpen(_ isOpen: Bool) {}

    // MARK: Following a finger

    /// Says that a finger went down; returns whether the control follows it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Says that the finger moved; returns whether the control goes on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Says that the finger came up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Says that the touch was taken over.
    open func cancelTracking(with event: UIEvent?) {}

    /// How far around the control, in points, a finger that went down in it still counts as inside.
    static let touchMargin: CGFloat = 70

    /// Keeps the single taps of views around the control from what is done with the control itself, as on iOS.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else {
            return
        }
        isTracking = true
        tracked = touch
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = contains(touch)
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        let isInside = contains(touch)
        stopTracking()
        endTracking(touch, with: event)
        guard isInside else { return sendActions(for: .touchUpOutside) }
        tapped()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// Whether a tap is the main action of the control. That of a control with a value is a change of it.
    var triggersPrimaryActionByTouch: Bool { true }

    private var eventsOfTap: Event {
        triggersPrimaryActionByTouch ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
    }

    /// Does what a tap does.
    private func tapped() {
        if opensMenuAsPrimaryAction { return presentMenu() }
        if triggersPrimaryActionByTouch { primaryActionWillTrigger() }
        sendActions(for: eventsOfTap)
    }

    private func contains(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(touch.location(in: self))
    }

    private func stopTracking() {
        tracked = nil
        isTouchInside = false
        isHighlighted = false
        isTracking = false
    }

    /// Does what a tap does.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        tapped()
        return true
    }
}
