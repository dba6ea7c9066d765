import Foundation
import Testing

@testable import TesseraUI

struct FoundationAdditionsTests {
    @Test func `the folders of the app have names`() throws {
        let documents = try #require(
            FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.documentsDirectory == documents)
        #expect(try URL(for: .documentDirectory, in: .userDomainMask) == documents)
        #expect(Set([URL.cachesDirectory, .applicationSupportDirectory, documents]).count == 3)
    }

    @Test func `texts are ordered as in lists of files`() {
        struct File { let name: String }
        let files = ["b10", "B9", "a"].map(File.init)
        let sorted = files.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
        #expect(sorted.map(\.name) == ["a", "B9", "b10"])
        let reversed = files.sorted(
            using: KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse))
        #expect(reversed.map(\.name) == ["b10", "B9", "a"])
        #expect(["é", "f", "e"].sorted(using: .localized) == ["e", "é", "f"])
    }

    @Test func `the thermal state of the device is nominal`() {
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
    }
}
