import Foundation

/// The completion handlers of updates. Each runs when its own update and all earlier ones have ended.
@MainActor
final class UpdateCompletions {
    private var waiting: [(number: Int, isDue: Bool, run: () -> Void)] = []
    private var next = 0

    /// Adds a completion handler and returns its number.
    func add(_ completion: @escaping () -> Void) -> Int {
        next += 1
        waiting.append((next, false, completion))
        return next
    }

    /// True if the handlers stand in the order of their updates, and the first is not due.
    var isInOrder: Bool {
        zip(waiting, waiting.dropFirst()).allSatisfy { $0.number < $1.number } && waiting.first?.isDue != true
    }

    /// Marks the update with a number as ended, and runs the handlers that are due.
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
    /// Runs `completion` when the update that was just made has ended: at once if it is not animated and no
    /// earlier one is still running.
    func complete(animated: Bool, _ completion: @escaping () -> Void) {
        let number = completions.add(completion)
        guard animated, UIView.areAnimationsEnabled, scrollView.window != nil else {
            return completions.finish(number)
        }
        scrollView.afterAnimation(of: StageUpdate.duration) { [completions] in completions.finish(number) }
    }
}
