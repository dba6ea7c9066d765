import Foundation
import Testing

@testable import DishPainter

@Suite struct StudioTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString, isDirectory: true)

    @Test func `a picture is painted at its size, and taken from its file the next time`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = try PictureAddress("/images/pancakes-48x32.jpg")
        let before = Date(timeIntervalSinceNow: -60)
        #expect(!picture.isPainted(in: folder, since: before))
        try Studio(folder: folder).paint([picture])
        #expect(picture.isPainted(in: folder, since: before))
        let size = JPEGSize.read(folder.appendingPathComponent("images/pancakes-48x32.jpg"))
        #expect(size?.0 == 48)
        #expect(size?.1 == 32)
        // A picture that is older than the program is painted again.
        #expect(!picture.isPainted(in: folder, since: Date(timeIntervalSinceNow: 60)))
    }

    @Test func `a file of another size is painted again`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let small = try PictureAddress("/images/pancakes-48x32.jpg")
        let large = try PictureAddress("/images/pancakes-64x32.jpg")
        try Studio(folder: folder).paint([small])
        try FileManager.default.moveItem(at: small.file(in: folder), to: large.file(in: folder))
        #expect(!large.isPainted(in: folder, since: Date(timeIntervalSinceNow: -60)))
    }

    @Test func `the same address gives the same picture`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = try PictureAddress("/images/steak-40x60.jpg")
        let first = folder.appendingPathComponent("first", isDirectory: true)
        let second = folder.appendingPathComponent("second", isDirectory: true)
        try Studio(folder: first).paint([picture])
        try Studio(folder: second).paint([picture])
        #expect(try Data(contentsOf: picture.file(in: first)) == Data(contentsOf: picture.file(in: second)))
    }

    @Test func `the examples name only pictures that can be painted`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/MockAPI/data.json")
        #expect(try PictureList(file, recipes: Recipes.all.keys).pictures.isEmpty == false)
    }
}
