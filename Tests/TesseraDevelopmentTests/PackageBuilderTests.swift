import Foundation
import TesseraWeb
import Testing

@testable import TesseraDevelopment

/// Builds packages with a script in the place of `swift`.
@Suite(.timeLimit(.minutes(10))) struct PackageBuilderTests {
    /// A package that a script builds.
    private struct Sample {
        let folder: TemporaryFolder
        let development: Development
        let terminal = Lines()
        let builder: PackageBuilder

        init(
            package: String = Self.manifest("Hello"), build: String = Self.success, products: [String] = []
        ) throws {
            folder = try TemporaryFolder(["manifest.json": package, "build.sh": build])
            try folder.write(
                "if [ \"$1\" = package ]; then . ./manifest.sh; else . ./build.sh; fi", to: "swift.sh")
            try folder.write("cat manifest.json", to: "manifest.sh")
            var options = DevelopmentOptions(package: folder.url, products: products)
            options.tool = ["sh", "-c", "cd \"$0\"; . ./swift.sh", folder.url.path]
            development = Development(sources: folder.url)
            let lines = terminal
            builder = PackageBuilder(
                options, development: development,
                terminal: Terminal(isInteractive: false) { lines.add($0) }, onFolders: { _ in })
        }

        static func manifest(_ name: String) -> String {
            """
            {"name": "p", "products": [], "dependencies": [], "targets": [{"name": "\(name)", "type": "executable",
            "dependencies": [{"product": ["TesseraUI", "tessera", null, null]}]}]}
            """
        }

        static let success =
            "mkdir -p .build/debug; for app in Hello Other; do echo $RANDOM > .build/debug/$app; chmod +x .build/debug/$app; done"

        func problems() -> [String] {
            guard case .failed(let problems, _) = development.status else { return [] }
            return problems.map(\.message)
        }
    }

    private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []
        func add(_ text: String) { lock.withLock { texts.append(text) } }
        var all: String { lock.withLock { texts.joined() } }
    }

    @Test func `a good build is served from a link that outlives the next build`() async throws {
        let sample = try Sample()
        await sample.builder.build([])
        #expect(sample.development.status == .succeeded(warnings: 0))
        let first = try #require(sample.development.apps.first)
        #expect(first.name == "Hello")
        #expect(FileManager.default.isExecutableFile(atPath: first.executable))
        try sample.folder.write(
            "mkdir -p .build/debug; rm .build/debug/Hello; echo other > .build/debug/Hello; chmod +x .build/debug/Hello",
            to: "build.sh")
        await sample.builder.build(["A.swift"])
        let second = try #require(sample.development.apps.first)
        #expect(second != first)
        #expect(FileManager.default.isExecutableFile(atPath: first.executable))
        await sample.builder.finish()
        #expect(!FileManager.default.fileExists(atPath: second.executable))
    }

    @Test func `a build that changes nothing does not reload the pages`() async throws {
        let sample = try Sample()
        await sample.builder.build([])
        let first = sample.development.apps
        try sample.folder.write("", to: "build.sh")
        await sample.builder.build(["README.md"])
        #expect(sample.development.apps == first)
    }

    @Test func `after a mistake the last good build goes on`() async throws {
        let sample = try Sample()
        await sample.builder.build([])
        let good = sample.development.apps
        try sample.folder.write("echo /p/A.swift:1:2: error: wrong; exit 1", to: "build.sh")
        await sample.builder.build(["A.swift"])
        #expect(sample.problems() == ["wrong"])
        #expect(sample.development.apps == good)
        #expect(sample.terminal.all.contains("/p/A.swift:1:2: error: wrong"))
        try sample.folder.write("", to: "build.sh")
        await sample.builder.build(["A.swift"])
        #expect(sample.development.status == .succeeded(warnings: 0))
    }

    @Test func `a mistake in the manifest ends in a sentence, and the manifest is read again`() async throws {
        let sample = try Sample()
        try sample.folder.write("echo \"error: 'p': Invalid manifest\" >&2; exit 1", to: "manifest.sh")
        await sample.builder.build([])
        #expect(sample.problems() == ["'p': Invalid manifest"])
        try sample.folder.write("cat manifest.json", to: "manifest.sh")
        await sample.builder.build([sample.folder.path("Package.swift")])
        #expect(sample.development.status == .succeeded(warnings: 0))
    }

    @Test func `a renamed product gets another address`() async throws {
        let sample = try Sample()
        await sample.builder.build([])
        try sample.folder.write(Sample.manifest("Other"), to: "manifest.json")
        await sample.builder.build([sample.folder.path("Package.swift")])
        #expect(sample.development.apps.map(\.pathName) == ["other"])
        #expect(
            sample.development.status(of: "hello")
                == .failed([BuildProblem("The package has no app “hello” any more. It has: Other.")], more: 0)
        )
    }

    @Test func `a full disk ends in a sentence`() async throws {
        let sample = try Sample(build: "echo 'error: No space left on device'; exit 1")
        await sample.builder.build([])
        #expect(sample.problems() == ["The disk is full: the build needs room for its results."])
    }

    @Test func `warnings stay counted while their files are not compiled again`() async throws {
        let sample = try Sample()
        let (a, b) = (sample.folder.path("A.swift"), sample.folder.path("B.swift"))
        try sample.folder.write("", to: "A.swift")
        try sample.folder.write("", to: "B.swift")
        try sample.folder.write(
            "\(Sample.success); for file in \(a) \(b); do echo $file:1:1: warning: unused; done",
            to: "build.sh")
        await sample.builder.build([])
        #expect(sample.development.status == .succeeded(warnings: 2))
        try sample.folder.write("", to: "build.sh")
        await sample.builder.build([a])
        #expect(sample.development.status == .succeeded(warnings: 1))
        try FileManager.default.removeItem(atPath: b)
        await sample.builder.build([b])
        #expect(sample.development.status == .succeeded(warnings: 0))
    }

    /// Returns true if a process runs. One that has ended may still wait to be reaped.
    private func isAlive(_ id: pid_t) -> Bool {
        guard kill(id, 0) == 0 else { return false }
        let data = FileManager.default.contents(atPath: "/proc/\(id)/stat") ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: ")").last?.hasPrefix(" Z") != true
    }

    @Test func `an executable that the package does not have ends in a sentence`() async throws {
        let sample = try Sample(products: ["Hello", "Missing"])
        await sample.builder.build([])
        #expect(sample.problems() == ["The package has no executable “Missing”: it has Hello."])
    }

    @Test func `a build that is cancelled leaves no process`() async throws {
        let sample = try Sample(build: "echo $$ > id; sleep 1000 & echo $! > other; touch ready; wait")
        let building = Task { await sample.builder.build([]) }
        let watcher = try makeFolderWatcher()
        defer { watcher.stop() }
        try watcher.watch(sample.folder.url)
        let ready = sample.folder.path("ready")
        if !FileManager.default.fileExists(atPath: ready) {
            for await paths in watcher.changes where paths.contains(ready) { break }
        }
        building.cancel()
        await building.value
        for name in ["id", "other"] {
            let text = try String(contentsOfFile: sample.folder.path(name), encoding: .utf8)
            let id = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
            #expect(!isAlive(id))
        }
    }
}
