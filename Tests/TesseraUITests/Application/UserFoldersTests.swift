import Foundation
import Testing

@testable import TesseraUI

struct UserFoldersTests {
    @Test func `an app can write into Documents at its first launch`() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let documents = home.appendingPathComponent("Documents")
        let file = documents.appendingPathComponent("list.json")
        #expect(throws: (any Error).self) { try Data("[]".utf8).write(to: file) }
        UserFolders.create([documents])
        try Data("[]".utf8).write(to: file)
        // A folder that exists keeps its files, and one below a file cannot be made.
        UserFolders.create([documents, file.appendingPathComponent("Caches")])
        #expect(try Data(contentsOf: file) == Data("[]".utf8))
    }

    @Test func `the folders are those that an app asks for`() {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        #expect(UserFolders.all == [documents, caches])
    }
}
