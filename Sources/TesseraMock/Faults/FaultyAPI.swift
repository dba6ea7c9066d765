/// A mock API with its deliberate faults.
struct FaultyAPI: Sendable {
    let api: MockAPI
    let faults: MockFaults
    /// A function that waits. It returns early if the task is cancelled.
    var wait: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    /// A function that returns a random number from 0 up to but not including 1.
    var chance: @Sendable () -> Double = { Double.random(in: 0..<1) }

    /// Returns the response to a request after the delay.
    func respond(to request: MockRequest) async -> MockResponse {
        let response = api.respond(to: request)
        guard request.method == "GET" || request.method == "HEAD" else { return response }
        let target = RequestTarget(request.target)
        let failing = faults.failingRoutes.first { $0.match(target) != nil }
        if !response.isFile, faults.delay > .zero { await wait(faults.delay) }
        if let failing {
            return api.failure(
                "\(target.path) fails because the mock API was told that \(failing.text) always fails.",
                of: request)
        }
        if !response.isFile, faults.failureRate > 0, chance() < faults.failureRate {
            return api.failure(
                "\(target.path) failed by chance: the mock API was told that \(faults.failureRate) of the answers fail.",
                of: request)
        }
        return response
    }
}
