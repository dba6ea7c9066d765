import Foundation
import TesseraBasics
import TesseraData

/// The way of snapshots from any queue to the screen, in the order in which they are applied.
extension SnapshotPipeline {
    /// The way in which content replaces the content before it.
    enum Style: Sendable {
        case differences(animated: Bool)
        case reload
    }

    /// Content on its way to the screen.
    struct Submission: Sendable {
        var contents: Contents
        /// The same sections and items, with marks for reloading and reconfiguring.
        var snapshot: Snapshot
        var number: Int
        var style: Style
        var completion: MainThreadCompletion
        /// The difference from earlier content, with the number of that content, or nil if it was not
        /// computed yet.
        var difference: (SnapshotDifference, from: Int)?
    }

    /// Applies an edit to the content that was applied last, and sends the result to the screen.
    ///
    /// - Parameters:
    ///   - style: The way in which the new content replaces the old.
    ///   - completion: Runs on the main thread when the change is on screen.
    ///   - call: The name of the API that was called, for messages about misuse.
    ///   - edit: Changes the content, and returns the snapshot with its marks.
    nonisolated func submit(
        _ style: Style, _ completion: (() -> Void)?, _ call: String, edit: (inout Contents) -> Snapshot
    ) {
        let isMain = isOnMainActor
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
        guard let stage = scrollView?.stage else { return workQueue() }
        stage.whenStable { [self] in workQueue() }
    }

    private func workQueue() {
        guard !isApplying else { return }
        isApplying = true
        while !queue.isEmpty { perform(queue.removeFirst()) }
        isApplying = false
    }

    private func perform(_ submission: Submission) {
        // An app that uses several queues can overtake a snapshot that was still on its way from another one.
        guard submission.number > performedNumber else {
            submission.completion.run?()
            return
        }
        performedNumber = submission.number
        scrollView?.stage.abandonMovement()
        let (old, oldNumber) = (shown, shownNumber)
        (contents, shownNumber) = (submission.contents, submission.number)
        guard let scrollView else {
            submission.completion.run?()
            return
        }
        var isAnimated = false
        switch submission.style {
        case .reload: scrollView.reloadData()
        case .differences where scrollView.stage.elements.isEmpty && old.numberOfItems == 0:
            scrollView.reloadData()
        case .differences(let animated):
            isAnimated = animated && UIView.areAnimationsEnabled
            let known = submission.difference.flatMap { $0.from == oldNumber ? $0.0 : nil }
            let difference = known ?? SnapshotDifference(from: old, to: submission.snapshot)
            scrollView.stage.apply(
                DataChanges(difference), reconfigured: difference.reconfiguredItems, animated: isAnimated)
        }
        didApply?(isAnimated)
        if let completion = submission.completion.run {
            scrollView.stage.complete(animated: isAnimated, completion)
        }
    }
}

/// A completion on its way to the main thread.
///
/// It is sendable although closures are not: one that was passed on the main thread never leaves it, and one
/// that was passed on a background queue is called once, on the main thread, and not used elsewhere. Apple's
/// documentation requires the same. The type of the parameter cannot require it without rejecting closures
/// that are stored as plain `() -> Void`.
struct MainThreadCompletion: @unchecked Sendable {
    let run: (() -> Void)?
}
