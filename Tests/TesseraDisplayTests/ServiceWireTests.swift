import Foundation
import Testing

@testable import TesseraDisplay

/// Tests of the requests of an app to its display, and of the events about keys and the keyboard.
struct ServiceWireTests {
    static let events: [(String, DisplayEvent)] = [
        (#"{"type":"keyboard","height":300.5}"#, .keyboard(height: 300.5)),
        (
            #"{"type":"key","phase":"began","code":"KeyA","characters":"A","plain":"a","modifiers":2,"time":1.5}"#,
            .key(.init(phase: .began, code: "KeyA", characters: "A", plain: "a", modifiers: 2, time: 1.5))
        ),
        (#"{"type":"command","input":"f","modifiers":16}"#, .command(.init(input: "f", modifiers: 16))),
        (#"{"type":"editing","action":"paste","text":"すし"}"#, .editing(.init(action: .paste, text: "すし"))),
        (#"{"type":"editing","action":"copy"}"#, .editing(.init(action: .copy))),
        (
            #"{"type":"web","view":3,"n":1,"kind":"scroll","number":2,"x":0,"y":12.5,"flag":true}"#,
            .web(.init(view: 3, load: 1, kind: .scroll, number: 2, x: 0, y: 12.5, flag: true))
        ),
        (
            #"{"type":"web","view":3,"n":1,"kind":"message","text":"a","name":"app","more":2}"#,
            .web(.init(view: 3, load: 1, kind: .message, text: "a", name: "app", more: 2))
        ),
        (
            #"{"type":"web","view":3,"n":1,"kind":"post","text":"https://example.com/\na=1","flag":true}"#,
            .web(.init(view: 3, load: 1, kind: .post, text: "https://example.com/\na=1", flag: true))
        ),
        (#"{"type":"answer","n":3,"outcome":"done"}"#, .answer(.init(number: 3, outcome: .done))),
        (
            #"{"type":"answer","n":4,"outcome":"cancelled","text":"a"}"#,
            .answer(.init(number: 4, outcome: .cancelled, text: "a"))
        ),
        (
            #"{"type":"answer","n":5,"outcome":"working","part":0.25}"#,
            .answer(.init(number: 5, outcome: .working, part: 0.25))
        ),
        (
            #"{"type":"answer","n":6,"outcome":"unavailable","reason":"tooLarge"}"#,
            .answer(.init(number: 6, outcome: .unavailable, reason: .tooLarge))
        ),
        (
            #"{"type":"answer","n":7,"outcome":"done","files":[{"u":2,"name":"すし.jpg","type":"image/jpeg"}]}"#,
            .answer(
                .init(
                    number: 7, outcome: .done,
                    files: [.init(upload: 2, name: "すし.jpg", type: "image/jpeg")]))
        ),
    ]

    @Test(arguments: events.indices) func `an event reads what a display writes, and writes it back`(
        index: Int
    ) throws {
        let (json, event) = Self.events[index]
        #expect(try DisplayEvent(parsing: Data(json.utf8)) == event)
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(event)) == event)
    }

    @Test(arguments: [
        #"{"type":"keyboard","height":-1}"#,
        #"{"type":"keyboard","height":20000}"#,
        #"{"type":"key","phase":"held","code":"KeyA","characters":"a","plain":"a","modifiers":0,"time":1}"#,
        #"{"type":"key","phase":"began","code":"","characters":"a","plain":"a","modifiers":0,"time":1}"#,
        #"{"type":"key","phase":"began","code":"KeyA","characters":"a","plain":"a","modifiers":64,"time":1}"#,
        #"{"type":"key","phase":"began","code":"KeyA","characters":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","plain":"a","modifiers":0,"time":1}"#,
        #"{"type":"command","input":"","modifiers":0}"#,
        #"{"type":"command","input":"a","modifiers":-1}"#,
        #"{"type":"editing","action":"burn"}"#,
        #"{"type":"web","view":3,"n":1,"kind":"message","text":"a","more":-1}"#,
        #"{"type":"web","view":3,"n":1,"kind":"size","x":0,"y":10000001}"#,
        #"{"type":"answer","n":1,"outcome":"perhaps"}"#,
        #"{"type":"answer","n":1,"outcome":"working","part":1.5}"#,
        #"{"type":"answer","n":1,"outcome":"unavailable","reason":"mood"}"#,
        #"{"type":"answer","n":1,"outcome":"done","files":[{"u":1,"type":"image/png"}]}"#,
    ])
    func `events that no display can send are refused`(json: String) {
        #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
    }

    @Test func `a text from the clipboard has a limit`() throws {
        let longest = String(repeating: "a", count: DisplayRequest.maximumTextLength)
        let event = DisplayEvent.editing(.init(action: .paste, text: longest))
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(event)) == event)
        let longer = DisplayEvent.answer(.init(number: 1, outcome: .done, text: longest + "a"))
        #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: JSONEncoder().encode(longer)) }
    }

    @Test func `the names and the number of files have limits`() throws {
        func parse(_ files: [DisplayEvent.Answer.File]) throws -> DisplayEvent {
            let event = DisplayEvent.answer(.init(number: 1, outcome: .done, files: files))
            return try DisplayEvent(parsing: JSONEncoder().encode(event))
        }
        let file = DisplayEvent.Answer.File(upload: 1, name: String(repeating: "a", count: 100), type: "")
        _ = try parse(Array(repeating: file, count: 100))
        #expect(throws: InvalidEvent.self) { try parse(Array(repeating: file, count: 101)) }
        #expect(throws: InvalidEvent.self) {
            try parse([.init(upload: 1, name: file.name + "a", type: "")])
        }
        #expect(throws: InvalidEvent.self) {
            try parse([.init(upload: 1, name: "a", type: file.name + "a")])
        }
    }

    private func check(
        _ message: DisplayMessage, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(
            String(decoding: try encoder.encode(message), as: UTF8.self) == json,
            sourceLocation: sourceLocation)
        #expect(
            try JSONDecoder().decode(DisplayMessage.self, from: Data(json.utf8)) == message,
            sourceLocation: sourceLocation)
    }

    @Test func `requests have the parameters of what they ask for`() throws {
        try check(
            .request(DisplayRequest(number: 2, kind: .open, url: "https://example.com/")),
            #"{"kind":"open","n":2,"type":"request","url":"https://example.com/"}"#)
        try check(
            .request(DisplayRequest(number: 3, kind: .save, download: 4, name: "a.csv")),
            #"{"download":4,"kind":"save","n":3,"name":"a.csv","type":"request"}"#)
        try check(
            .request(
                DisplayRequest(
                    number: 3, kind: .share, shared: [.init(download: 4, name: "a.csv", type: "text/csv")])),
            #"{"kind":"share","n":3,"shared":[{"download":4,"name":"a.csv","type":"text/csv"}],"type":"request"}"#
        )
        try check(
            .request(DisplayRequest(kind: .announce, text: "Saved", view: 7)),
            #"{"kind":"announce","text":"Saved","type":"request","view":7}"#)
        try check(
            .request(DisplayRequest(kind: .announce, text: "Fire", isUrgent: true)),
            #"{"kind":"announce","text":"Fire","type":"request","urgent":true}"#)
        try check(
            .request(
                DisplayRequest(
                    number: 2, kind: .files, files: .init(types: ["image/*"], limit: 3, camera: .environment))
            ),
            #"{"files":{"camera":"environment","limit":3,"types":["image/*"]},"kind":"files","n":2,"type":"request"}"#
        )
        try check(
            .request(DisplayRequest(kind: .vibrate, pattern: [10, 60, 15])),
            #"{"kind":"vibrate","pattern":[10,60,15],"type":"request"}"#)
        try check(
            .request(DisplayRequest(number: 4, kind: .turn, orientations: [.landscapePrimary])),
            #"{"kind":"turn","n":4,"orientations":["landscape-primary"],"type":"request"}"#)
    }

    @Test func `a page states only unusual values`() throws {
        try check(.page(PageContent()), #"{"set":{},"type":"page"}"#)
        var page = PageContent()
        page.themeColor = Color(red: 0, green: 0, blue: 0)
        page.orientations = [.portraitPrimary]
        (page.hidesBars, page.hidesHomeIndicator, page.hearsKeys) = (true, true, true)
        page.commands = [.init(input: "f", modifiers: 16, hasPriority: true)]
        (page.keepsScreenOn, page.title, page.badge, page.hearsShakes) = (true, "Inbox", 3, true)
        page.shortcuts = [.init(title: "Bake", value: "e30")]
        try check(
            .page(page),
            #"{"set":{"bn":3,"cm":[{"i":"f","m":16,"p":true}],"hb":true,"hh":true,"hk":true,"ic":[{"t":"Bake","v":"e30"}],"or":["portrait-primary"],"sk":true,"so":true,"#
                + ##""tc":"#000000","ti":"Inbox"},"type":"page"}"##)
    }
}
