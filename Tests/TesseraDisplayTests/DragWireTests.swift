import Foundation
import Testing

@testable import TesseraDisplay

struct DragWireTests {
    @Test func `a key of a drag says its step, and what it lifts`() throws {
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
    ]) func `what no display could say of a drag is refused`(json: String, reason: String) {
        let error = #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `what is dragged has short names`() throws {
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
