import Foundation
import TestSupport
import Testing

@testable import TesseraDisplay

struct EventTests {
    static let screen = DisplayEvent.Screen(
        width: 390, height: 844, scale: 3, safeArea: [47, 0, 34, 0], isDark: true, reducesMotion: false)

    static let events: [(String, DisplayEvent)] = [
        (
            #"{"type":"screen","width":390,"height":844,"scale":3,"safeArea":[47,0,34,0],"isDark":true,"reducesMotion":false}"#,
            .screen(screen)
        ),
        (
            #"{"type":"touch","id":2,"phase":"began","x":10.5,"y":-3,"time":1.25}"#,
            .touch(.init(id: 2, phase: .began, x: 10.5, y: -3, time: 1.25))
        ),
        (
            #"{"type":"touch","id":2,"phase":"began","x":1,"y":2,"time":1.25,"pointer":"mouse"}"#,
            .touch(.init(id: 2, phase: .began, x: 1, y: 2, time: 1.25, pointer: .mouse))
        ),
        (
            #"{"type":"touch","id":2,"phase":"began","x":1,"y":2,"time":1.25,"target":{"view":7,"x":-1,"y":0.5,"patches":4}}"#,
            .touch(
                .init(
                    id: 2, phase: .began, x: 1, y: 2, time: 1.25,
                    target: .init(view: 7, x: -1, y: 0.5, patches: 4)))
        ),
        (
            #"{"type":"scroll","view":7,"x":0,"y":120.5,"revision":3,"phase":"decelerating"}"#,
            .scroll(.init(view: 7, x: 0, y: 120.5, revision: 3, phase: .decelerating))
        ),
        (
            #"{"type":"scroll","view":7,"x":0,"y":120.5,"revision":3,"phase":"decelerating","wheel":true}"#,
            .scroll(.init(view: 7, x: 0, y: 120.5, revision: 3, phase: .decelerating, isWheel: true))
        ),
        (
            #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"idle","vx":-0.5,"vy":2}"#,
            .scroll(
                .init(view: 7, x: 0, y: 1, revision: 3, phase: .idle, velocityX: -0.5, velocityY: 2))
        ),
        (
            #"{"type":"scroll","view":7,"x":0,"y":120.5,"revision":3,"phase":"idle","shift":[0,36.5]}"#,
            .scroll(.init(view: 7, x: 0, y: 120.5, revision: 3, phase: .idle, shift: [0, 36.5]))
        ),
        (
            #"{"type":"scroll","view":7,"x":0,"y":9,"revision":3,"phase":"dragging","speed":[0,-2.5]}"#,
            .scroll(.init(view: 7, x: 0, y: 9, revision: 3, phase: .dragging, speed: [0, -2.5]))
        ),
        (#"{"type":"clock","time":1.75}"#, .clock(time: 1.75)),
        (#"{"type":"roundTrip","milliseconds":150.5}"#, .roundTrip(milliseconds: 150.5)),
        (#"{"type":"refresh","view":9}"#, .refresh(view: 9)),
        (#"{"type":"activate","view":9}"#, .activate(view: 9)),
        (#"{"type":"adjust","view":9,"direction":"left"}"#, .adjust(view: 9, direction: .left)),
        (
            #"{"type":"typed","view":9,"text":"すし","edit":3,"selection":[1,2]}"#,
            .typed(.init(view: 9, text: "すし", edit: 3, selection: [1, 2]))
        ),
        (
            #"{"type":"typed","view":9,"text":"","edit":1,"selection":[0,0],"composing":true}"#,
            .typed(.init(view: 9, text: "", edit: 1, selection: [0, 0], isComposing: true))
        ),
        (
            #"{"type":"typed","view":9,"text":"a","edit":1,"selection":[1,1],"pasted":true}"#,
            .typed(.init(view: 9, text: "a", edit: 1, selection: [1, 1], isPasted: true))
        ),
        (#"{"type":"focus","view":9,"on":true}"#, .focus(view: 9, isFocused: true)),
        (#"{"type":"focus","view":9,"on":true,"rev":2}"#, .focus(view: 9, isFocused: true, revision: 2)),
        (
            #"{"type":"select","view":9,"selection":[1,2],"edit":3,"revision":4}"#,
            .selected(.init(view: 9, selection: [1, 2], edit: 3, revision: 4))
        ),
        (#"{"type":"erase","view":9}"#, .erase(view: 9)),
        (#"{"type":"focusMoved","view":9,"heading":"next"}"#, .focusMoved(view: 9, heading: .next)),
        (#"{"type":"focusMoved"}"#, .focusMoved(view: nil)),
        (#"{"type":"focusStep","view":9,"step":"pageDown"}"#, .focusStep(view: 9, step: .pageDown)),
        (#"{"type":"submit","view":9}"#, .submit(view: 9)),
        (#"{"type":"escape"}"#, .escape),
        (
            #"{"type":"commandKey","on":true,"apple":false}"#, .commandKey(isHeld: true, isApple: false)
        ),
        (#"{"type":"shake","phase":"began"}"#, .shake(.began)),
        (#"{"type":"history","depth":2}"#, .history(depth: 2)),
        (#"{"type":"link","url":"https://example.com/#7"}"#, .link(url: "https://example.com/#7")),
        (#"{"type":"history","depth":2,"question":5}"#, .history(depth: 2, question: 5)),
        (#"{"type":"visibility","visible":false}"#, .visibility(isVisible: false)),
        (#"{"type":"detached"}"#, .detached),
        (
            #"{"type":"screen","width":844,"height":390,"scale":3,"safeArea":[0,47,21,47],"isDark":false,"reducesMotion":true,"increasesContrast":true,"textSize":20.5,"languages":["ar-EG","en"],"orientation":"landscapeRight","hasWideGamut":true,"timeZone":"Asia/Tokyo","hasCamera":true,"reducesTransparency":true,"invertsColors":true}"#,
            .screen(
                .init(
                    width: 844, height: 390, scale: 3, safeArea: [0, 47, 21, 47], reducesMotion: true,
                    increasesContrast: true, textSize: 20.5, languages: ["ar-EG", "en"],
                    orientation: .landscapeRight, hasWideGamut: true, timeZone: "Asia/Tokyo", hasCamera: true,
                    reducesTransparency: true, invertsColors: true))
        ),
    ]

    @Test(arguments: events.indices) func `an event reads what a display writes, and writes it back`(
        index: Int
    )
        throws
    {
        let (json, event) = Self.events[index]
        #expect(try DisplayEvent(parsing: Data(json.utf8)) == event)
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(event)) as? [String: Any]
        let expected = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(written.map { $0.keys.sorted() } == expected.map { $0.keys.sorted() })
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(event)) == event)
    }

    @Test(arguments: events.indices) func `an event that the host passes on is the same for the app`(
        index: Int
    ) throws {
        let event = Self.events[index].1
        #expect(try DisplayEvent(parsing: try event.encoded()) == event)
    }

    @Test func `a hello introduces the display`() throws {
        let json = """
            {"type":"hello","version":\(ProtocolVersion.current),"overscan":1,"screen":{"width":390,"height":844,
            "scale":3,"safeArea":[47,0,34,0],"isDark":true,"reducesMotion":false}}
            """
        #expect(
            try DisplayEvent(parsing: Data(json.utf8))
                == .hello(.init(version: ProtocolVersion.current, screen: Self.screen, overscan: 1)))
    }

    @Test func `the hello of another version is read for its version alone`() throws {
        let event = try DisplayEvent(parsing: Data(#"{"type":"hello","version":1,"display":{}}"#.utf8))
        guard case .hello(let hello) = event else {
            Issue.record("A hello is expected.")
            return
        }
        #expect(hello.version == 1)
        #expect(
            ProtocolVersion.mismatch(app: 2, display: 3)
                == "This app speaks version 2 of the display protocol and the display speaks version 3. "
                + "Build the app again with this version of Tessera.")
        #expect(ProtocolVersion.mismatch(app: 2, display: 1).hasSuffix("Reload the page."))
    }

    @Test(arguments: [
        ("", "The message is not JSON."),
        ("[]", "another type"),
        ("{}", "The field “type” is missing."),
        (#"{"type":"format"}"#, "The field “type” has an unknown value."),
        (#"{"type":3}"#, "The field “type” has another type than expected."),
        (#"{"type":"refresh","view":"9"}"#, "The field “view” has another type than expected."),
        (#"{"type":"refresh"}"#, "The field “view” is missing."),
        (#"{"type":"adjust","view":1,"direction":"far"}"#, "The field “direction” has an unknown value."),
        (#"{"type":"touch","id":1,"phase":"began","x":1e7,"y":0,"time":0}"#, "within a million points"),
        (
            #"{"type":"touch","id":1,"phase":"began","x":1,"y":0,"time":0,"target":{"view":7,"x":0,"y":-1e7,"patches":0}}"#,
            "within a million points of the corner of its element"
        ),
        (
            #"{"type":"touch","id":1,"phase":"began","x":1,"y":0,"time":0,"target":{"view":7,"x":0,"y":0,"patches":-1}}"#,
            "number of patches is not negative"
        ),
        (
            #"{"type":"contextMenu","view":7,"x":1,"y":0,"target":{"view":7,"x":0,"y":0,"patches":-1}}"#,
            "number of patches is not negative"
        ),
        (
            #"{"type":"contextMenu","view":7,"target":{"view":7,"x":0,"y":0,"patches":0}}"#,
            "Only a request of the mouse for a menu has a target."
        ),
        (
            #"{"type":"contextMenu","view":7,"x":1,"y":0,"touch":1,"target":{"view":7,"x":0,"y":0,"patches":0}}"#,
            "Only a request of the mouse for a menu has a target."
        ),
        (#"{"type":"history","depth":-1}"#, "A history has 0...10,000 entries of the app."),
        (#"{"type":"history","depth":10001}"#, "A history has 0...10,000 entries of the app."),
        (
            #"{"type":"history","depth":1,"question":-1}"#,
            "The number of a question about the history is not negative."
        ),
        (#"{"type":"history","depth":"1"}"#, "The field “depth” has another type than expected."),
        (
            #"{"type":"typed","view":9,"text":"a","edit":0,"selection":[0,0]}"#,
            "The number of an edit is 1..."
        ),
        (
            #"{"type":"typed","view":9,"text":"a","edit":1000000001,"selection":[0,0]}"#,
            "The number of an edit is 1..."
        ),
        (#"{"type":"typed","view":9,"text":"a","edit":1,"selection":[0,2]}"#, "A selection is two places"),
        (#"{"type":"select","view":9,"selection":[2,1],"edit":0,"revision":0}"#, "A selection is two places"),
        (
            #"{"type":"select","view":9,"selection":[0,0],"edit":-1,"revision":0}"#,
            "The number of the last edit"
        ),
        (#"{"type":"typed","view":9,"text":"a","edit":1,"selection":[1,0]}"#, "A selection is two places"),
        (#"{"type":"typed","view":9,"text":"a","edit":1,"selection":[-1,0]}"#, "A selection is two places"),
        (#"{"type":"typed","view":9,"text":"a","edit":1,"selection":[]}"#, "A selection is two places"),
        (
            #"{"type":"typed","view":9,"edit":1,"selection":[0,0],"text":""#
                + String(repeating: "x", count: 16_001)
                + #""}"#, "at most 16000 UTF-16 units"
        ),
        (#"{"type":"typed","view":9,"text":7,"edit":1,"selection":[0,0]}"#, "“text” has another type"),
        (#"{"type":"focus","view":9,"on":1}"#, "“on” has another type"),
        (#"{"type":"focusMoved","view":9,"heading":"in"}"#, "“heading” has an unknown value"),
        (#"{"type":"focusStep","view":9,"step":"in"}"#, "“step” has an unknown value"),
        (#"{"type":"focusStep","step":"first"}"#, "“view” is missing"),
        (
            #"{"type":"touch","id":1,"phase":"jumped","x":1,"y":0,"time":0}"#,
            "The field “phase” has an unknown value."
        ),
        (
            #"{"type":"scroll","view":1,"x":0,"y":1e11,"revision":0,"phase":"idle"}"#,
            "thousand million points"
        ),
        (
            #"{"type":"scroll","view":1,"x":0,"y":0,"revision":0,"phase":"idle","vy":1001}"#,
            "A finger moves at most a thousand points"
        ),
        (
            #"{"type":"scroll","view":1,"x":0,"y":0,"revision":0,"phase":"idle","vx":"fast"}"#,
            "The field “vx” has another type than expected."
        ),
        (
            #"{"type":"scroll","view":1,"x":0,"y":0,"revision":0,"phase":"idle","speed":[0]}"#,
            "A speed is two numbers"
        ),
        (
            #"{"type":"scroll","view":1,"x":0,"y":0,"revision":0,"phase":"idle","speed":[1e4,0]}"#,
            "at most a thousand points"
        ),
        (#"{"type":"roundTrip","milliseconds":-1}"#, "0...10,000 milliseconds"),
        (#"{"type":"roundTrip","milliseconds":1e9}"#, "0...10,000 milliseconds"),
        (
            #"{"type":"scroll","view":1,"x":0,"y":0,"revision":0,"phase":"idle","shift":[0,1e11]}"#,
            "thousand million points"
        ),
        (
            #"{"type":"scroll","view":1,"x":0,"y":0,"revision":0,"phase":"idle","shift":[1]}"#,
            "A shift is two numbers"
        ),
        (
            #"{"type":"screen","width":0,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false}"#,
            "A screen measures"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":9,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false}"#,
            "scale"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0],"isDark":false,"reducesMotion":false}"#,
            "safe area"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"textSize":0}"#,
            "A text size is"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"textSize":1025}"#,
            "A text size is"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"textSize":"large"}"#,
            "The field “textSize” has another type than expected."
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"languages":["de_DE"]}"#,
            "letters, digits and hyphens"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"languages":[""]}"#,
            "letters, digits and hyphens"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"languages":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]}"#,
            "letters, digits and hyphens"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"languages":["e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e","e"]}"#,
            "at most 32 tags"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"languages":"de"}"#,
            "The field “languages” has another type than expected."
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"timeZone":"../../etc"}"#,
            "A time zone is 1...64"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"timeZone":""}"#,
            "A time zone is 1...64"
        ),
        (
            #"{"type":"screen","width":1,"height":1,"scale":1,"safeArea":[0,0,0,0],"isDark":false,"reducesMotion":false,"orientation":"flat"}"#,
            "The field “orientation” has an unknown value."
        ),
    ]) func `events that no display can send are refused with the reason`(json: String, reason: String) {
        let error = #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        #"{"type":"touch","id":1,"phase":"began","x":NaN,"y":0,"time":0}"#,
        #"{"type":"touch","id":1,"phase":"began","x":1e999,"y":0,"time":0}"#,
        #"{"type":"refresh","view":1e300}"#,
        #"{"type":"refresh","view":99999999999999999999}"#,
        #"{"type":"escape""#,
        #"{"type":"typed","view":9,"text":"\ud800","edit":1,"selection":[0,0]}"#,
        String(repeating: "[", count: 60_000),
        String(repeating: #"{"type":"#, count: 8_000),
    ]) func `numbers, texts and nesting beyond measure are refused`(json: String) {
        #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
    }

    @Test func `settings count with their bytes as JSON`() throws {
        // {"a":"…"} without its braces is 6 bytes longer than the text, and the comma is one more.
        func hello(_ text: String) throws -> DisplayEvent {
            let hello = DisplayEvent.Hello(
                version: ProtocolVersion.current, screen: Self.screen, overscan: 1, settings: ["a": text])
            return try DisplayEvent(parsing: try JSONEncoder().encode(DisplayEvent.hello(hello)))
        }
        for (unit, size) in [("x", 1), ("\"", 2), ("\n", 2), ("\u{1}", 6), ("日", 3)] {
            let count = (48_000 - 7) / size
            #expect(throws: Never.self) { try hello(String(repeating: unit, count: count)) }
            #expect(throws: InvalidEvent.self) {
                try hello(String(repeating: unit, count: count + 1))
            }
        }
    }

    @Test func `a message of more than 64 KiB is refused unread`() {
        let padding = String(repeating: " ", count: 64 * 1024 - 17)
        #expect(throws: Never.self) {
            try DisplayEvent(parsing: Data((#"{"type":"escape"}"# + padding).utf8))
        }
        let error = #expect(throws: InvalidEvent.self) {
            try DisplayEvent(parsing: Data((#"{"type":"escape"} "# + padding).utf8))
        }
        #expect(error?.description == "A message has at most 65536 bytes; this one has 65537.")
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func `random bytes never stop the app`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let good = Array(#"{"type":"scroll","view":7,"x":0,"y":120.5,"revision":3,"phase":"idle"}"#.utf8)
        for _ in 0..<500 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            _ = try? DisplayEvent(parsing: Data(bytes))
        }
    }
}
