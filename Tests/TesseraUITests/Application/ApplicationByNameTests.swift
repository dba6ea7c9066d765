import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ApplicationByNameTests {
    @Test(arguments: ["sharedApplication", "shared"]) func `the class has its object as the value for a key`(
        key: String
    ) {
        #expect(UIApplication.value(forKey: key) as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: key) as? UIApplication === UIApplication.shared)
    }

    @Test func `a path of keys may begin with the object of the class`() {
        UIApplication.shared.isIdleTimerDisabled = true
        defer { UIApplication.shared.isIdleTimerDisabled = false }
        #expect(UIApplication.value(forKeyPath: "sharedApplication.isIdleTimerDisabled") as? Bool == true)
        let window = UIApplication.value(forKeyPath: "shared.keyWindow") as? UIWindow
        #expect(window === UIApplication.shared.keyWindow)
    }

    @Test func `the class performs the selector of its object`() {
        let selector = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: selector))
        let object = UIApplication.perform(selector)?.takeUnretainedValue()
        #expect(object as? UIApplication === UIApplication.shared)
        #expect(!UIApplication.responds(to: NSSelectorFromString("beginIgnoringInteractionEvents")))
        #expect(!UIApplication.responds(to: nil))
    }
}
