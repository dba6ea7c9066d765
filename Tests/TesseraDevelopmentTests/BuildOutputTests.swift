import Foundation
import TesseraWeb
import Testing

@testable import TesseraDevelopment

@Suite struct BuildOutputTests {
    private func output(_ text: String) -> BuildOutput {
        var output = BuildOutput()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            output.note(String(line))
        }
        return output
    }

    @Test func `errors are found once with their places, and warnings are counted once`() {
        let output = output(
            """
            [3/12] Compiling Hello App.swift
            /hello/Sources/Hello/App.swift:12:9: error: cannot find 'lable' in scope
            10 |         let label = UILabel()
            12 |         lable.text = ""
               |         `- error: cannot find 'lable' in scope
            /hello/Sources/Hello/App.swift:3:1: warning: unused
            /hello/Sources/Hello/App.swift:3:1: warning: unused
            /hello/Sources/Hello/App.swift:12:9: error: cannot find 'lable' in scope
            /hello/Sources/Hello/App.swift:4:1: note: here
            error: fatalError
            """)
        #expect(output.progress?.done == 3)
        #expect(output.progress?.total == 12)
        #expect(output.errors.map(\.line) == [12])
        #expect(output.errors.first?.message == "cannot find 'lable' in scope")
        #expect(output.warnings.count == 1)
        #expect(output.complaints == [])
    }

    @Test func `an error of the linker has no place`() {
        let output = output(
            """
            error: link command failed with exit code 1 (use -v to see invocation)
            /opt/swift/usr/bin/ld.lld: error: undefined symbol: missing
            """)
        guard case .failed(let problems, 0) = output.failure(in: URL(fileURLWithPath: "/hello")) else {
            Issue.record("The build has failed.")
            return
        }
        #expect(
            problems.map(\.message) == [
                "link command failed with exit code 1 (use -v to see invocation)",
                "undefined symbol: missing",
            ])
    }

    @Test func `a full disk is one sentence`() {
        let output = output(
            "error: write failed: No space left on device\n/a/b.swift:1:1: error: cannot write")
        let sentence = "The disk is full: the build needs room for its results."
        #expect(output.failure(in: URL(fileURLWithPath: "/a")) == .failed([BuildProblem(sentence)], more: 0))
    }

    @Test func `a build without a reason ends in its last lines`() {
        let output = output("one\n\ntwo\n")
        #expect(
            output.failure(in: URL(fileURLWithPath: "/a")) == .failed([BuildProblem("one\ntwo")], more: 0))
    }

    @Test func `the source around an error is quoted`() throws {
        let folder = try TemporaryFolder(["A.swift": "one\ntwo\nthree\nfour\nfive\nsix"])
        let path = folder.url.resolvingSymlinksInPath().path
        let output = output("\(path)/A.swift:4:2: error: no")
        let lines = ["two", "three", "four", "five", "six"].enumerated().map {
            SourceLine(number: $0.offset + 2, text: $0.element)
        }
        #expect(
            output.failure(in: folder.url)
                == .failed([BuildProblem("no", file: "A.swift", line: 4, column: 2, source: lines)], more: 0))
    }
}
