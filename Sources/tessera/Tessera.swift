import ArgumentParser
import Foundation

/// The command line tool.
@main
struct Tessera: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tessera",
        abstract: "Runs iOS screens where Swift runs and UIKit does not.",
        subcommands: [
            RunCommand.self, PortCommand.self, NewCommand.self, ServeCommand.self, SnapshotCommand.self,
            MockCommand.self,
        ])

    /// Runs the command that the arguments name.
    ///
    /// It writes an error message in one piece. ArgumentParser would write it byte by byte, so that lines of
    /// other programs on the same terminal could come in between.
    static func main() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let (code, message) = (exitCode(for: error), fullMessage(for: error))
            guard !code.isSuccess, !message.isEmpty else { exit(withError: error) }
            let failure = error as? CommandFailure
            try? FileHandle.standardError.write(contentsOf: Data("\(failure?.line ?? message)\n".utf8))
            Foundation.exit(failure?.code ?? code.rawValue)
        }
    }
}
