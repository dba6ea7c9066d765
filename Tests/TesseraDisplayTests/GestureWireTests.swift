import Foundation
import TesseraDisplay
import Testing

struct GestureWireTests {
    private func event(_ json: String) throws -> DisplayEvent { try DisplayEvent(parsing: Data(json.utf8)) }

    @Test func `a pointer hovers`() throws {
        #expect(
            try event(#"{"type":"hover","x":1,"y":2.5,"time":3,"over":true}"#)
                == .hover(.init(x: 1, y: 2.5, time: 3, isOver: true)))
    }

    @Test func `a trackpad changes a size`() throws {
        #expect(
            try event(#"{"type":"transform","phase":"moved","x":1,"y":2,"scale":1.5,"time":3}"#)
                == .transform(.init(phase: .moved, x: 1, y: 2, scale: 1.5, time: 3)))
    }

    @Test func `a menu is asked for by a finger, the mouse and the keyboard`() throws {
        #expect(
            try event(#"{"type":"contextMenu","view":7,"x":1,"y":2,"touch":3}"#)
                == .contextMenu(.init(view: 7, x: 1, y: 2, touch: 3)))
        #expect(
            try event(#"{"type":"contextMenu","view":7,"x":1,"y":2}"#)
                == .contextMenu(.init(view: 7, x: 1, y: 2)))
        #expect(
            try event(
                #"{"type":"contextMenu","view":7,"x":1,"y":2,"target":{"view":8,"x":0.5,"y":1,"patches":4}}"#)
                == .contextMenu(
                    .init(view: 7, x: 1, y: 2, target: .init(view: 8, x: 0.5, y: 1, patches: 4))))
        #expect(try event(#"{"type":"contextMenu","view":7}"#) == .contextMenu(.init(view: 7)))
        #expect(
            try event(#"{"type":"contextMenu","view":7,"x":1,"y":2,"early":true}"#)
                == .contextMenu(.init(view: 7, x: 1, y: 2, isEarly: true)))
    }

    @Test func `a touch states that the secondary button makes it`() throws {
        let json =
            #"{"type":"touch","id":1,"phase":"began","x":1,"y":2,"time":3,"pointer":"mouse","secondary":true}"#
        #expect(
            try event(json)
                == .touch(
                    .init(id: 1, phase: .began, x: 1, y: 2, time: 3, pointer: .mouse, isSecondary: true)))
    }

    @Test func `a touch names the modifier keys that are down`() throws {
        let json = #"{"type":"touch","id":1,"phase":"ended","x":1,"y":2,"time":3,"modifiers":18}"#
        #expect(
            try event(json) == .touch(.init(id: 1, phase: .ended, x: 1, y: 2, time: 3, modifiers: 18)))
    }

    @Test(arguments: [
        (#"{"type":"touch","id":1,"phase":"ended","x":1,"y":2,"time":3,"modifiers":64}"#, "Modifier"),
        (#"{"type":"hover","x":1e7,"y":2,"time":3,"over":true}"#, "A pointer hovers within"),
        (#"{"type":"transform","phase":"moved","x":1,"y":2,"scale":0,"time":3}"#, "A change of size is"),
        (#"{"type":"transform","phase":"moved","x":1,"y":2,"scale":1e9,"time":3}"#, "A change of size is"),
        (#"{"type":"contextMenu","view":7,"x":1}"#, "A menu is asked for"),
        (#"{"type":"contextMenu","view":7,"x":1,"y":-1e9}"#, "A menu is asked for"),
        (#"{"type":"contextMenu","x":1,"y":1}"#, "The field “view” is missing."),
    ]) func `gestures that no display can send are refused`(json: String, reason: String) {
        let error = #expect(throws: InvalidEvent.self) { try event(json) }
        #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `properties of gestures, pictures and pointers have short names`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var properties = NodeProperties()
        properties.gestures = [.severalFingers, .hover, .sidewaysMoves]
        properties.picture = PictureContent(view: 5, hidesOriginal: true)
        properties.pointer = PointerContent(
            path: "M0 0Z", effect: .init(tint: .over, hasShadow: true, isScaled: true))
        properties.mask = MaskContent(
            frame: NodeFrame(CGRect(x: 0, y: 0, width: 1, height: 2)), path: "M0 0Z", isEvenOdd: true)
        let data = try encoder.encode(properties)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"gw":35,"mk":{"d":"M0 0Z","eo":true,"f":[0,0,1,2]},"pc":{"h":true,"v":5},"#
                + #""po":{"d":"M0 0Z","e":{"l":true,"s":true,"t":"over"}}}"#)
        #expect(try JSONDecoder().decode(NodeProperties.self, from: data) == properties)
        let changes = NodeProperties().changes(since: properties)
        #expect(Set(changes.cleared) == ["gw", "mk", "pc", "po"])
    }
}
