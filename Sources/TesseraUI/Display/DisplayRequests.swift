import Foundation
import TesseraDisplay

/// What the app has asked of its display, until the display answers.
@MainActor
final class DisplayRequests {
    private var waiting: [Int: @MainActor (DisplayEvent.Answer) -> Void] = [:]
    private var lastNumber = 0

    /// Asks the display for something. `answer` runs once: with what the display says, or, where there is none or it goes away, with
    /// the outcome that it cannot be done. It never runs before this returns.
    func send(_ request: DisplayRequest, answer: (@MainActor (DisplayEvent.Answer) -> Void)? = nil) {
        var request = request
        if let answer {
            lastNumber += 1
            request.number = lastNumber
            waiting[lastNumber] = answer
        }
        guard let connection = UIApplication.shared.connection, connection.isAttached else {
            guard let number = request.number else { return }
            DispatchQueue.main.async { [self] in MainActor.assumeIsolated { fail(number) } }
            return
        }
        connection.send(.request(request))
    }

    /// Hears an answer. One that nobody waits for means nothing.
    func hear(_ answer: DisplayEvent.Answer) {
        waiting.removeValue(forKey: answer.number)?(answer)
    }

    /// There is no display any more that could answer.
    func abandon() {
        for number in waiting.keys.sorted() { fail(number) }
    }

    private func fail(_ number: Int) {
        hear(DisplayEvent.Answer(number: number, outcome: .unavailable))
    }
}
