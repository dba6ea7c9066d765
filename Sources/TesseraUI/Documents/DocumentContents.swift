import Foundation

/// What a document reads or writes, on its way between the main thread and the queue of the file.
// Safe: one thread hands the value over and does not use it while the other does. A folder that is written is a copy. Other types and
// subclasses are those of an app whose methods write, which are documented to be called in the background.
struct DocumentContents: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }

    /// Creates contents that are written to a place. The app may change its folder meanwhile, so that a copy is written, unless the
    /// folder is of a class of the app's, which may write in its own way.
    init(written value: Any, to place: URL) {
        if let wrapper = value as? FileWrapper, type(of: wrapper) == FileWrapper.self {
            self.value = wrapper.copy(forWritingTo: place)
        } else {
            self.value = value
        }
    }
}

/// The closure that an app wants to be called when its document is read or written.
@MainActor
final class DocumentCompletion {
    private let handler: ((Bool) -> Void)?
    init(_ handler: ((Bool) -> Void)?) { self.handler = handler }
    func call(_ isDone: Bool) { handler?(isDone) }
}
