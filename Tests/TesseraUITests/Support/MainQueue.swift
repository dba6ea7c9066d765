import TestSupport
import Testing

/// Waits until `condition` is true, and records an issue if that takes longer than five minutes. All tests share the
/// main actor, so each of its turns may take seconds while they begin.
@MainActor
func wait(
    until condition: () -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let deadline = ContinuousClock.now + .seconds(300)
    while !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record(comment ?? "The condition did not come true.", sourceLocation: sourceLocation)
            return
        }
        await turn()
    }
}
