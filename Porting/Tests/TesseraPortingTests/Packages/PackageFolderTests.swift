import Foundation
import Testing

@testable import TesseraPorting

@Suite struct PackageFolderTests {
    private let folder = TemporaryFolder()

    private func package(_ limits: PackageFolder.Limits = .init()) -> PackageFolder {
        PackageFolder(
            folder.path + "/out", before: PortState(), project: folder.path + "/app", limits: limits)
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/" + name, withDestinationPath: target)
    }

    @Test(arguments: ["../evil", "/tmp/evil", "a/../../evil", "a//b"])
    func `a path that leads out of the package is refused`(path: String) throws {
        var package = package()
        try folder.write("x", to: "app/x")
        #expect(throws: Porter.Refusal.self) { try package.write("x", to: path) }
        #expect(throws: Porter.Refusal.self) { try package.copy(folder.path + "/app/x", to: path) }
        #expect(folder.read("evil") == nil)
    }

    @Test func `links of folders into one another are copied once`() throws {
        try folder.write("x", to: "app/Files/a/x")
        for number in 0..<8 { try link("app/Files/a/link\(number)", to: "..") }
        var package = package()
        try package.copy(folder.path + "/app/Files", to: "R")
        #expect(package.files == ["R/a/x"])
    }

    @Test func `a link within the project is copied, and one that leaves it is reported`() throws {
        try folder.write("x", to: "app/Files/x")
        try folder.write("y", to: "app/Shared/y")
        try folder.write("z", to: "secret/z")
        try link("app/Files/Shared", to: "../Shared")
        try link("app/Files/out", to: "../../secret")
        try link("app/Files/z", to: "../../secret/z")
        var package = package()
        try package.copy(folder.path + "/app/Files", to: "R")
        #expect(package.files == ["R/x", "R/Shared/y"])
        #expect(package.findings.map(\.file) == ["Files/out", "Files/z"])
    }

    @Test func `more files than a project has are reported once`() throws {
        for number in 0..<5 { try folder.write("xx", to: "app/Files/\(number)") }
        var byCount = package(.init(count: 3))
        try byCount.copy(folder.path + "/app/Files", to: "R")
        #expect(byCount.files.count == 3)
        #expect(byCount.findings.map(\.severity) == [.error])
        var byBytes = package(.init(bytes: 4))
        try byBytes.copy(folder.path + "/app/Files", to: "R")
        #expect(byBytes.files.count == 2)
    }
}
