import Foundation
import TesseraGraphics
import TesseraSnapshot
import Testing

/// Compares every example with pictures in the repository: on a phone in light and dark, on a tablet, with the largest
/// text, and from right to left. `TESSERA_RECORD=1` records the pictures anew.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ExamplePictureTests {
    private static let looks: [(name: String, options: [String])] = [
        ("light", []),
        ("dark", ["--dark"]),
        ("tablet", ["--size", "820x1180"]),
        ("largest-text", ["--text-size", "AX5"]),
        ("right-to-left", ["--right-to-left"]),
    ]

    @Test(arguments: ["Photos", "Gourmet", "Home", "Top", "Extras", "Catalog", "Furniture"])
    func `an example looks like its pictures`(_ app: String) throws {
        let screens = try ExampleScreens()
        defer { screens.close() }
        for look in Self.looks {
            let canvas = try screens.picture(of: app, look.options)
            let reference = try ReferenceFile(testFile: #filePath, testName: app, name: look.name)
            let outcome = try reference.compare(canvas, versions: .installed())
            if case .otherVersions(let sentence) = outcome {
                // With other fonts and libraries, a comparison of pixels would not be about the example.
                print("\(app) is not compared (\(look.name)). \(sentence)")
            } else if outcome.isFailure, let message = outcome.message {
                Issue.record("\(app), \(look.name): \(message)")
            }
        }
    }

    @Test func `content that grows with the screen has no full picture`() throws {
        let screens = try ExampleScreens()
        defer { screens.close() }
        #expect {
            try screens.picture(of: "Home", ["--full"])
        } throws: { error in
            // Home's pages are as high as the screen, so that its content never fits.
            let sentence = "\(error)"
            return sentence.contains("The content grows with the screen") && sentence.contains("--size 390x")
        }
    }

    @Test func `the pictures of all examples together take less than 8 MB`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        let sizes = (files?.allObjects as? [URL] ?? []).map {
            (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        }
        #expect(sizes.reduce(0, +) < 8_000_000)
    }
}
