import TesseraDisplay

/// The values of a control that the app and a display may change at the same time. ``ControlContent``
/// describes how the two agree.
struct ControlValue {
    /// The values in the app.
    private(set) var values: [Double]
    /// The number of the user's last change that the app has received.
    private var receivedEdit = 0
    private var revision = 0
    /// The values of the app's last answer, the number of the change that it answers, and a flag for an
    /// animation on the display.
    private var answer: (values: [Double], edit: Int, isAnimated: Bool)

    init(_ values: [Double]) {
        self.values = values
        answer = (values, 0, false)
    }

    /// Sets the values on behalf of the app. Returns false if they are the same.
    @discardableResult
    mutating func set(_ new: [Double], animated: Bool = false) -> Bool {
        guard new != values else { return false }
        values = new
        respond(animated: animated)
        return true
    }

    /// Notes the number of a change. Returns false if it was received before.
    mutating func receive(_ change: DisplayEvent.Changed) -> Bool {
        guard change.edit > receivedEdit else { return false }
        receivedEdit = change.edit
        return true
    }

    /// Takes the values of a received change. `possible` contains the nearest values that the control can
    /// have.
    mutating func accept(_ possible: [Double], of change: DisplayEvent.Changed) {
        values = possible
        if possible != change.values { respond(animated: true) }
    }

    /// Restores the values before the last change on the display.
    mutating func refuse() {
        respond(animated: true)
    }

    private mutating func respond(animated: Bool) {
        revision += 1
        answer = (values, receivedEdit, animated)
    }

    /// Makes the description state the present values, for a display that does not have the control yet.
    mutating func statePresent() {
        answer = (values, receivedEdit, false)
    }

    /// Describes the values for a display.
    func describe(in content: inout ControlContent) {
        (content.values, content.revision, content.edit) = (answer.values, revision, answer.edit)
        if answer.isAnimated { content.isAnimated = true }
    }
}
