import Foundation

/// Runs what is to be told of updates in the order of the updates: each when its own has arrived, and all before it.
@MainActor
final class UpdateCompletions {
    private var waiting: [(number: Int, isDue: Bool, run: () -> Void)] = []
    private var next = 0

    /// Adds a completion; returns its number.
    func add(_ completion: @escaping () -> Void) -> Int {
        next += 1
        waiting.append((next, false, completion))
        return next
    }

    /// True if the completions stand in the order of their updates, and none that is first is due.
    var isInOrder: Bool {
        zip(waiting, waiting.dropFirst()).allSatisfy { $0.number < $1.number } && waiting.first?.isDue != true
    }

    /// Says that an update has arrived.
    func finish(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting[index].isDue = true
        while let first = waiting.first, first.isDue {
            waiting.removeFirst()
            first.run()
        }
    }
}

extension ElementStage {
    /// Runs `completion` when an update that was just made is seen: at once where it is not animated, unless earlier ones
    /// are on their way.
    func complete(animated: Bool, _ completion: @escaping () -> Void) {
        let number = completions.add(completion)
        guard animated, UIView.areAnimationsEnabled, host.window != nil else {
            return completions.finish(number)
        }
        host.afterAnimation(of: StageUpdate.duration) { [completions] in completions.finish(number) }
    }
}
