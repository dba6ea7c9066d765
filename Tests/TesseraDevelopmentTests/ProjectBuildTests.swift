import Foundation
import TesseraWeb
import Testing

@testable import TesseraDevelopment

/// Tests building Xcode projects, with scripts in place of `swift` and of the porting tool.
@Suite(.timeLimit(.minutes(10))) struct ProjectBuildTests {
    private let folder: TemporaryFolder
    private let development: Development
    private let builder: PackageBuilder
    private let terminal = Lines()

    private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []
        func add(_ text: String) { lock.withLock { texts.append(text) } }
        var all: String { lock.withLock { texts.joined() } }
    }

    init() throws {
        folder = try TemporaryFolder([
            "Shop/Shop.xcodeproj/project.pbxproj": "", "Shop/Shop.swift": "one\ntwo\nthree\n",
            "swift.sh":
                "mkdir -p out/.build/debug; echo > out/.build/debug/Shop; chmod +x out/.build/debug/Shop",
            // The arguments are PROJECT --output FOLDER --report FILE …
            "port.sh": "cp report.json \"$5\"",
        ])
        let project = try #require(try XcodeProject(folder.url.appendingPathComponent("Shop")))
        var options = DevelopmentOptions(project: project)
        options.package = folder.url.appendingPathComponent("out", isDirectory: true)
        options.tool = ["sh", "-c", "cd \"$0\"; . ./swift.sh", folder.url.path]
        options.portCommand = ["sh", "-c", "cd \"$0\"; . ./port.sh", folder.url.path]
        development = Development(sources: options.sources)
        let lines = terminal
        builder = PackageBuilder(
            options, development: development, terminal: Terminal(isInteractive: false) { lines.add($0) },
            onFolders: { _ in })
        try report(findings: "")
    }

    private func report(findings: String) throws {
        try folder.write(
            """
            {"folder": "\(folder.path("Shop"))", "package": "", "apps": [{"target": "Shop", "product": "Shop"}],
            "watched": [], "rewrittenCount": 0, "changeCount": 0, "findings": [\(findings)]}
            """, to: "report.json")
    }

    @Test func `a project with nothing in the way is built and served after one line`() async throws {
        await builder.build([])
        #expect(development.status == .succeeded(warnings: 0))
        #expect(development.apps.map(\.name) == ["Shop"])
        #expect(terminal.all.hasPrefix("Shop.xcodeproj: nothing is in the way.\n"))
    }

    @Test func `warnings are printed once, and the app runs`() async throws {
        try report(
            findings: """
                {"severity": "warning", "file": "Old.m", "message": "Objective-C.", "advice": "Write Swift."}
                """)
        await builder.build([])
        await builder.build(["Shop.swift"])
        #expect(development.status == .succeeded(warnings: 0))
        #expect(terminal.all.components(separatedBy: "Old.m: warning: Objective-C. Write Swift.").count == 2)
    }

    @Test func `an error stops before the build, with the lines around it`() async throws {
        try report(
            findings: """
                {"severity": "error", "file": "Shop.swift", "line": 2, "message": "No map.", "advice": "Remove it."}
                """)
        try folder.write("touch built", to: "swift.sh")
        await builder.build([])
        guard case .failed(let problems, more: 0) = development.status else {
            Issue.record("The status is \(development.status).")
            return
        }
        #expect(
            problems == [
                BuildProblem(
                    "No map. Remove it.", file: "Shop.swift", line: 2,
                    source: SourceLine.around(2, of: "one\ntwo\nthree\n"))
            ])
        #expect(!FileManager.default.fileExists(atPath: folder.path("built")))
    }

    @Test func `the terminal shows all errors, and the page the first ten`() async throws {
        let findings = (1...12).map {
            "{\"severity\": \"error\", \"file\": \"Shop.swift\", \"message\": \"No map \($0).\", \"advice\": \"Go.\"}"
        }
        try report(findings: findings.joined(separator: ", "))
        await builder.build([])
        guard case .failed(let problems, let more) = development.status else {
            Issue.record("The status is \(development.status).")
            return
        }
        #expect(problems.count == 10)
        #expect(more == 2)
        #expect(terminal.all.contains("Shop.swift: error: No map 12. Go.\n"))
        #expect(!terminal.all.contains("more errors"))
    }

    @Test func `errors of the compiler name the user's own file`() async throws {
        try folder.write(
            "echo \"\(folder.path("Shop/Shop.swift")):3:1: error: wrong\"; exit 1", to: "swift.sh")
        await builder.build([])
        guard case .failed(let problems, _) = development.status else {
            Issue.record("The status is \(development.status).")
            return
        }
        #expect(problems.map(\.file) == ["Shop.swift"])
        #expect(problems.first?.source.map(\.text).contains("three") == true)
    }

    @Test func `a tool that fails ends in a sentence`() async throws {
        try folder.write("echo 'Error: There is no project.' >&2; exit 64", to: "port.sh")
        await builder.build([])
        guard case .failed(let problems, _) = development.status else {
            Issue.record("The status is \(development.status).")
            return
        }
        #expect(problems.first?.message.contains("There is no project.") == true)
    }
}
