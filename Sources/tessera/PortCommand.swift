import ArgumentParser
import Foundation
import TesseraDevelopment

/// The command `tessera port`, which writes a Swift package from an Xcode project.
struct PortCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Writes a Swift package from an Xcode project, for continuous integration and for reading.",
        discussion: """
            The project's folder is only read. Of the package only what has changed is written. What cannot work is \
            printed with file, line and what to do; an error among it makes the exit code 1.
            """)

    @Argument(help: "The .xcodeproj, or a folder that contains one.", completion: .directory)
    var path: String

    @Option(name: .shortAndLong, help: "The folder of the package to write.", completion: .directory)
    var output: String

    @Option(help: "An app of the project; can be repeated. Without it all apps are ported.")
    var target: [String] = []

    @Option(help: "A file for what was found, as JSON.", completion: .file(extensions: ["json"]))
    var report: String?

    func run() async throws {
        let terminal = Terminal()
        let tool = PortTool()
        let program: String
        do {
            program = try await tool.prepare(terminal)
        } catch let refusal as PortTool.Refusal {
            throw CommandFailure("\(refusal)")
        }
        // This clears the line of progress before the tool prints its own lines.
        terminal.progress("")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments =
            [path, "--output", output, "--tessera", tool.tessera.path] + target.flatMap { ["--target", $0] }
            + (report.map { ["--report", $0] } ?? [])
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
    }
}
