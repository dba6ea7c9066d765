import TestSupport
import Testing

/// Waits until `condition` holds; records an issue where it does not within a minute: other tests
/// keep the main actor too.
@MainActor
func wait(
    until condition: () -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
    let deadline = ContinuousClock.now + .seconds(60)
    while !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record(comment ?? "The condition did not come true.", sourceLocation: sourceLocation)
            return
        }
        await turn()
    }
}
