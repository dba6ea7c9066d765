import Foundation
import Testing

@testable import TesseraUI

@Suite struct RestorationValueTests {
    @Test func `values of all types are restored`() throws {
        let info: [AnyHashable: Any] = [
            "text": "日本", "truth": true, "whole": -3, "number": 0.5,
            "date": Date(timeIntervalSinceReferenceDate: 9),
            "data": Data([1, 2]), "address": URL(string: "https://a.example/b")!, "list": [1, "two", [3]],
            "dictionary": ["inner": ["deep": 1]], "point": CGFloat(2.5), "small": UInt8(7),
        ]
        let entries = try #require(RestorationValue.entries(info))
        let data = try JSONEncoder().encode(entries)
        let back = try JSONDecoder().decode([String: RestorationValue].self, from: data)
        #expect(back == entries)
        #expect(back["truth"]?.object as? Bool == true)
        #expect(back["whole"]?.object as? Int == -3)
        #expect(back["address"]?.object as? URL == URL(string: "https://a.example/b"))
        #expect((back["list"]?.object as? [Any])?.count == 3)
        #expect(back["small"]?.object as? Int == 7)
    }

    @Test func `a number of Foundation keeps the type that it was made from`() {
        #expect(RestorationValue(NSNumber(value: 1)) == .whole(1))
        #expect(RestorationValue(NSNumber(value: true)) == .truth(true))
        #expect(RestorationValue(NSNumber(value: 1.0)) == .number(1))
        #expect(RestorationValue(NSNumber(value: Double.infinity)) == nil)
        #expect(RestorationValue(NSNumber(value: UInt64.max)) == nil)
    }

    @Test func `a value that cannot be restored is refused when it is saved`() {
        struct Thing {}
        #expect(RestorationValue(Thing()) == nil)
        #expect(RestorationValue(Double.nan) == nil)
        #expect(RestorationValue([Thing()]) == nil)
        #expect(RestorationValue.entries([3: "no text"]) == nil)
        var deep: [Any] = []
        for _ in 0..<40 { deep = [deep] }
        #expect(RestorationValue(deep) == nil)
    }

    @Test(arguments: [
        "", "null", "[]", "{\"places\": 3}", "{\"activity\": {}}",
        "{\"activity\": {\"type\": \"a\", \"info\": {\"k\": {\"i\": \"text\"}}}}",
        "{\"activity\": {\"type\": \"a\", \"info\": {\"k\": {\"i\": 1, \"t\": \"two\"}}}}",
        "{\"activity\": {\"type\": \"a\", \"info\": {\"k\": {\"z\": 1}}}}",
        "{\"places\": {\"a\": {\"x\": 1e300, \"y\": 0}}}",
        "{\"places\": {\"a\": {\"x\": 0, \"y\": 0, \"item\": [1]}}}",
    ])
    func `a text that no app has written is no state`(_ text: String) {
        #expect(RestorationState(parsing: text) == nil)
    }

    @Test func `a text that is too long or too deep is no state`() {
        let long = "{\"activity\": {\"type\": \"\(String(repeating: "a", count: 16_000))\"}}"
        #expect(RestorationState(parsing: long) == nil)
        let count = 1_000
        let deep =
            "{\"session\": {\"k\": " + String(repeating: "{\"a\": [", count: count)
            + String(repeating: "]}", count: count)
            + "}}"
        #expect(RestorationState(parsing: deep) == nil)
    }
}
