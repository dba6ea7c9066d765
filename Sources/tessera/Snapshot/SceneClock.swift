import TesseraDisplay

/// The times at which the animations of a scene end.
struct SceneClock {
    private var ends: [Int: ContinuousClock.Instant?] = [:]
    private var transitions: ContinuousClock.Instant?

    /// Notes the animations that a message begins and ends.
    mutating func note(_ message: DisplayMessage) {
        switch message {
        case .scene: ends = [:]
        case .patch(let operations): for operation in operations { note(operation) }
        default: break
        }
    }

    private mutating func note(_ operation: SceneOperation) {
        switch operation {
        case .update(let id, _, _, let animation?): ends[id] = .some(end(of: animation))
        case .transition(_, let transition):
            if let end = end(of: transition.animation) { transitions = max(transitions ?? end, end) }
        case .stop(let id): ends[id] = nil
        default: break
        }
    }

    /// Returns the time at which an animation ends, or nil if it never does.
    private func end(of animation: SceneOperation.Animation) -> ContinuousClock.Instant? {
        guard let count = animation.repeatCount else { return nil }
        let runs = animation.autoreverses ? 2 * count : count
        return .now + .seconds(min(max(0, animation.delay + animation.duration * runs), 1e6))
    }

    /// Returns a sentence about the animations that go on among the elements of a scene, or nil if there are
    /// none.
    func pending(in tree: SceneTree) -> String? {
        if let transitions, transitions > .now { return "a transition goes on" }
        for (id, end) in ends where tree.elements[id] != nil {
            guard let end else { return "element \(id) is animated for ever" }
            if end > .now { return "element \(id) is animated" }
        }
        return nil
    }
}
