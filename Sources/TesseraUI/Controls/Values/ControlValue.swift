import TesseraDisplay

/// The values of a control that the app and a display change at the same time; ``ControlContent`` says how they agree.
struct ControlValue {
    /// The values as the app knows them.
    private(set) var values: [Double]
    /// The last change of the user's that the app has heard of.
    private var heard = 0
    private var revision = 0
    /// The values of the app's last answer, the change that it answers, and whether the display goes there with an animation.
    private var answer: (values: [Double], edit: Int, isAnimated: Bool)

    init(_ values: [Double]) {
        self.values = values
        answer = (values, 0, false)
    }

    /// Sets the values for the app; returns false where they are the same.
    @discardableResult
    mutating func set(_ new: [Double], animated: Bool = false) -> Bool {
        guard new != values else { return false }
        values = new
        respond(animated: animated)
        return true
    }

    /// Hears of a change; returns false where it is one that was heard of before.
    mutating func hear(_ change: DisplayEvent.Changed) -> Bool {
        guard change.edit > heard else { return false }
        heard = change.edit
        return true
    }

    /// Takes the values of a change that was heard of, as far as the control can have them: `possible` are the nearest ones.
    mutating func accept(_ possible: [Double], of change: DisplayEvent.Changed) {
        values = possible
        if possible != change.values { respond(animated: true) }
    }

    /// Goes back to the values before the last change, of which the display is told.
    mutating func refuse() {
        respond(animated: true)
    }

    private mutating func respond(animated: Bool) {
        revision += 1
        answer = (values, heard, animated)
    }

    /// Describes the values for a display.
    ///
    /// - Parameter isNew: True if the display does not know the element yet, so that it needs the present
    ///   values.
    mutating func describe(in content: inout ControlContent, isNew: Bool) {
        if isNew { answer = (values, heard, false) }
        (content.values, content.revision, content.edit) = (answer.values, revision, answer.edit)
        if answer.isAnimated { content.isAnimated = true }
    }
}
