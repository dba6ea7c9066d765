import Foundation
import Testing

@testable import TesseraUI

@MainActor struct FileWrapperTests {
    private let folder: DocumentFolder

    init() throws { folder = try DocumentFolder() }

    private func makeTree() -> FileWrapper {
        let inner = FileWrapper(directoryWithFileWrappers: [
            "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
        ])
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/etc/hosts"))
        return FileWrapper(directoryWithFileWrappers: ["Inner": inner, "Link": link])
    }

    @Test func `a folder is written and read with everything in it`() throws {
        let tree = makeTree()
        #expect(tree.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt") == "a.txt")
        try tree.write(
            to: folder.place("Tree"), options: [.atomic, .withNameUpdating], originalContentsURL: nil)
        #expect(tree.filename == "Tree")
        #expect(tree.fileWrappers?["Inner"]?.fileWrappers?["b.txt"]?.filename == "b.txt")
        #expect(folder.text("Tree/Inner/b.txt") == "b")
        let read = try FileWrapper(url: folder.place("Tree"))
        #expect(read.isDirectory)
        #expect(read.preferredFilename == "Tree")
        #expect(read.fileWrappers.map { Set($0.keys) } == ["Inner", "Link", "a.txt"])
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(read.fileWrappers?["Link"]?.isSymbolicLink == true)
        #expect(read.fileWrappers?["Link"]?.symbolicLinkDestinationURL?.path == "/etc/hosts")
        #expect(read.matchesContents(of: folder.place("Tree")))
        try Data("longer".utf8).write(to: folder.place("Tree/a.txt"))
        #expect(!read.matchesContents(of: folder.place("Tree")))
    }

    @Test func `equal names in a folder become different ones`() {
        let tree = FileWrapper(directoryWithFileWrappers: [:])
        let first = tree.addRegularFile(withContents: Data(), preferredFilename: "a.txt")
        let second = tree.addRegularFile(withContents: Data(), preferredFilename: "a.txt")
        #expect(first == "a.txt")
        #expect(second != first)
        #expect(tree.fileWrappers?.count == 2)
        if let child = tree.fileWrappers?[second] {
            #expect(tree.keyForChildFileWrapper(child) == second)
            tree.removeFileWrapper(child)
        }
        #expect(tree.fileWrappers.map { Array($0.keys) } == ["a.txt"])
    }

    @Test func `many equal names in a folder cost as much as others`() {
        let tree = FileWrapper(directoryWithFileWrappers: [:])
        let start = ContinuousClock.now
        for _ in 0..<4_000 { tree.addRegularFile(withContents: Data(), preferredFilename: "a") }
        #expect(tree.fileWrappers?.count == 4_000)
        // Trying all names that are taken would take millions of steps.
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test func `a folder and a file take each other's place`() throws {
        let place = folder.place("Thing")
        let file = FileWrapper(regularFileWithContents: Data("file".utf8))
        for wrapper in [makeTree(), file, makeTree(), makeTree()] {
            try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
            #expect(try FileWrapper(url: place).isDirectory == wrapper.isDirectory)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Thing"])
        }
        #expect(folder.text("Thing/Inner/b.txt") == "b")
    }

    @Test func `a wrapper is stored as data`() throws {
        let data = try #require(makeTree().serializedRepresentation)
        let copy = try #require(FileWrapper(serializedRepresentation: data))
        #expect(copy.fileWrappers?["Inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
        #expect(copy.fileWrappers?["Link"]?.symbolicLinkDestinationURL?.path == "/etc/hosts")
        #expect(FileWrapper(serializedRepresentation: Data("no".utf8)) == nil)
    }

    @Test func `a failure to write keeps the last version`() throws {
        let tree = makeTree()
        try tree.write(to: folder.place("Tree"), options: .atomic, originalContentsURL: nil)
        let broken = FileWrapper(directoryWithFileWrappers: [
            "no/such/folder": FileWrapper(regularFileWithContents: Data())
        ])
        #expect(throws: (any Error).self) {
            try broken.write(to: folder.place("Tree"), options: .atomic, originalContentsURL: nil)
        }
        #expect(folder.text("Tree/Inner/b.txt") == "b")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Tree"])
    }

    @Test func `a folder that was not read to its end is written to its own place`() throws {
        try makeTree().write(to: folder.place("Tree"), originalContentsURL: nil)
        let tree = try FileWrapper(url: folder.place("Tree"))
        _ = tree.addRegularFile(withContents: Data("new".utf8), preferredFilename: "new.txt")
        try tree.write(to: folder.place("Tree"), originalContentsURL: nil)
        #expect(folder.text("Tree/Inner/b.txt") == "b")
        #expect(folder.text("Tree/new.txt") == "new")
    }

    @Test func `files that are not read yet are found where they were written`() throws {
        let place = folder.place("Tree")
        try FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data("A".utf8)),
            "b": FileWrapper(regularFileWithContents: Data("B".utf8)),
        ]).write(to: place, originalContentsURL: nil)
        let read = try FileWrapper(url: place)
        let files = try #require(read.fileWrappers)
        let (a, b) = (try #require(files["a"]), try #require(files["b"]))
        let swapped = FileWrapper(directoryWithFileWrappers: ["a": b, "b": a])
        try swapped.write(to: place, originalContentsURL: nil)
        #expect(folder.text("Tree/a") == "B")
        try swapped.write(to: place, options: .atomic, originalContentsURL: nil)
        #expect(folder.text("Tree/a") == "B")
        // A copy elsewhere is not the place from which the file will be read.
        try swapped.write(to: folder.place("Copy"), originalContentsURL: nil)
        try FileManager.default.removeItem(at: folder.place("Copy"))
        #expect(a.regularFileContents == Data("A".utf8))
        #expect(b.regularFileContents == Data("B".utf8))
    }

    @Test func `a name cannot lead out of its folder`() throws {
        for name in ["../out", "..", ".", "", "/out", "..\u{2F}\u{301}out", "a\0b"] {
            let tree = FileWrapper(directoryWithFileWrappers: [
                name: FileWrapper(regularFileWithContents: Data("out".utf8))
            ])
            #expect(throws: CocoaError.self) {
                try tree.write(to: folder.place("Tree"), options: .atomic, originalContentsURL: nil)
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test func `the greatest length of a name leaves room for writing`() throws {
        let name = String(repeating: "あ", count: 83) + ".txt"
        let file = FileWrapper(regularFileWithContents: Data("long".utf8))
        for _ in 0..<2 { try file.write(to: folder.place(name), options: .atomic, originalContentsURL: nil) }
        #expect(folder.text(name) == "long")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [name])
    }

    @Test func `a link to a file beside it leads there`() throws {
        try Data("text".utf8).write(to: folder.place("file"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.place("link").path, withDestinationPath: "file")
        let link = try FileWrapper(url: folder.place("link"))
        #expect(
            link.symbolicLinkDestinationURL?.standardizedFileURL.path
                == folder.place("file").standardizedFileURL.path)
        let data = try #require(link.serializedRepresentation)
        for wrapper in [link, try #require(FileWrapper(serializedRepresentation: data))] {
            try wrapper.write(to: folder.place("copy"), originalContentsURL: nil)
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: folder.place("copy").path) == "file"
            )
        }
    }
}
