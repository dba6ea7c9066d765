import Foundation
import Testing

@testable import TesseraWeb

/// Tests of the files that a page sends, without a host.
@Suite struct UploadFolderTests {
    private func withFolder(limit: Int = 100, _ body: (UploadFolder) async throws -> Void) async throws {
        let folder = UploadFolder(limit: limit)
        try await body(folder)
        await folder.remove()
    }

    private func data(_ text: String) -> Data { Data(text.utf8) }

    @Test func `a file arrives in parts`() async throws {
        try await withFolder { folder in
            await folder.want(1)
            let number = try await folder.begin(size: 5)
            #expect(try await folder.append(data("sus"), to: number, at: 0) == .init(received: 3))
            let receipt = try await folder.append(data("hi"), to: number, at: 3)
            #expect(receipt.received == 5)
            let path = try #require(receipt.path)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "sushi")
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func `an empty file is whole after one part`() async throws {
        try await withFolder { folder in
            await folder.want(1)
            let receipt = try await folder.append(Data(), to: folder.begin(size: 0), at: 0)
            #expect(receipt.received == 0 && receipt.path != nil)
        }
    }

    @Test func `a part that comes again changes nothing, and the answer states how many bytes there are`()
        async throws
    {
        try await withFolder { folder in
            await folder.want(1)
            let number = try await folder.begin(size: 5)
            _ = try await folder.append(data("sus"), to: number, at: 0)
            await #expect(throws: UploadFolder.Refusal.misplaced(3)) {
                try await folder.append(data("sus"), to: number, at: 0)
            }
            let path = try #require(await folder.append(data("hi"), to: number, at: 3).path)
            await #expect(throws: UploadFolder.Refusal.misplaced(5)) {
                try await folder.append(data("hi"), to: number, at: 3)
            }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "sushi")
        }
    }

    @Test func `a file gets no more bytes than it has stated`() async throws {
        try await withFolder { folder in
            await folder.want(1)
            let number = try await folder.begin(size: 5)
            await #expect(throws: UploadFolder.Refusal.misplaced(0)) {
                try await folder.append(data("sushis"), to: number, at: 0)
            }
        }
    }

    @Test func `only as many files come as the app wants`() async throws {
        try await withFolder { folder in
            await #expect(throws: UploadFolder.Refusal.unwanted) { try await folder.begin(size: 1) }
            await folder.want(1)
            _ = try await folder.append(data("a"), to: folder.begin(size: 1), at: 0)
            await #expect(throws: UploadFolder.Refusal.unwanted) { try await folder.begin(size: 1) }
        }
    }

    @Test func `a file that is begun takes the place of one that is not whole`() async throws {
        try await withFolder { folder in
            await folder.want(1)
            let lost = try await folder.begin(size: 90)
            _ = try await folder.append(Data(count: 80), to: lost, at: 0)
            let number = try await folder.begin(size: 90)
            #expect(number != lost)
            await #expect(throws: UploadFolder.Refusal.unwanted) {
                try await folder.append(data("a"), to: lost, at: 0)
            }
        }
    }

    @Test func `an app that wants nothing any more loses a file that is not whole`() async throws {
        try await withFolder { folder in
            await folder.want(1)
            let number = try await folder.begin(size: 2)
            await folder.want(0)
            await #expect(throws: UploadFolder.Refusal.unwanted) {
                try await folder.append(data("a"), to: number, at: 0)
            }
            await #expect(throws: UploadFolder.Refusal.unwanted) { try await folder.begin(size: 2) }
        }
    }

    @Test func `files share their room, and removing one makes room`() async throws {
        try await withFolder(limit: 10) { folder in
            await folder.want(9)
            await #expect(throws: UploadFolder.Refusal.tooLarge) { try await folder.begin(size: 11) }
            let receipt = try await folder.append(data("12345678"), to: folder.begin(size: 8), at: 0)
            await #expect(throws: UploadFolder.Refusal.tooLarge) { try await folder.begin(size: 3) }
            // The app has given the file its name, which lies in the same folder.
            let path = try #require(receipt.path)
            let named = URL(filePath: path).deletingLastPathComponent().appending(path: "a.txt")
            try FileManager.default.moveItem(at: URL(filePath: path), to: named)
            await #expect(throws: UploadFolder.Refusal.tooLarge) { try await folder.begin(size: 3) }
            try FileManager.default.removeItem(at: named)
            _ = try await folder.begin(size: 3)
        }
    }

    @Test func `a file that is not whole is removed by another request for files`() async throws {
        try await withFolder { folder in
            await folder.want(1)
            let number = try await folder.begin(size: 2)
            await folder.want(1)
            await #expect(throws: UploadFolder.Refusal.unwanted) {
                try await folder.append(data("a"), to: number, at: 0)
            }
            _ = try await folder.append(data("a"), to: folder.begin(size: 1), at: 0)
            await #expect(throws: UploadFolder.Refusal.unwanted) { try await folder.begin(size: 1) }
        }
    }

    @Test func `only the part that follows is expected`() async throws {
        try await withFolder { folder in
            await folder.want(1)
            let number = try await folder.begin(size: 2)
            try await folder.expect(number, at: 0)
            await #expect(throws: UploadFolder.Refusal.misplaced(0)) {
                try await folder.expect(number, at: 1)
            }
            await #expect(throws: UploadFolder.Refusal.unwanted) {
                try await folder.expect(number + 1, at: 0)
            }
            _ = try await folder.append(data("ab"), to: number, at: 0)
            await #expect(throws: UploadFolder.Refusal.misplaced(2)) {
                try await folder.expect(number, at: 2)
            }
        }
    }

    @Test func `files of a host that was killed are removed`() async throws {
        let left = FileManager.default.temporaryDirectory.appending(
            path: "tessera-uploads-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
        try await withFolder { folder in
            await folder.want(1)
            let path = try #require(await folder.append(data("a"), to: folder.begin(size: 1), at: 0).path)
            PrivateFolder.removeAbandoned()
            #expect(!FileManager.default.fileExists(atPath: left.path))
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func `a removed folder contains nothing and takes nothing`() async throws {
        let folder = UploadFolder(limit: 10)
        await folder.want(2)
        let path = try #require(await folder.append(data("a"), to: folder.begin(size: 1), at: 0).path)
        await folder.remove()
        #expect(!FileManager.default.fileExists(atPath: path))
        await #expect(throws: UploadFolder.Refusal.unwanted) { try await folder.begin(size: 1) }
    }
}
