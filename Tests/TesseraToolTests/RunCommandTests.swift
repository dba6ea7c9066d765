import Foundation
import Testing

/// Tests the errors with which `tessera run` refuses projects.
@Suite(.timeLimit(.minutes(10))) final class RunCommandTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tool-\(UUID().uuidString)", isDirectory: true)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns the exit code and the error output of the command.
    private func run(_ arguments: String...) throws -> (code: Int32, errors: String) {
        let process = Process()
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
        let places = (bundles + [Bundle.main.executableURL ?? Bundle.main.bundleURL])
            .map { $0.deletingLastPathComponent().appendingPathComponent("tessera") }
        process.executableURL = places.first { FileManager.default.fileExists(atPath: $0.path) }
        process.arguments = ["run"] + arguments
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private func makeProject(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    @Test func `a folder with neither package nor project is refused`() throws {
        let (code, errors) = try run(folder.path)
        #expect(code == 1)
        #expect(errors.contains("There is no Package.swift in"))
        #expect(errors.contains("give the folder of a package or of an Xcode project"))
    }

    @Test func `a folder with two projects is refused by their names`() throws {
        try makeProject("A.xcodeproj")
        try makeProject("B.xcodeproj")
        let (code, errors) = try run(folder.path)
        #expect(code == 1)
        #expect(errors.contains("name one of A.xcodeproj, B.xcodeproj."))
    }

    @Test func `a project that does not exist is refused`() throws {
        let (code, errors) = try run(folder.path + "/None.xcodeproj")
        #expect(code == 1)
        #expect(errors.contains("There is no project at"))
    }

    @Test func `a project has apps and no products`() throws {
        try makeProject("A.xcodeproj")
        let (code, errors) = try run(folder.path, "--product", "A")
        #expect(code == 1)
        #expect(errors.contains("name an app with --target."))
    }
}
