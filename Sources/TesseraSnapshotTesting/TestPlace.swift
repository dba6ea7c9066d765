import Foundation
import Testing
import XCTest

/// The place of an assertion in the sources of a test, at which failures are reported.
struct TestPlace {
    let fileID: String
    let filePath: StaticString
    let line: Int
    let column: Int

    /// Lets the running test fail, in the framework that runs it.
    func fail(_ message: String) {
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: fileID, filePath: "\(filePath)", line: line, column: column))
        } else {
            XCTFail(message, file: filePath, line: UInt(line))
        }
    }

    /// Adds a file to the report of the running test, where the framework has attachments.
    func attach(_ file: URL) {
        guard Test.current != nil, let data = try? Data(contentsOf: file) else { return }
        Attachment.record(
            [UInt8](data), named: file.lastPathComponent,
            sourceLocation: SourceLocation(
                fileID: fileID, filePath: "\(filePath)", line: line, column: column))
    }
}
