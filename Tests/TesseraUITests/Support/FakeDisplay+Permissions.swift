import TesseraDisplay
import Testing

extension FakeDisplay {
    /// Waits for the app's question about a permission and answers it.
    ///
    /// - Parameters:
    ///   - permission: The permission, with the wish to ask the user if the app has that wish.
    ///   - state: What the user has decided, or nil if the display cannot tell.
    ///   - reason: The reason why the display cannot tell.
    func answer(
        _ permission: DisplayRequest.Permission, _ state: DisplayRequest.Permission.State?,
        _ reason: DisplayEvent.Answer.Reason? = nil
    ) async throws {
        func question() -> DisplayRequest? {
            receive()
            return requests.last { $0.kind == .permission && $0.permission == permission }
        }
        await wait(until: { question() != nil })
        let number = try #require(question()?.number)
        send(
            .answer(
                .init(
                    number: number, outcome: state == nil ? .unavailable : .done, reason: reason,
                    permission: state)))
    }
}
