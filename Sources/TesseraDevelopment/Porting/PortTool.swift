import Foundation

/// The program `tessera-port`, which reads Xcode projects. It is built from the package `Porting` within Tessera's
/// sources when it is first needed. It is a package of its own because nothing else of Tessera needs the parser of
/// Swift.
public struct PortTool: Sendable {
    /// The folder of Tessera's package.
    public let tessera: URL
    /// The command that builds packages. Tests replace it.
    var tool = ["swift"]

    /// A reason why the program cannot be built, as a sentence for the user.
    public struct Refusal: Error, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// Creates the tool from Tessera's sources, from which this program was built.
    public init() {
        // This file is Sources/TesseraDevelopment/Porting/PortTool.swift.
        self.init(
            tessera: (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
                url.deletingLastPathComponent()
            })
    }

    init(tessera: URL) {
        self.tessera = tessera
    }

    private var package: URL { tessera.appendingPathComponent("Porting", isDirectory: true) }
    /// The path of the built program.
    var executable: URL { package.appendingPathComponent(".build/debug/tessera-port") }

    /// True if the program is newer than all of its sources, so that it need not be built.
    var isBuilt: Bool {
        guard let built = Self.time(of: executable.path) else { return false }
        let folders = [
            package.appendingPathComponent("Sources"), tessera.appendingPathComponent("Sources/TesseraNibs"),
            tessera.appendingPathComponent("Sources/TesseraNibFiles"),
        ]
        let manifests = [package, tessera].map { $0.appendingPathComponent("Package.swift").path }
        return manifests.allSatisfy { Self.isOlder($0, than: built) }
            && folders.allSatisfy { Self.areOlder($0, than: built) }
    }

    private static func time(of path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    private static func isOlder(_ path: String, than built: Date) -> Bool {
        time(of: path).map { $0 < built } ?? true
    }

    private static func areOlder(_ folder: URL, than built: Date) -> Bool {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.allSatisfy { isOlder(folder.appendingPathComponent($0).path, than: built) }
    }

    /// Returns the path of the program. Builds the program first if its sources have changed.
    ///
    /// - Parameter terminal: The terminal that displays the progress of the build.
    /// - Throws: ``Refusal`` if the program cannot be built, or an error if the package manager cannot be started.
    public func prepare(_ terminal: Terminal) async throws -> String {
        if isBuilt { return executable.path }
        guard
            FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
        else {
            throw Refusal(
                description:
                    "The sources of the porting tool are missing: there is no package in \(package.path).")
        }
        terminal.step("Building the tool that reads Xcode projects, once…")
        let log = BuildLog { done, total in
            terminal.progress("Building the tool that reads Xcode projects, once: \(done) of \(total)…")
        }
        let status = try await ToolProcess.run(
            tool + ["build", "--package-path", package.path, "--product", "tessera-port"],
            onOutput: { log.note($0) })
        try Task.checkCancellation()
        guard status == 0 else {
            let reason = log.summary.errors.first?.message ?? log.summary.complaints.first
            throw Refusal(
                description: "The tool that reads Xcode projects cannot be built: "
                    + (reason ?? log.summary.tail.joined(separator: "\n")))
        }
        // If a source was touched and not changed, the build leaves the program as old as it was. Without a new date,
        // each call would build again.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: executable.path)
        return executable.path
    }
}
