import Foundation
import Testing

@testable import TesseraDevelopment

@Suite struct NewPackageTests {
    @Test func `a package has a screen, a view model and tests of both`() throws {
        let package = try NewPackage("Hello", tessera: "../tessera")
        #expect(
            package.files.keys.sorted() == [
                ".gitignore", "Package.swift", "Sources/Hello/App.swift",
                "Sources/Hello/CounterViewController.swift",
                "Sources/Hello/CounterViewModel.swift", "Tests/Browser/test_counter.py",
                "Tests/HelloTests/CounterViewModelTests.swift",
            ])
        #expect(package.files["Package.swift"]?.contains(#"path: "../tessera""#) == true)
        #expect(package.files.values.allSatisfy { !$0.contains("NAME") && !$0.contains("PATH_OF") })
    }

    @Test(arguments: ["", "1st", "my app", "Foundation", "日本", "a-b"])
    func `a name that no module can have is refused`(_ name: String) {
        #expect(throws: NewPackage.Refusal.self) { try NewPackage(name, tessera: "..") }
    }

    @Test func `nothing is written over`() throws {
        let folder = try TemporaryFolder()
        let package = try NewPackage("Hello", tessera: "..")
        let place = folder.url.appendingPathComponent("Hello")
        try package.write(to: place)
        #expect(FileManager.default.fileExists(atPath: folder.path("Hello/Sources/Hello/App.swift")))
        #expect(throws: NewPackage.Refusal.self) { try package.write(to: place) }
    }
}
