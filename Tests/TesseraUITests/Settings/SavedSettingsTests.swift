import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@Suite struct SavedSettingsTests {
    /// Settings that a display keeps, of which it has `kept` from another process.
    private func settings(_ kept: [String: String] = [:]) -> SavedSettings {
        let settings = SavedSettings()
        settings.begin(with: kept) { _, _ in }
        return settings
    }

    @Test func `only changed settings are sent`() {
        let settings = settings(["name": #"{"t":"Ann"}"#])
        settings.note(3, of: "count")
        settings.note(true, of: "isOn")
        settings.note(nil, of: "name")
        #expect(settings.takeUnsent() == ["count": #"{"i":3}"#, "isOn": #"{"b":true}"#, "name": nil])
        #expect(settings.takeUnsent() == [:])
        settings.note(4, of: "count")
        #expect(settings.takeUnsent() == ["count": #"{"i":4}"#])
    }

    @Test func `the app gets what the display has kept`() {
        let settings = SavedSettings()
        var values: [String: Any] = [:]
        let kept = ["name": #"{"t":"Ann"}"#, "count": #"{"i":3}"#, "list": #"{"a":[{"n":0.5}]}"#]
        settings.begin(with: kept) { values[$0] = $1 }
        #expect(values.count == 3)
        #expect(values["name"] as? String == "Ann")
        #expect(values["count"] as? Int == 3)
        #expect(values["list"] as? [Double] == [0.5])
        #expect(settings.value(of: "name") as? String == "Ann")
        #expect(settings.takeUnsent() == [:])
    }

    @Test func `values that the app has set before are newer than those that the display has kept`() {
        let settings = SavedSettings()
        settings.note("Bea", of: "name")
        #expect(!settings.isKept)
        var values: [String: Any] = [:]
        settings.begin(with: ["name": #"{"t":"Ann"}"#]) { values[$0] = $1 }
        #expect(values.isEmpty)
        #expect(settings.isKept)
        #expect(settings.takeUnsent() == ["name": #"{"t":"Bea"}"#])
    }

    @Test func `a text that is no setting is left out`() {
        let settings = SavedSettings()
        var keys: [String] = []
        let kept = [
            "a": "", "b": "3", "c": #"{"i":"x"}"#, "d": #"{"i":1,"t":"x"}"#, "e": #"{"i":1}"#,
            "f": #"{"u":"https://example.org"}"#, "g": #"{"o":{"a":{"a":[{"u":"https://example.org"}]}}}"#,
        ]
        settings.begin(with: kept) { key, _ in keys.append(key) }
        #expect(keys == ["e"])
    }

    @Test func `a setting for which there is no room is not sent, and takes no room from others`() {
        let settings = settings()
        // As JSON: "a" is 3 bytes, {"t":"…"} has four quotation marks that count twice and is in two more, and 2 are for each
        // setting.
        settings.note(String(repeating: "x", count: 48_000 - 3 - 14 - 2), of: "a")
        #expect(settings.takeUnsent()["a"] != .some(.none))
        settings.note(1, of: "b")
        #expect(settings.takeUnsent() == ["b": nil])
        settings.note(nil, of: "a")
        settings.note(1, of: "b")
        #expect(settings.takeUnsent() == ["a": nil, "b": #"{"i":1}"#])
    }

    @Test func `removed settings make room for new ones, in any order`() {
        // Each one is nearly all that there is room for, and the sets of keys have other orders in each process.
        let large = String(repeating: "x", count: 40_000)
        for round in 0..<16 {
            let settings = settings()
            settings.note(large, of: "old\(round)")
            settings.note(1, of: "small")
            #expect(settings.takeUnsent().values.allSatisfy { $0 != nil })
            settings.note(nil, of: "old\(round)")
            settings.note(large, of: "new\(round)")
            let texts = settings.takeUnsent()
            #expect(texts.count == 2 && texts["new\(round)"] != .some(.none))
            // A setting that is too large is refused, and not the small one beside it.
            settings.note(large, of: "other\(round)")
            settings.note(2, of: "small")
            #expect(settings.takeUnsent() == ["other\(round)": nil, "small": #"{"i":2}"#])
        }
    }

    @Test func `values that another page may have changed since are not sent again`() {
        let settings = settings()
        settings.note(1, of: "count")
        _ = settings.takeUnsent()
        settings.repeatRecent(at: .now)
        #expect(settings.takeUnsent() == ["count": #"{"i":1}"#])
        settings.repeatRecent(at: .now + .seconds(600))
        #expect(settings.takeUnsent() == [:])
        // Values that were not sent wait for any time.
        settings.note(2, of: "count")
        settings.repeatRecent(at: .now + .seconds(600))
        #expect(settings.takeUnsent() == ["count": #"{"i":2}"#])
    }

    @Test func `a value that is as before is noted if the display may have another`() {
        let settings = SavedSettings()
        settings.noteUnchanged(nil, of: "old")
        settings.noteUnchanged(3, of: "count")
        var keys: [String] = []
        settings.begin(with: ["old": #"{"i":1}"#, "count": #"{"i":2}"#]) { key, _ in keys.append(key) }
        #expect(keys.isEmpty)
        #expect(settings.takeUnsent() == ["old": nil, "count": #"{"i":3}"#])
        settings.noteUnchanged(nil, of: "none")
        settings.noteUnchanged(3, of: "count")
        #expect(settings.takeUnsent() == [:])
        settings.noteUnchanged(nil, of: "count")
        #expect(settings.takeUnsent() == ["count": nil])
    }

    @Test func `a value that cannot be kept removes the earlier one`() {
        let settings = settings(["rate": #"{"n":0.5}"#])
        settings.note(Double.nan, of: "rate")
        #expect(settings.takeUnsent() == ["rate": nil])
    }
}
