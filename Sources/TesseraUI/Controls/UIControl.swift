import Foundation
import TesseraDisplay
import TesseraSelectors

/// The base class of views that run actions when the user operates them.
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
        if let nib = coder.nib { takeControl(nib) }
    }

    /// Creates a control with a frame in points that runs `primaryAction` for
    /// ``Event/primaryActionTriggered``.
    ///
    /// A control of your own sends this event itself, for example with ``performPrimaryAction()`` when a touch has ended.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        takeLook(of: primaryAction)
    }

    // MARK: State

    /// The state of the control: disabled, highlighted or selected, or several of these. Subclasses override
    /// it to add bits of their own.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// A Boolean value that tells whether the control is enabled.
    open var isEnabled = true {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "isEnabled") }
        didSet {
            defer { TesseraSelectors.didChangeValue(of: self, forKey: "isEnabled") }
            guard isEnabled != oldValue else { return }
            if isEnabled {
                accessibilityTraits.remove(.notEnabled)
            } else {
                accessibilityTraits.insert(.notEnabled)
            }
            controlStateChanged()
        }
    }
    /// A Boolean value that tells whether the control is selected.
    open var isSelected = false {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "isSelected") }
        didSet {
            if isSelected != oldValue { controlStateChanged() }
            TesseraSelectors.didChangeValue(of: self, forKey: "isSelected")
        }
    }
    /// A Boolean value that tells whether a finger is down within the control.
    open var isHighlighted = false {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "isHighlighted") }
        didSet {
            if isHighlighted != oldValue { controlStateChanged() }
            TesseraSelectors.didChangeValue(of: self, forKey: "isHighlighted")
        }
    }
    /// A Boolean value that tells whether the control tracks a finger now.
    open private(set) var isTracking = false
    /// A Boolean value that tells whether the tracked finger is within the control.
    open private(set) var isTouchInside = false

    /// Called when a part of the state has changed.
    func controlStateChanged() {
        menuInteraction?.isIdle = showsMenuAsPrimaryAction || !isEnabled
        if pressedOpacity != nil { setNeedsCommit() }
    }

    /// Takes the title and the image of the primary action, in controls that display them.
    func takeLook(of action: UIAction) {}

    /// The opacity to which a display fades the pressed control by itself, 0...1, or nil if it does not fade.
    var pressedOpacity: CGFloat? { nil }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        properties.toolTip = toolTip
        guard isEnabled, let opacity = pressedOpacity else { return }
        // The display fades the control by itself while a finger is on it.
        properties.press = PressContent(
            opacity: opacity, isPressed: isHighlighted && !isTracking ? true : nil)
    }

    // MARK: Content

    /// The vertical place of the content; in the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { contentAlignmentChanged() } }
    }
    /// The horizontal place of the content; in the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { contentAlignmentChanged() } }
    }
    /// The ``contentHorizontalAlignment`` with leading and trailing replaced by left or right, depending on
    /// the direction of the control's content.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        contentHorizontalAlignment.resolved(isMirrored: isRightToLeft)
    }

    /// Called when the alignment of the content has changed.
    func contentAlignmentChanged() { setNeedsLayout() }

    /// A text that appears beside the mouse when it pauses over the control, or nil for none.
    open var toolTip: String? { didSet { if toolTip != oldValue { setNeedsCommit() } } }

    // MARK: Actions

    /// The events for which the control has actions.
    open var allControlEvents: Event {
        registered.reduce(into: []) { $0.formUnion($1.events) }
    }

    private weak var tracked: UITouch?
    /// The actions and the targets, in the order in which they were added.
    final var registered: [ControlHandler] = []

    /// Adds an action for `controlEvents`. It replaces an action with the same identifier for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registered.append(ControlHandler(.action(action), controlEvents))
    }

    /// Removes an action for `controlEvents`.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for `controlEvents`.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        remove(for: controlEvents) { $0.action?.identifier == identifier }
    }

    /// Adds a target, to which the control sends `action` for `controlEvents`. The control does not retain the target.
    /// If the target is nil, the control searches the responder chain at each event.
    ///
    /// The method of the action has no parameters, one for the control, or two for the control and the event.
    /// See Apple's [addTarget(_:action:for:)](
    /// https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)).
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        add(ControlTarget(target, action), for: controlEvents)
    }

    /// Removes a target for `controlEvents`. A nil target stands for all targets, and a nil action for all actions.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(for: controlEvents) { handler in
            guard let entry = handler.target else { return false }
            return (target == nil || entry.isFor(target)) && (action == nil || entry.action == action)
        }
    }

    /// The targets of the control. `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { targets }

    /// Returns the actions that the control sends to a target for an event, or nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let actions = registered.compactMap { handler -> String? in
            guard let entry = handler.target, entry.isFor(target),
                !handler.events.isDisjoint(with: controlEvent)
            else {
                return nil
            }
            return NSStringFromSelector(entry.action)
        }
        return actions.isEmpty ? nil : actions
    }

    /// Calls a closure with each action, or each target and its selector, and the events. The closure sets its last
    /// parameter to true to stop.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for handler in registered where !stops {
            let target = handler.target.map { ($0.object as Any?, $0.action) }
            iterator(handler.action, target, handler.events, &stops)
        }
    }

    /// Sends a selector to a target on behalf of the control. All targets get their selectors through this method. A nil
    /// target stands for the responder chain.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs one action now.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Runs the actions of `controlEvents`.
    open func sendActions(for controlEvents: Event) {
        for handler in registered where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .target(let target):
                guard !target.isGone else { continue }
                sendAction(target.action, to: target.object, for: UIApplication.eventInDelivery)
            }
        }
    }

    /// Performs the primary action: opens the menu if ``showsMenuAsPrimaryAction`` and
    /// ``isContextMenuInteractionEnabled`` are true, and otherwise runs the actions of
    /// ``Event/primaryActionTriggered``. Does nothing if the control is disabled.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if opensMenuAsPrimaryAction { return presentMenu() }
        primaryActionWillTrigger()
        sendActions(for: .primaryActionTriggered)
    }

    /// Called when the actions of ``Event/primaryActionTriggered`` are about to run.
    func primaryActionWillTrigger() {}

    /// A Boolean value that tells whether the symbol of a button bounces when the user triggers its action. The default is false.
    open var isSymbolAnimationEnabled = false

    // MARK: Menu

    /// A Boolean value that tells whether the control opens a menu. If ``showsMenuAsPrimaryAction`` is true,
    /// a tap opens it. Otherwise it opens when a finger stays on the control, after a click with the
    /// secondary button, and after the keyboard's menu key.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { menuChanged() } }
    }
    /// The interaction that opens the menu, or nil if ``isContextMenuInteractionEnabled`` is false.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
    /// A Boolean value that tells whether a tap opens the control's menu instead of running the control's
    /// actions.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuChanged() } }
    }
    /// Returns the point to which the menu is attached, in points of the control. By default the menu lies
    /// below or above the whole control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        usualMenuAttachmentPoint
    }

    /// Returns the menu of the control; nil by default. Subclasses override it and set
    /// ``isContextMenuInteractionEnabled``.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the preview that a finger lifts when it opens the menu. By default it is nil, and the menu
    /// opens beside the control without a preview, as it does after a tap, a click or a key.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the preview to which the lifted one returns; nil by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called when the menu is about to open. Overrides call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        menuIsOpen(true)
    }
    /// Called when the menu is about to close. Overrides call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        menuIsOpen(false)
    }

    /// The interaction that opens the menu, or nil if the control opens none.
    var menuInteraction: ControlMenuInteraction?
    /// True if a tap opens the menu.
    var opensMenuAsPrimaryAction: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }
    override var accessibilityOpensMenu: Bool { opensMenuAsPrimaryAction }

    /// Called when the way in which the menu opens has changed.
    func menuChanged() {
        updateMenuInteraction()
        setNeedsCommit()
    }
    /// Called when the menu opens or closes.
    func menuIsOpen(_ isOpen: Bool) {}

    // MARK: Tracking a finger

    /// Called when a finger went down. Returns true if the control tracks it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger moved. Returns true if the control continues to track it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger came up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// The distance around the control, in points, within which a tracked finger still counts as inside.
    static let touchMargin: CGFloat = 70

    /// Returns false for a single tap of an outer view, so that a tap on the control affects only the
    /// control, as on iOS.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard takesTouches, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// True if touches have an effect on the control. If not, they go on to the views around it, so that a tap on a disabled control in a
    /// row selects the row.
    var takesTouches: Bool { isEnabled }
    /// True while a touch goes on to the views around the control.
    private var passesTouchesOn = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passesTouchesOn = !takesTouches && !isTracking
        if passesTouchesOn { return super.touchesBegan(touches, with: event) }
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
        if passesTouchesOn { return super.touchesMoved(touches, with: event) }
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
        if passesTouchesOn { return super.touchesEnded(touches, with: event) }
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        let isInside = contains(touch)
        isTouchInside = isInside
        // The touch is over, even if the methods below cancel all touches of the control.
        tracked = nil
        endTracking(touch, with: event)
        isHighlighted = false
        isTracking = false
        if isInside { tapped() } else { sendActions(for: .touchUpOutside) }
        // An action may have let another touch begin.
        if !isTracking { isTouchInside = false }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesTouchesOn { return super.touchesCancelled(touches, with: event) }
        guard isTracking, let touch = tracked, touches.contains(touch) else { return }
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// True if a tap triggers the primary action, as in buttons. In a control with a value, a change of the value triggers it, and a control
    /// of the app's own sends the event itself, as on iOS.
    var triggersPrimaryActionByTouch: Bool { false }

    private var eventsOfTap: Event {
        triggersPrimaryActionByTouch ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
    }

    /// Performs the effects of a tap.
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

    /// Performs the effects of a tap. Returns false if the control is disabled.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        tapped()
        return true
    }
}
