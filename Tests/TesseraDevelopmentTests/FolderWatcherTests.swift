import Foundation
import Testing

@testable import TesseraDevelopment

@Suite(.timeLimit(.minutes(10))) struct FolderWatcherTests {
    /// Returns after the watcher has reported all of these paths, and returns what it has reported besides.
    private func wait(for paths: Set<String>, from watcher: any FolderWatcher) async -> Set<String> {
        var found: Set<String> = []
        for await changes in watcher.changes {
            found.formUnion(changes)
            if paths.isSubset(of: found) { break }
        }
        return found.subtracting(paths)
    }

    @Test func `written, renamed and removed files are reported, and files of editors are not`() async throws
    {
        let folder = try TemporaryFolder(["Sources/A.swift": "", "Sources/B.swift": "", ".build/x.swift": ""])
        let watcher = try makeFolderWatcher()
        defer { watcher.stop() }
        try watcher.watch(folder.url)
        try folder.write("", to: ".build/y.swift")
        try folder.write("", to: "Sources/.A.swift.swp")
        try folder.write("", to: "Sources/A.swift~")
        try folder.write("", to: "Package.resolved")
        try folder.write("new", to: "Sources/A.swift")
        try FileManager.default.moveItem(
            atPath: folder.path("Sources/B.swift"), toPath: folder.path("Sources/C.swift"))
        try folder.write("", to: "Sources/D.swift")
        try FileManager.default.removeItem(atPath: folder.path("Sources/D.swift"))
        let names = ["A", "B", "C", "D"].map { folder.path("Sources/\($0).swift") }
        let others = await wait(for: Set(names), from: watcher)
        #expect(others.isEmpty)
    }

    @Test func `files in new folders are reported`() async throws {
        let folder = try TemporaryFolder()
        let watcher = try makeFolderWatcher()
        defer { watcher.stop() }
        try watcher.watch(folder.url)
        try folder.write("", to: "Sources/Deep/Down/A.swift")
        _ = await wait(for: [folder.path("Sources/Deep/Down/A.swift")], from: watcher)
        try folder.write("", to: "Sources/Deep/Down/B.swift")
        _ = await wait(for: [folder.path("Sources/Deep/Down/B.swift")], from: watcher)
    }
}
