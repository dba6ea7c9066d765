import Testing

@testable import TesseraPorting

@Suite struct MissingFormTests {
    @Test func `names that Linux lacks are found with their lines`() {
        let text = """
            import Foundation
            let table = NSPointerArray.weakObjects()
            method_exchangeImplementations(a, b)
            let expression = NSExpression(format: "1 + 1"), predicate = NSPredicate(format: "a == 1")
            #if canImport(ObjectiveC)
            object_setClass(a, b)
            #endif
            """
        let result = rewritten(text)
        // Predicates come from UIKit.
        #expect(
            result.text
                == text.replacing("import Foundation\n", with: "import Foundation; import UIKit\n"))
        #expect(
            result.findings.map(\.message) == [
                "Linux has no NSPointerArray.", "Linux has no method_exchangeImplementations.",
                "Linux has no NSExpression(format:).",
            ])
        #expect(result.findings.map(\.line) == [2, 3, 4])
        #expect(rewritten(text, beside: ["class NSPointerArray {}"]).findings.count == 2)
    }

    @Test func `connections of the module Network are found`() {
        let result = rewritten(
            "import Network\nlet monitor = NWPathMonitor()\nlet connection = NWConnection(to: address, using: .tcp)"
        )
        #expect(result.findings.map(\.message) == ["Linux has no NWConnection."])
        #expect(result.findings.map(\.line) == [3])
    }

    @Test func `names that Foundation for Linux lacks are found with advice`() {
        let result = rewritten(
            """
            let tagger = NSLinguisticTagger(tagSchemes: [], options: 0)
            let length = MeasurementFormatter().string(from: distance)
            let store = NSUbiquitousKeyValueStore.default
            """)
        #expect(
            result.findings.map(\.advice) == [
                "Find the words by a regular expression.",
                "Keep the values in UserDefaults, or on a server.",
            ])
    }
}
