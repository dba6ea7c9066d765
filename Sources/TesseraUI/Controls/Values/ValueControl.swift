import TesseraDisplay

/// A control that the display draws and whose values the user changes on the display.
@MainActor
protocol ValueControl: UIControl {
    /// The values, which the app and the display change.
    var edited: ControlValue { get set }
    /// Returns the description of the control for the display. The protocol adds the values and the
    /// properties that all controls have in common.
    func controlKind(for traits: UITraitCollection) -> ControlContent.Kind
    /// Returns the values that the control can have and that are nearest to the given ones.
    func possible(_ values: [Double]) -> [Double]
    /// Called when the user has changed the values, after the control has taken them. Sends the events.
    func userDidChange(isOngoing: Bool)
    /// Adds properties that only some controls have.
    func completeControl(_ content: inout ControlContent)
}

extension ValueControl {
    func completeControl(_ content: inout ControlContent) {}

    /// Takes values that the user has chosen. If the control is disabled or cannot be reached, the old values
    /// are restored, so that the display and the app agree.
    func displayChanged(_ change: DisplayEvent.Changed, isReachable: Bool) {
        guard edited.receive(change) else { return }
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

    /// Changes the values like a user, for assistive technology that calls the app.
    func changeAsUser(to values: [Double]) {
        guard isEnabled, edited.set(possible(values), animated: true) else { return }
        setNeedsCommit()
        userDidChange(isOngoing: false)
    }

    /// Describes the control for a display. The display's own element has the role and the value for
    /// assistive technology, so the view's description of them is removed.
    func describeControl(in properties: inout NodeProperties, context: CommitContext) {
        var content = ControlContent(controlKind(for: context.traits))
        edited.describe(in: &content)
        if !isEnabled { content.isDisabled = true }
        if isRightToLeft { content.isRightToLeft = true }
        content.label = accessibilityLabel ?? nameOfRow
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

    /// The name of the row in which the control is an accessory, such as the setting that a switch turns on, or nil.
    private var nameOfRow: String? {
        (superview as? CustomAccessory)?.row.flatMap { RowNames.name(of: $0) }
    }

    /// Returns a colour in the form that the display uses.
    func displayColor(_ color: UIColor, _ traits: UITraitCollection) -> Color {
        color.displayColor(for: traits)
    }
}

extension UIControl.State {
    /// Returns the entry of a table for a state, or that of the normal state.
    func entry<Value>(in table: [UInt: Value]) -> Value? {
        table[rawValue] ?? table[UIControl.State.normal.rawValue]
    }
}

extension UIControl {
    /// Returns true if a gesture of an outer view moves horizontally, as the finger does that operates the
    /// control itself.
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
