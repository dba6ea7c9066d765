import TesseraDisplay

/// A control that the display draws, and whose values the user changes there.
@MainActor
protocol ValueControl: UIControl {
    /// What display and app know of the values.
    var edited: ControlValue { get set }
    /// Returns what the display draws. The protocol adds the values and what all controls have in common.
    func controlKind(for traits: UITraitCollection) -> ControlContent.Kind
    /// Returns the nearest values to some that the control can have.
    func possible(_ values: [Double]) -> [Double]
    /// The user has changed the values, which the control has by now: tells the app of it.
    func userDidChange(isOngoing: Bool)
    /// Adds what only some controls have.
    func completeControl(_ content: inout ControlContent)
}

extension ValueControl {
    func completeControl(_ content: inout ControlContent) {}

    /// Takes values that the user has chosen. Those of a control that cannot be used any more, or that nobody can reach, are put back,
    /// so that the display and the app have the same ones.
    func displayChanged(_ change: DisplayEvent.Changed, isReachable: Bool) {
        guard edited.hear(change) else { return }
        guard isEnabled, isReachable, change.values.count == edited.values.count else {
            edited.refuse()
            setNeedsCommit()
            return
        }
        let possible = possible(change.values)
        edited.accept(possible, of: change)
        if possible != change.values { setNeedsCommit() }
        userDidChange(isOngoing: change.isOngoing == true)
    }

    /// Sends the events of a value that the user has changed.
    func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Changes the values as a user does: for assistive technology that asks the app.
    func changeAsUser(to values: [Double]) {
        guard isEnabled, edited.set(possible(values), animated: true) else { return }
        setNeedsCommit()
        userDidChange(isOngoing: false)
    }

    /// Describes the control for a display, in place of what other views are for assistive technology: the display's own element
    /// says that.
    func describeControl(in properties: inout NodeProperties, context: CommitContext) {
        var content = ControlContent(controlKind(for: context.traits))
        edited.describe(in: &content, isNew: node.told?.control == nil)
        if !isEnabled { content.isDisabled = true }
        if isRightToLeft { content.isRightToLeft = true }
        content.label = accessibilityLabel
        completeControl(&content)
        properties.control = content
        properties.toolTip = toolTip
        if let accessibility = properties.accessibility {
            var own = AccessibilityContent()
            own.isHidden = accessibility.isHidden
            own.isModal = accessibility.isModal
            properties.accessibility = own == AccessibilityContent() ? nil : own
        }
    }

    /// A colour as the display has it.
    func shown(_ color: UIColor, _ traits: UITraitCollection) -> Color { color.displayColor(for: traits) }
}

extension UIControl.State {
    /// Returns the entry of a table for a state, or that of the normal state.
    func entry<Value>(in table: [UInt: Value]) -> Value? {
        table[rawValue] ?? table[UIControl.State.normal.rawValue]
    }
}

extension UIControl {
    /// Returns true if a gesture of a view around the control goes sideways, as the finger does that moves the control itself.
    func goesSideways(_ gesture: UIGestureRecognizer) -> Bool {
        guard isEnabled, gesture.view !== self else { return false }
        if let swipe = gesture as? UISwipeGestureRecognizer {
            return !swipe.direction.isDisjoint(with: [.left, .right])
        }
        guard let pan = gesture as? UIPanGestureRecognizer, !(pan is UIScreenEdgePanGestureRecognizer) else {
            return false
        }
        let way = pan.translation(in: self)
        return abs(way.x) > abs(way.y)
    }
}
