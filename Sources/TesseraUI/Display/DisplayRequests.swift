import Foundation
import TesseraDisplay

/// The requests that the app has sent to its display and that are not answered yet.
@MainActor
final class DisplayRequests {
    private var waiting: [Int: @MainActor (DisplayEvent.Answer) -> Void] = [:]
    private var lastNumber = 0
    /// The display that answers, or nil if there is none.
    var display: (any Display)?

    /// True if there is a display that can answer.
    var hasDisplay: Bool { display?.isAttached == true }

    /// Sends a request to the display. `answer` runs once: with the answer of the display, or with
    /// the outcome `unavailable` if there is no display or it goes away. It never runs
    /// before this method returns.
    func send(_ request: DisplayRequest, answer: (@MainActor (DisplayEvent.Answer) -> Void)? = nil) {
        var request = request
        if let answer {
            lastNumber += 1
            request.number = lastNumber
            waiting[lastNumber] = answer
        }
        guard let display, display.isAttached else {
            guard let number = request.number else { return }
            DispatchQueue.main.async { [self] in MainActor.assumeIsolated { fail(number) } }
            return
        }
        display.send(.request(request))
    }

    /// Passes an answer to the request that waits for it. An answer without such a request is ignored.
    func receive(_ answer: DisplayEvent.Answer) {
        waiting.removeValue(forKey: answer.number)?(answer)
    }

    /// Fails all requests that wait, because there is no display any more that could answer.
    func abandon() {
        for number in waiting.keys.sorted() { fail(number) }
    }

    private func fail(_ number: Int) {
        receive(DisplayEvent.Answer(number: number, outcome: .unavailable))
    }
}
