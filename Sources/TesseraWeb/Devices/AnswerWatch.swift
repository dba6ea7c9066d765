/// The state of an app's answers: whether the app still handles what its host passes on to it.
///
/// A check begins with an event. After a second the host asks the app to answer, and the app has three seconds for that. An app
/// to which nothing is passed on is never asked, so that apps at rest use no processor time.
struct AnswerWatch {
    /// The time from an event to the question, so that many events cost one question.
    static let pause = Duration.seconds(1)
    /// The time that the app has to answer.
    static let patience = Duration.seconds(3)

    /// The phases of a check.
    private enum Phase: Equatable {
        /// Nothing is asked.
        case idle
        /// The app has got an event, and the question follows after the pause.
        case due
        /// The app has been asked and has not answered.
        case asked
        /// The app has not answered in time, and the page knows that.
        case silent
    }

    private var phase = Phase.idle
    private(set) var number = 0
    /// True if the app has sent something since the last look at it.
    private var hasSent = false
    /// True if an event was passed to the app after the question. An answer does not prove that the app has handled that event.
    private var hasLaterEvent = false

    /// True if the page knows that the app does not answer.
    var isSilent: Bool { phase == .silent }

    /// Notes an event for the app. Returns true if a check begins.
    mutating func noteEvent() -> Bool {
        guard phase == .idle else {
            hasLaterEvent = true
            return false
        }
        phase = .due
        return true
    }

    /// Begins another check after an answer if the app has got an event since the question. Returns true if a check begins.
    mutating func beginNextCheck() -> Bool {
        guard phase == .idle, hasLaterEvent else { return false }
        return noteEvent()
    }

    /// Begins the app's time to answer. Returns the number of the question.
    mutating func ask() -> Int {
        phase = .asked
        hasSent = false
        hasLaterEvent = false
        number = (number + 1) % (1 << 31)
        return number
    }

    /// Notes that the app has sent something, so that it is not silent.
    mutating func noteSending() {
        hasSent = true
    }

    /// Ends the time that the app had to answer a question.
    ///
    /// - Parameter number: The number of the question.
    /// - Returns: True if the app is silent from now on. False if it has answered, or if a later question has been asked. Nil if
    ///   it has not answered but has sent other things, so that it gets the time again.
    mutating func endPatience(_ number: Int) -> Bool? {
        guard phase == .asked, number == self.number else { return false }
        guard !hasSent else {
            hasSent = false
            return nil
        }
        phase = .silent
        return true
    }

    /// Notes an answer. Returns true if the app was silent and answers again.
    mutating func noteAnswer(_ number: Int) -> Bool {
        guard number == self.number, phase == .asked || phase == .silent else { return false }
        defer { phase = .idle }
        return phase == .silent
    }
}
