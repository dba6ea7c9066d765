import Foundation
import TesseraDisplay

@testable import TesseraUI

extension FakeDisplay {
    /// The requests that the app has sent to the display, with the latest last.
    var requests: [DisplayRequest] {
        messages.compactMap { if case .request(let request) = $0 { request } else { nil } }
    }

    /// The app's messages about the whole page, with the latest last.
    var pages: [PageContent] {
        messages.compactMap { if case .page(let page) = $0 { page } else { nil } }
    }

    /// Sends the answer of the display to a request of the app.
    func answer(_ request: DisplayRequest, _ outcome: DisplayEvent.Answer.Outcome, text: String? = nil) {
        send(.answer(.init(number: request.number ?? -1, outcome: outcome, text: text)))
    }

    /// Presses and releases a key.
    func press(_ code: String, _ characters: String, modifiers: Int = 0) {
        for phase in [DisplayEvent.Key.Phase.began, .ended] {
            send(
                .key(
                    .init(
                        phase: phase, code: code, characters: characters, plain: characters.lowercased(),
                        modifiers: modifiers, time: 1)))
        }
    }
}

/// Keeps values that closures append.
@MainActor
final class Recorder<Value> {
    var values: [Value] = []
}
