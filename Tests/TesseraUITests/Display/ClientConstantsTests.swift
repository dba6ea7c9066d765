import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// The constants of scrolling and of gestures that the page's scripts repeat, because no move of a finger waits for the app.
@MainActor
struct ClientConstantsTests {
    @Test
    func `content slows down as the app counts on it`() throws {
        #expect(
            try ClientScript("scroll.js").constant("usualRate")
                == Double(UIScrollView.DecelerationRate.normal.rawValue))
    }

    @Test
    func `the speed of fingers is measured in the same way, there in milliseconds`() throws {
        let script = try ClientScript("velocity.js")
        #expect(try script.constant("memory") == FingerSpeed.memory * 1000)
        #expect(try script.constant("fastest") == Double(FingerSpeed.fastest) / 1000)
    }

    @Test(
        "a finger is taken to be on a control as far around it",
        arguments: ["press.js", "control-pointer.js"])
    func `margins`(script: String) throws {
        #expect(try ClientScript(script).constant("margin") == Double(UIControl.touchMargin))
    }

    @Test
    func `the edges of the screen reach as far in`() throws {
        #expect(
            try ClientScript("touch.js").constant("reach") == Double(UIScreenEdgePanGestureRecognizer.reach))
    }
}
