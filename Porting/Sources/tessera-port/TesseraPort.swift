import ArgumentParser
import Foundation
import TesseraPorting

/// The command `tessera-port`, which writes a Swift package from an Xcode project.
@main
struct TesseraPort: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tessera-port",
        abstract: "Writes a Swift package from a project of Xcode.",
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

    @Option(
        help: "The folder of the package Tessera. By default it is that from which this command was built.")
    var tessera: String?

    @Flag(name: .shortAndLong, help: "Print nothing if nothing was found.")
    var quiet = false

    func run() throws {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        func absolute(_ path: String) -> String {
            URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL.resolvingSymlinksInPath().path
        }
        do {
            let place = try ProjectPlace(path)
            let porter = Porter(
                place, targets: target, output: absolute(output), tessera: try pathOfTessera(),
                program: Bundle.main.executablePath)
            let found = try porter.port()
            if let report { try found.json().write(to: URL(fileURLWithPath: absolute(report))) }
            var lines = found.findings.map { "\($0)\n" }.joined()
            if !quiet, found.canBeBuilt {
                let names = found.apps.map(\.product).joined(separator: ", ")
                lines += "Wrote \(names) to \(found.package): \(found.rewrittenCount) sources rewritten.\n"
            }
            FileHandle.standardOutput.write(Data(lines.utf8))
            guard found.canBeBuilt else { throw ExitCode(1) }
        } catch let refusal as ProjectPlace.Refusal {
            throw Failure(description: refusal.description)
        } catch let refusal as Porter.Refusal {
            throw Failure(description: refusal.description)
        } catch let error as CocoaError {
            throw Failure(description: "The package cannot be written: \(error.localizedDescription)")
        }
    }

    private func pathOfTessera() throws -> String {
        // This file is Porting/Sources/tessera-port/TesseraPort.swift.
        let own = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
        }
        let folder = tessera.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? own
        let path = folder.standardizedFileURL.resolvingSymlinksInPath().path
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            throw Failure(
                description: "There is no package at \(path): name the folder of Tessera with --tessera.")
        }
        return path
    }
}

/// An error whose text is a line for the user.
struct Failure: LocalizedError, CustomStringConvertible {
    let description: String

    var errorDescription: String? { description }
}
