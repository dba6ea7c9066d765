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

    @Test func `a wrapper is stored as data`() throws {
        let data = try #require(makeTree().serializedRepresentation)
        let copy = try #require(FileWrapper(serializedRepresentation: data))
        #expect(copy.fileWrappers?["Inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
        #expect(copy.fileWrappers?["Link"]?.symbolicLinkDestinationURL?.path == "/etc/hosts")
        #expect(FileWrapper(serializedRepresentation: Data("no".utf8)) == nil)
    }

    @Test func `what cannot be written leaves the last version`() throws {
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
}
