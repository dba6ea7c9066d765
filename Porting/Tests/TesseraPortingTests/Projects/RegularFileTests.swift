import Foundation
import Testing

@testable import TesseraPorting

@Suite struct RegularFileTests {
    private let folder = TemporaryFolder()

    private func pipe(_ name: String) throws -> String {
        let path = folder.path + "/" + name
        try #require(mkfifo(path, 0o600) == 0)
        return path
    }

    @Test func `a file is read through a link, up to its limit`() throws {
        let path = try folder.write("hello", to: "a.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: "a.txt")
        #expect(try RegularFile.data(at: folder.path + "/link", limit: 5) == Data("hello".utf8))
        #expect(throws: RegularFile.Problem.tooLarge(limit: 4)) { try RegularFile.data(at: path, limit: 4) }
        #expect(try RegularFile.data(at: folder.write("", to: "empty")) == Data())
    }

    @Test func `a path that is no file is not read`() throws {
        #expect(throws: RegularFile.Problem.special) { try RegularFile.data(at: "/dev/zero") }
        #expect(throws: RegularFile.Problem.special) { try RegularFile.data(at: pipe("pipe")) }
        #expect(throws: RegularFile.Problem.special) { try RegularFile.data(at: folder.path) }
        #expect(throws: RegularFile.Problem.missing) { try RegularFile.data(at: folder.path + "/none") }
    }

    @Test func `a huge file takes no memory`() throws {
        let path = try folder.write("", to: "huge")
        try #require(truncate(path, 50 << 30) == 0)
        #expect(throws: RegularFile.Problem.tooLarge(limit: 64 << 20)) { try RegularFile.data(at: path) }
    }

    @Test func `a configuration file that includes a device is reported`() throws {
        let path = try folder.write("#include \"/dev/zero\"\nA = 1\n", to: "A.xcconfig")
        let file = ConfigurationFile(path, folder: folder.path)
        #expect(file.settings == ["A": "1"])
        #expect(file.findings.map(\.line) == [1])
        #expect(file.findings.first?.message.contains("a device or a pipe") == true)
    }

    @Test func `sources, nibs, texts and lists that are no files are findings`() throws {
        var text = ProjectText()
        text.settings += "INFOPLIST_FILE = /dev/zero;"
        text.add("App.swift", to: \.sources)
        text.add("Pipe.swift", to: \.sources)
        text.add("Main.storyboard", to: \.resources)
        text.add("Localizable.strings", to: \.resources)
        try folder.write(text.text, to: "app/Shop.xcodeproj/project.pbxproj")
        try folder.write("@main class App {}\n", to: "app/App.swift")
        for name in ["Pipe.swift", "Main.storyboard", "Localizable.strings"] { _ = try pipe("app/" + name) }
        let report = try Porter(
            ProjectPlace(folder.path + "/app"), output: folder.path + "/out", tessera: folder.path
        ).port()
        let errors = report.findings.filter { $0.message.contains("a device or a pipe") }
        #expect(
            Set(errors.map(\.file).map { ($0 as NSString).lastPathComponent }) == [
                "Pipe.swift", "Main.storyboard", "Localizable.strings", "zero",
            ])
    }
}
