import Foundation
import Testing

@testable import TesseraUI

@MainActor struct EventKindTests {
    @Test func `events state their types, and the force of touches is zero`() {
        #expect(UIEvent().type == .touches && UIPressesEvent().type == .presses)
        #expect(UITouch().force == 0 && UITouch().maximumPossibleForce == 0)
    }
}
