import Foundation
import Testing

@testable import TesseraDisplay

struct SwipeWireTests {
    @Test(arguments: [
        (#""phase":"began","side":"r""#, DisplayEvent.Swipe.Phase.began, SwipeContent.Side.right),
        (#""phase":"opened","side":"l""#, .opened, .left),
        (#""phase":"closed","side":"l""#, .closed, .left),
        (#""phase":"performed","side":"r""#, .performed, .right),
    ]) func `an event states what happened to a row`(
        fields: String, phase: DisplayEvent.Swipe.Phase, side: SwipeContent.Side
    ) throws {
        let event = DisplayEvent.swipe(.init(view: 9, phase: phase, side: side, revision: 3))
        let json = #"{"type":"swipe","view":9,"revision":3,\#(fields)}"#
        #expect(try DisplayEvent(parsing: Data(json.utf8)) == event)
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(event)) == event)
    }

    @Test(arguments: [
        (#"{"type":"swipe","phase":"began","side":"r","revision":0}"#, "The field “view” is missing."),
        (
            #"{"type":"swipe","view":1,"phase":"began","side":"up","revision":0}"#,
            "“side” has an unknown value."
        ),
        (
            #"{"type":"swipe","view":1,"phase":"ended","side":"r","revision":0}"#,
            "“phase” has an unknown value."
        ),
        (#"{"type":"swipe","view":1,"phase":"began","side":"r","revision":0.5}"#, "The message is not JSON."),
        (
            #"{"type":"swipe","view":1,"phase":"began","side":"r","revision":1e300}"#,
            "The message is not JSON."
        ),
        (#"{"type":"swipe","view":1,"phase":"began","side":["r"],"revision":0}"#, "“side” has another type"),
    ]) func `events about a row that no display can send are refused`(json: String, reason: String) {
        let error = #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `rows and actions have short names`() throws {
        var row = NodeProperties()
        row.swipe = SwipeContent(sides: [.right, .left], open: .right, revision: 4)
        var actions = NodeProperties()
        actions.swipeActions = SwipeActionsContent(side: .left, performsFirst: true)
        #expect(try json(row) == #"{"sw":{"at":"r","rev":4,"s":["r","l"]}}"#)
        #expect(try json(actions) == #"{"sa":{"f":true,"s":"l"}}"#)
        actions.swipeActions = SwipeActionsContent(side: .right, performsFirst: false)
        #expect(try json(actions) == #"{"sa":{"s":"r"}}"#)
        #expect(NodeProperties().changes(since: row).cleared == ["sw"])
        #expect(NodeProperties().changes(since: actions).cleared == ["sa"])
        #expect(row.changes(since: NodeProperties()).set == row)
    }

    private func json(_ properties: NodeProperties) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(properties)
        #expect(try JSONDecoder().decode(NodeProperties.self, from: data) == properties)
        return String(decoding: data, as: UTF8.self)
    }
}
