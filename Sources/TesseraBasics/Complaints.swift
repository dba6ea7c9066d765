import Foundation
import Synchronization

/// The lines that ``complainOnce(_:)`` has written.
private let complaints = Mutex<Set<String>>([])

/// Writes a line for developers to standard error, unless the process has written the same line before.
package func complainOnce(_ line: String) {
    let isNew = complaints.withLock { $0.insert(line).inserted }
    if isNew { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
