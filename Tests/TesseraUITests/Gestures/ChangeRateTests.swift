import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ChangeRateTests {
    @Test func `a number that changes by one in a tenth of a second changes by ten in a second`() {
        var rate = ChangeRate()
        rate.add(1, at: 0)
        rate.add(2, at: 0.1)
        #expect(abs(rate.velocity - 10) < 0.001)
    }

    @Test func `no rate is infinite, whatever times a display states`() {
        var rate = ChangeRate()
        rate.add(1, at: 0)
        rate.add(2, at: .leastNonzeroMagnitude)
        #expect(rate.velocity == 20_000)
    }
}
