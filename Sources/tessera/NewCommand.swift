import ArgumentParser
import Foundation
import TesseraDevelopment

/// `tessera new`, which writes a package with an app.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes a package with an app of one screen and its tests.",
        discussion: "Without a name it prints what it would write, and writes nothing.")

    @Argument(
        help: "The name of the app, of its package and of the folder to write: letters, digits and “_”.")
    var name: String?

    @Option(
        help: "The folder of the package Tessera. By default it is that from which this command was built.",
        completion: .directory)
    var tessera: String?

    func run() throws {
        do {
            guard let name else { return try explain() }
            let folder = URL(fileURLWithPath: name, isDirectory: true)
            let package = try NewPackage(name, tessera: pathOfTessera(from: folder))
            try package.write(to: folder)
            print("Wrote \(name). Show it:\n\n    cd \(name)\n    swift run tessera run\n")
        } catch let refusal as NewPackage.Refusal {
            throw CommandFailure("\(refusal)")
        } catch let error as CocoaError {
            throw CommandFailure("The package cannot be written: \(error.localizedDescription)")
        }
    }

    private func explain() throws {
        let package = try NewPackage("NAME", tessera: "..")
        print("tessera new NAME would write a package with one screen, a view model and their tests:\n")
        for path in package.files.keys.sorted() { print("    NAME/\(path)") }
    }

    /// Returns the path of Tessera as a manifest in `folder` names it.
    private func pathOfTessera(from folder: URL) throws -> String {
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let place =
            tessera.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? source.deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path)
        else {
            throw CommandFailure(
                "There is no package at \(place.path): name the folder of Tessera with --tessera.")
        }
        let (here, there) = (
            folder.standardizedFileURL.pathComponents, place.standardizedFileURL.pathComponents
        )
        let common = zip(here, there).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: here.count - common)
        return (up + there.dropFirst(common)).joined(separator: "/")
    }
}
