import Foundation

/// What a document reads or writes, on its way between the main thread and the queue of the file.
// Safe: one thread hands the value over and does not use it while the other does. A folder that is written is a copy. Other types are
// those of an app that overrides the methods that write, which are documented to be called in the background.
struct DocumentContents: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
}

/// The closure that an app wants to be called when its document is read or written.
@MainActor
final class DocumentCompletion {
    private let handler: ((Bool) -> Void)?
    init(_ handler: ((Bool) -> Void)?) { self.handler = handler }
    func call(_ isDone: Bool) { handler?(isDone) }
}
