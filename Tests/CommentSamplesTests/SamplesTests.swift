import Foundation
import TestSupport
import Testing

/// The code in the README and in the comments of the libraries is the code of these tests.
///
/// A sample uses names that it does not declare. The sources beside this one declare them around it, as properties of a
/// class, as parameters of a function or as stubs.
struct SamplesTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().resolvingSymlinksInPath()

    @Test func `every sample of the README is built here`() throws {
        let sources = try Samples.sources(below: folder)
        let page = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        let samples = Samples.ofPage(page)
        #expect(samples.count == 4)
        expectBuilt(samples, of: "README.md", in: sources)
    }

    @Test func `every sample of a comment is built here`() throws {
        let sources = try Samples.sources(below: folder)
        var count = 0
        for file in try Samples.files(below: folder.appending(path: "../../Sources").standardizedFileURL) {
            let samples = Samples.ofComments(try String(contentsOf: file, encoding: .utf8))
            count += samples.count
            expectBuilt(samples, of: file.lastPathComponent, in: sources)
        }
        #expect(count > 100)
    }

    private func expectBuilt(_ samples: [String], of file: String, in sources: String) {
        for sample in samples {
            let missing = Samples.parts(of: sample, missingIn: sources)
            #expect(
                missing.isEmpty,
                "Tests/CommentSamplesTests lacks a sample of \(file):\n\(missing.joined(separator: "\n\n"))")
        }
    }
}
