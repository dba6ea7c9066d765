import Foundation
import TesseraData

/// How snapshots come to the screen, from whatever queue, in the order in which they are applied.
extension SnapshotPipeline {
    /// How contents take the place of others.
    enum Style: Sendable {
        case differences(animated: Bool)
        case reload
    }

    /// Contents that are to be shown.
    struct Submission: Sendable {
        var contents: Contents
        /// The same sections and items, with marks for reload and reconfigure.
        var snapshot: Snapshot
        var number: Int
        var style: Style
        var completion: MainThreadCompletion
        /// What differs from the contents of a number, where that was computed already.
        var difference: (SnapshotDifference, from: Int)?
    }

    /// Brings an edit of what was applied last to the screen. `edit` returns the snapshot with its marks.
    nonisolated func submit(
        _ style: Style, _ completion: (() -> Void)?, _ call: String, edit: (inout Contents) -> Snapshot
    ) {
        let isMain = isOnMainQueue
        func make() -> (Submission, before: (contents: Contents, number: Int)) {
            let before = applied.latest
            var contents = before.contents
            let snapshot = edit(&contents)
            let number = applied.take(contents, isMain: isMain, call)
            let submission = Submission(
                contents: contents, snapshot: snapshot, number: number, style: style,
                completion: MainThreadCompletion(run: completion))
            return (submission, before)
        }
        guard !isMain else {
            let submission = make().0
            return MainActor.assumeIsolated { enqueue(submission) }
        }
        applied.comparing {
            var (submission, before) = make()
            if case .differences = style {
                let difference = SnapshotDifference(
                    from: before.contents.snapshot, to: submission.snapshot)
                submission.difference = (difference, from: before.number)
            }
            DispatchQueue.main.async { [submission] in
                MainActor.assumeIsolated { self.enqueue(submission) }
            }
        }
    }

    private func enqueue(_ submission: Submission) {
        queue.append(submission)
        guard let stage = host?.stage else { return workQueue() }
        stage.whenStable { [self] in workQueue() }
    }

    private func workQueue() {
        guard !isApplying else { return }
        isApplying = true
        while !queue.isEmpty { show(queue.removeFirst()) }
        isApplying = false
    }

    private func show(_ submission: Submission) {
        host?.stage.abandonMovement()
        let (old, oldNumber) = (shown, shownNumber)
        (contents, shownNumber) = (submission.contents, submission.number)
        guard let host else {
            submission.completion.run?()
            return
        }
        var isAnimated = false
        switch submission.style {
        case .reload: host.reloadData()
        case .differences where host.stage.elements.isEmpty && old.numberOfItems == 0: host.reloadData()
        case .differences(let animated):
            isAnimated = animated && UIView.areAnimationsEnabled
            let known = submission.difference.flatMap { $0.from == oldNumber ? $0.0 : nil }
            let difference = known ?? SnapshotDifference(from: old, to: submission.snapshot)
            host.stage.apply(
                DataChanges(difference), reconfigured: difference.reconfiguredItems, animated: isAnimated)
        }
        didApply?(isAnimated)
        if let completion = submission.completion.run {
            host.stage.complete(animated: isAnimated, completion)
        }
    }
}

/// A completion on its way to the main thread.
///
/// Sendable though closures are not: one that is made on the main thread never leaves it, and one that is made on a
/// background queue is given away for good, to be called once, on the main thread. So Apple's documentation has it, which
/// the parameter's type cannot say without refusing closures that are kept elsewhere as plain `() -> Void`.
struct MainThreadCompletion: @unchecked Sendable {
    let run: (() -> Void)?
}
