import Foundation
import Testing

@testable import TesseraUI

@MainActor struct EventKindTests {
    @Test func `events tell their kinds, and touches that no force is measured`() {
        #expect(UIEvent().type == .touches && UIPressesEvent().type == .presses)
        #expect(UITouch().force == 0 && UITouch().maximumPossibleForce == 0)
    }
}
