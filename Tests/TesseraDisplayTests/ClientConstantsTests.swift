import TestSupport
import Testing

@testable import TesseraDisplay

/// The constants of the protocol that the page's scripts repeat.
struct ClientConstantsTests {
    @Test
    func `the page speaks the version of the protocol`() throws {
        #expect(
            try ClientScript("device.js").number(after: "type: 'hello', version:")
                == Double(ProtocolVersion.current))
    }

    @Test
    func `the page keeps to the limits of the protocol`() throws {
        #expect(
            try ClientScript("input-node.js").constant("maximumLength") == Double(InputContent.maximumLength))
        #expect(
            try ClientScript("requests.js").constant("maximumText")
                == Double(DisplayRequest.maximumTextLength))
        #expect(
            try ClientScript("animation.js").constant("mostPoints")
                == Double(SceneOperation.Animation.largestPointCount))
        #expect(
            try ClientScript("control.js").constant("maximumCount")
                == Double(DisplayEvent.Changed.maximumCount))
    }

    @Test(
        "coordinates that the page sends are accepted",
        arguments: ["touch.js", "hover.js", "context-menu.js"])
    func `coordinates`(script: String) throws {
        let farthest = try ClientScript(script).constant("farthest")
        #expect(DisplayEvent.areCoordinates(farthest, -farthest))
        #expect(!DisplayEvent.areCoordinates(farthest * 1.001, 0))
    }

    @Test
    func `wishes for gestures have the same bits`() throws {
        let bits = try ClientScript("wishes.js").members(of: "wish").mapValues { UInt8($0) }
        #expect(
            bits == [
                "severalFingers": GestureWishes.severalFingers.rawValue,
                "hover": GestureWishes.hover.rawValue,
                "secondaryButton": GestureWishes.secondaryButton.rawValue,
                "contextMenu": GestureWishes.contextMenu.rawValue, "lift": GestureWishes.lift.rawValue,
                "sidewaysMoves": GestureWishes.sidewaysMoves.rawValue,
                "uprightMoves": GestureWishes.uprightMoves.rawValue,
                "earlyMenuQuestion": GestureWishes.earlyMenuQuestion.rawValue,
            ])
    }

    @Test
    func `modifier keys are counted in the same way`() throws {
        let bits = try ClientScript("keys.js").members(of: "bit")
        #expect(
            bits == ["caps": "1", "shift": "2", "control": "4", "option": "8", "command": "16", "pad": "32"])
        #expect(bits.values.compactMap { Int($0) }.reduce(0, +) == KeyModifiers.all)
    }
}
