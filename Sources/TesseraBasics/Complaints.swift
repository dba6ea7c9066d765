import Foundation
import Synchronization

/// The lines that ``complainOnce(_:)`` has written.
private let complaints = Mutex<Set<String>>([])

/// Writes a line for developers to standard error, unless the process has written the same line before.
package func complainOnce(_ line: String) {
    let isNew = complaints.withLock { $0.insert(line).inserted }
    if isNew { writeComplaint(line) }
}

/// Writes a line for developers to standard error. If nobody reads that stream any longer, the line is lost and the process goes
/// on.
package func writeComplaint(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
}
