/// The state of an app's answers: whether the app still handles what its host passes on to it.
///
/// A check begins with an event. After a second the host asks the app to answer, and the app has three seconds for that, or three
/// seconds since it sent anything else. An app that hangs is therefore reported at most four seconds after the event or after the
/// last thing that it has sent. An app to which nothing is passed on is never asked, so that apps at rest use no processor time.
struct AnswerWatch {
    /// The time from an event to the question, so that many events cost one question.
    static let pause = Duration.seconds(1)
    /// The time that the app has to answer.
    static let patience = Duration.seconds(3)

    /// What the end of the app's time to answer means.
    enum Outcome: Equatable {
        /// The app has answered, or a later question has been asked.
        case over
        /// The app is silent from now on.
        case silent
        /// The app has sent other things meanwhile and has some more time.
        case waiting(Duration)
    }

    /// The phases of a check.
    private enum Phase: Equatable {
        /// Nothing is asked.
        case idle
        /// The app has got an event, and the host asks it after the pause.
        case due
        /// The app has been asked and has not answered.
        case asked
        /// The app has not answered in time, and the page knows that.
        case silent
    }

    private var phase = Phase.idle
    private(set) var number = 0
    /// The time of the question, or of the last thing that the app has sent since.
    private var lastSign = ContinuousClock.now
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
    mutating func ask(at now: ContinuousClock.Instant = .now) -> Int {
        phase = .asked
        lastSign = now
        hasLaterEvent = false
        number = (number + 1) % (1 << 31)
        return number
    }

    /// Notes that the app has sent something, so that it is not silent.
    mutating func noteSending(at now: ContinuousClock.Instant = .now) {
        lastSign = now
    }

    /// Ends the time that the app had to answer a question.
    ///
    /// - Parameter number: The number of the question.
    mutating func endPatience(_ number: Int, at now: ContinuousClock.Instant = .now) -> Outcome {
        guard phase == .asked, number == self.number else { return .over }
        let rest = Self.patience - lastSign.duration(to: now)
        guard rest <= .zero else { return .waiting(rest) }
        phase = .silent
        return .silent
    }

    /// Notes an answer. Returns true if the app was silent and answers again.
    mutating func noteAnswer(_ number: Int) -> Bool {
        guard number == self.number, phase == .asked || phase == .silent else { return false }
        defer { phase = .idle }
        return phase == .silent
    }
}
