import ArgumentParser

/// The command line tool.
@main
struct Tessera: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tessera",
        abstract: "Runs iOS screens where Swift runs and UIKit does not.",
        subcommands: [Serve.self, Mock.self])
}
