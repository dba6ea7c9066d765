import Foundation
import Testing

@testable import TesseraDisplay

/// Tests of spoken texts on the wire.
struct SpeechWireTests {
    @Test func `a text is written with short names`() throws {
        var content = SpeechContent(speaker: 2, number: 5, text: "Hello")
        (content.language, content.voice, content.rate, content.pitch) = ("en-GB", "Daniel", 2, 1.5)
        (content.start, content.pause, content.endsAfterWord) = (3, .word, true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(content), as: UTF8.self)
                == #"{"at":3,"l":"en-GB","n":5,"p":2,"pi":1.5,"r":2,"t":"Hello","vo":"Daniel","x":true,"z":"word"}"#
        )
        var page = PageContent()
        (page.speeches, page.wantsVoices) = ([content], true)
        #expect(try JSONDecoder().decode(PageContent.self, from: encoder.encode(page)) == page)
    }

    @Test func `reports are read and written back`() throws {
        let json = #"{"type":"speech","speaker":2,"n":5,"step":"word","location":6,"length":3}"#
        let event = DisplayEvent.speech(
            .init(speaker: 2, number: 5, step: .word, location: 6, length: 3))
        #expect(try DisplayEvent(parsing: Data(json.utf8)) == event)
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(event)) == event)
        #expect(!event.isAction)
        let list =
            #"{"type":"voices","voices":[{"id":"a","name":"Anna","language":"de-DE","default":true}]}"#
        let voices = DisplayEvent.voices([
            .init(identifier: "a", name: "Anna", language: "de-DE", isDefault: true)
        ])
        #expect(try DisplayEvent(parsing: Data(list.utf8)) == voices)
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(voices)) == voices)
        #expect(!voices.isAction)
    }

    @Test(arguments: [
        #""speech","speaker":1,"n":1,"step":"sung""#, #""speech","speaker":1,"n":1,"step":"word""#,
        #""speech","speaker":1,"n":1,"step":"word","location":-1,"length":2"#,
        #""speech","speaker":1,"n":1,"step":"word","location":1,"length":1000000001"#, #""voices""#,
        #""voices","voices":[{"id":"a","name":"b"}]"#,
    ])
    func `a report that no display can send is refused`(fields: String) {
        let json = #"{"type":"# + fields + "}"
        #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
    }

    @Test func `long lists and names of voices are refused`() throws {
        let voice = DisplayEvent.Voice(identifier: "a", name: "b", language: "c")
        #expect(DisplayEvent.Voice.complaint(about: Array(repeating: voice, count: 500)) == nil)
        #expect(DisplayEvent.Voice.complaint(about: Array(repeating: voice, count: 501)) != nil)
        let long = DisplayEvent.Voice(
            identifier: "a", name: String(repeating: "b", count: 201), language: "c")
        #expect(DisplayEvent.Voice.complaint(about: [long]) != nil)
    }
}
