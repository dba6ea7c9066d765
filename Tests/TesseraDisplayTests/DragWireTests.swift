import Foundation
import Testing

@testable import TesseraDisplay

struct DragWireTests {
    @Test func `a key of a drag states its step, and what it lifts`() throws {
        let lift = DisplayEvent.carry(.init(step: .lift, view: 7))
        #expect(try DisplayEvent(parsing: Data(#"{"type":"carry","step":"lift","view":7}"#.utf8)) == lift)
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(lift)) == lift)
        let down = DisplayEvent.carry(.init(step: .down))
        #expect(try DisplayEvent(parsing: Data(#"{"type":"carry","step":"down"}"#.utf8)) == down)
    }

    @Test(arguments: [
        (#"{"type":"carry"}"#, "The field “step” is missing."),
        (#"{"type":"carry","step":"away"}"#, "“step” has an unknown value."),
        (#"{"type":"carry","step":"lift","view":"7"}"#, "“view” has another type"),
    ]) func `drags that no display can send are refused`(json: String, reason: String) {
        let error = #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `a drag from another program states the types of its items`() throws {
        let drop = DisplayEvent.dragIn(
            .init(
                number: 2, phase: .dropped, x: 10, y: 20.5,
                items: [.init(kind: .file, types: ["image/png"], name: "sushi.png")]))
        let json =
            #"{"type":"dragIn","n":2,"phase":"dropped","x":10,"y":20.5,"#
            + #""items":[{"kind":"file","types":["image/png"],"name":"sushi.png"}]}"#
        #expect(try DisplayEvent(parsing: Data(json.utf8)) == drop)
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(drop)) == drop)
        let move = DisplayEvent.dragIn(.init(number: 2, phase: .moved, x: 1, y: 2))
        #expect(
            try DisplayEvent(parsing: Data(#"{"type":"dragIn","n":2,"phase":"moved","x":1,"y":2}"#.utf8))
                == move)
    }

    @Test(arguments: [
        (#""n":0,"phase":"moved","x":0,"y":0"#, "at least 1"),
        (#""n":1,"phase":"away","x":0,"y":0"#, "“phase” has an unknown value."),
        (#""n":1,"phase":"moved","x":1e9,"y":0"#, "a million points"),
        (#""n":1,"phase":"dropped","x":0,"y":0"#, "A drop has items."),
        (
            #""n":1,"phase":"moved","x":0,"y":0,"items":[{"kind":"text","types":["a","b","c","d","e"]}]"#,
            "at most 4 media types"
        ),
        (
            #""n":1,"phase":"moved","x":0,"y":0,"items":[{"kind":"folder","types":[]}]"#,
            "has an unknown value."
        ),
    ]) func `drags from other programs that no display can send are refused`(
        json: String, reason: String
    ) {
        let event = #"{"type":"dragIn","# + json + "}"
        let error = #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(event.utf8)) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `a drag from another program has at most a hundred contents of some length`() throws {
        func drag(_ items: [DisplayEvent.OutsideItem]) throws -> DisplayEvent {
            try DisplayEvent(
                parsing: JSONEncoder().encode(
                    DisplayEvent.dragIn(.init(number: 1, phase: .moved, x: 0, y: 0, items: items))))
        }
        let file = DisplayEvent.OutsideItem(kind: .file, types: ["image/png"])
        let text = DisplayEvent.OutsideItem(kind: .text, types: ["text/plain", "text/html"])
        _ = try drag(Array(repeating: file, count: 100))
        _ = try drag(Array(repeating: text, count: 50))
        #expect(throws: InvalidEvent.self) { try drag(Array(repeating: file, count: 101)) }
        #expect(throws: InvalidEvent.self) { try drag(Array(repeating: text, count: 51)) }
        let long = String(repeating: "a", count: 101)
        #expect(throws: InvalidEvent.self) { try drag([.init(kind: .file, types: [long])]) }
        #expect(throws: InvalidEvent.self) { try drag([.init(kind: .file, types: [], name: long)]) }
    }

    @Test func `dragged items have short names`() throws {
        var properties = NodeProperties()
        properties.dragSource = .items
        properties.drag = DragContent(touch: 3, x: 10, y: 20.5)
        #expect(try json(properties) == #"{"dg":{"t":3,"x":10,"y":20.5},"dr":"i"}"#)
        properties.dragSource = .itself
        properties.drag = DragContent(status: "Move here")
        #expect(try json(properties) == #"{"dg":{"s":"Move here"},"dr":"e"}"#)
        #expect(NodeProperties().changes(since: properties).cleared == ["dr", "dg"])
    }

    private func json(_ properties: NodeProperties) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(properties), as: UTF8.self)
    }
}
