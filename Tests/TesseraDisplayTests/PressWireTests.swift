import Foundation
import Testing

@testable import TesseraDisplay

struct PressWireTests {
    @Test func `an element states its looks while it is pressed or inverted, and the text of its tool tip`()
        throws
    {
        var properties = NodeProperties()
        properties.press = PressContent(opacity: 0.5, isPressed: true)
        properties.toolTip = "Delete"
        properties.keepsColors = true
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(properties)) as? [String: Any]
        let press = try #require(json?["pr"] as? [String: Any])
        #expect(press["o"] as? Double == 0.5 && press["on"] as? Bool == true)
        #expect(json?["tt"] as? String == "Delete")
        #expect(json?["kc"] as? Bool == true)
    }

    @Test func `properties that are no longer there are cleared`() {
        var old = NodeProperties()
        old.press = PressContent(opacity: 0.5)
        old.toolTip = "Delete"
        let (set, cleared) = NodeProperties().changes(since: old)
        #expect(set == NodeProperties() && cleared == ["pr", "tt"])
    }
}
