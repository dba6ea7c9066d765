import Foundation
import Testing

@testable import TesseraDisplay

struct SheetWireTests {
    @Test(
        arguments: [
            (#""phase":"moved","height":412.5"#, DisplayEvent.Sheet.Phase.moved, 412.5, nil),
            (#""phase":"settled","detent":1"#, .settled, nil, 1),
            (#""phase":"dismissed""#, .dismissed, nil, nil),
            (#""phase":"attempted","detent":0"#, .attempted, nil, 0),
        ] as [(String, DisplayEvent.Sheet.Phase, Double?, Int?)])
    func `an event states what the user does with a sheet`(
        fields: String, phase: DisplayEvent.Sheet.Phase, height: Double?, detent: Int?
    ) throws {
        let event = DisplayEvent.sheet(
            .init(view: 9, phase: phase, revision: 3, height: height, detent: detent))
        let json = #"{"type":"sheet","view":9,"revision":3,\#(fields)}"#
        #expect(try DisplayEvent(parsing: Data(json.utf8)) == event)
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(event)) == event)
    }

    @Test(arguments: [
        (#"{"type":"sheet","phase":"moved","revision":0,"height":1}"#, "The field “view” is missing."),
        (
            #"{"type":"sheet","view":1,"phase":"thrown","revision":0}"#, "“phase” has an unknown value."
        ),
        (
            #"{"type":"sheet","view":1,"phase":"moved","revision":0,"height":1e7}"#,
            "at most a million points"
        ),
        (
            #"{"type":"sheet","view":1,"phase":"moved","revision":0,"height":"1"}"#,
            "“height” has another type"
        ),
        (
            #"{"type":"sheet","view":1,"phase":"settled","revision":0,"detent":-1}"#,
            "at most 1,000 detents"
        ),
        (
            #"{"type":"sheet","view":1,"phase":"settled","revision":0,"detent":1001}"#,
            "at most 1,000 detents"
        ),
    ]) func `events about a sheet that no display can send are refused`(json: String, reason: String) {
        let error = #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `a sheet and its properties have short names`() throws {
        var content = SheetContent(heights: [400, 800], selected: 1, gone: 0, revision: 2)
        var node = NodeProperties()
        node.sheet = content
        #expect(try json(node) == #"{"dt":{"at":1,"g":0,"h":[400,800],"rev":2,"with":[]}}"#)
        #expect(NodeProperties().changes(since: node).cleared == ["dt"])
        content.canBeDismissed = true
        content.scrollsFirst = true
        content.companions = [
            .init(id: 7, opacities: [[0, 0], [400, 1]]),
            .init(id: 8, places: [[0, 1, 0, 0], [800, 0.9, -20, 10]]),
        ]
        node.sheet = content
        let companions =
            #"[{"id":7,"o":[[0,0],[400,1]]},{"id":8,"p":[[0,1,0,0],[800,0.9,-20,10]]}]"#
        #expect(
            try json(node)
                == #"{"dt":{"at":1,"d":true,"g":0,"h":[400,800],"rev":2,"sf":true,"with":\#(companions)}}"#)
    }

    private func json(_ properties: NodeProperties) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(properties)
        #expect(try JSONDecoder().decode(NodeProperties.self, from: data) == properties)
        return String(decoding: data, as: UTF8.self)
    }
}
