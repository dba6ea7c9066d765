import NIOConcurrencyHelpers

/// The output of a program that is running. Its lines come on any thread.
final class BuildLog: Sendable {
    private let output = NIOLockedValueBox(BuildOutput())
    private let texts = NIOLockedValueBox<[String]>([])
    private let onProgress: @Sendable (_ done: Int, _ total: Int) -> Void

    /// Creates an empty log. `onProgress` is called when another step has begun.
    init(onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }) {
        self.onProgress = onProgress
    }

    /// Reads a line about errors, warnings or progress.
    func note(_ line: String) {
        let (before, now) = output.withLockedValue { output in
            let before = output.progress
            output.note(line)
            return (before, output.progress)
        }
        if let now, before.map({ $0 != now }) ?? true { onProgress(now.done, now.total) }
    }

    /// Keeps a line of a result.
    func keep(_ line: String) {
        texts.withLockedValue { $0.append(line) }
    }

    /// The errors, warnings and progress so far.
    var summary: BuildOutput { output.withLockedValue { $0 } }
    /// The lines that were kept.
    var text: String { texts.withLockedValue { $0.joined(separator: "\n") } }
}
