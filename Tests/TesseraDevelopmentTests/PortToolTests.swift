import Foundation
import Testing

@testable import TesseraDevelopment

/// Tests building the porting tool, with a script in place of `swift`.
@Suite(.timeLimit(.minutes(10))) struct PortToolTests {
    private let folder: TemporaryFolder
    private var tool: PortTool

    init() throws {
        folder = try TemporaryFolder([
            "Porting/Package.swift": "", "Porting/Sources/A.swift": "", "Package.swift": "",
            "Sources/TesseraNibs/N.swift": "", "Sources/TesseraNibFiles/F.swift": "",
            "swift.sh":
                "echo built >> log; mkdir -p Porting/.build/debug; echo > Porting/.build/debug/tessera-port",
        ])
        tool = PortTool(tessera: folder.url)
        tool.tool = ["sh", "-c", "cd \"$0\"; . ./swift.sh", folder.url.path]
    }

    private var builds: Int {
        (try? String(contentsOf: folder.url.appendingPathComponent("log"), encoding: .utf8))?
            .split(separator: "\n").count ?? 0
    }

    @Test func `the tool is built once`() async throws {
        #expect(!tool.isBuilt)
        let path = try await tool.prepare(Terminal(isInteractive: false) { _ in })
        #expect(path.hasSuffix("/Porting/.build/debug/tessera-port"))
        _ = try await tool.prepare(Terminal(isInteractive: false) { _ in })
        #expect(builds == 1)
    }

    @Test(arguments: [
        "Porting/Sources/A.swift", "Porting/Package.swift", "Package.swift", "Sources/TesseraNibs/N.swift",
        "Sources/TesseraNibFiles/F.swift",
    ])
    func `it is built again when one of its sources is newer`(path: String) async throws {
        _ = try await tool.prepare(Terminal(isInteractive: false) { _ in })
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: folder.path(path))
        _ = try await tool.prepare(Terminal(isInteractive: false) { _ in })
        #expect(builds == 2)
    }

    @Test func `a tool that cannot be built ends in a sentence`() async throws {
        try folder.write("echo 'error: no room'; exit 1", to: "swift.sh")
        let refusal = await #expect(throws: PortTool.Refusal.self) {
            try await tool.prepare(Terminal(isInteractive: false) { _ in })
        }
        #expect(refusal?.description == "The tool that reads Xcode projects cannot be built: no room")
    }
}
