import Foundation
import Testing
import UIKit

@testable import Catalog

@MainActor struct OrthogonalTests {
    @Test(arguments: [375.0, 430.0])
    func `groups that scroll lie beside each other`(width: Double) {
        for (name, behavior, _) in OrthogonalScreen.behaviors where behavior != .none {
            let screen = ScreenFixture(OrthogonalScreen(behavior: behavior), width: width)
            let top = screen.header(0)[3]
            // Groups are 0.8 of the width wide and 120 points high. Centred ones begin a tenth of the width later.
            let start = behavior == .groupPagingCentered ? 0.1 * width : 0
            let (second, inner) = (start + 0.8 * width, 0.8 * width - 10)
            expectNear(screen.frame(0, 0), [start + 5, top + 5, inner, 110])
            expectNear(screen.frame(0, 1), [second + 5, top + 5, inner, 110])
            #expect(abs(screen.header(1)[1] - (top + 120 + 12)) < 0.1, "\(name)")
        }
    }

    @Test(arguments: [375.0, 430.0])
    func `without a behaviour they lie below each other`(width: Double) {
        let screen = ScreenFixture(OrthogonalScreen(behavior: .none), width: width)
        let top = screen.header(0)[3]
        expectNear(screen.frame(0, 0), [5, top + 5, 0.8 * width - 10, 110])
        expectNear(screen.frame(0, 2), [5, top + 245, 0.8 * width - 10, 110])
    }

    @Test func `the names are those of the code`() {
        #expect(
            OrthogonalScreen.behaviors.map(\.name) == [
                "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
                "groupPagingCentered",
            ])
        #expect(OrthogonalScreen.behaviors.map { "\($0.behavior)" } == OrthogonalScreen.behaviors.map(\.name))
    }

    @Test(arguments: [375.0, 430.0])
    func `the overview has groups of a large item and two small ones`(width: Double) {
        let screen = ScreenFixture(AllBehaviorsScreen(), width: width, height: 3000)
        let top = screen.header(1)[1] + screen.header(1)[3]
        // A group is 0.8 of the width wide and 0.4 high. The large item has 0.56 of the width, the small ones have
        // 0.24.
        let (large, small, height) = (0.56 * width, 0.24 * width, 0.4 * width)
        expectNear(screen.frame(1, 0), [5, top + 5, large - 10, height - 10])
        expectNear(screen.frame(1, 2), [large + 5, top + height / 2 + 5, small - 10, height / 2 - 10])
        expectNear(screen.frame(1, 3), [large + small + 5, top + 5, large - 10, height - 10])
    }

    @Test(arguments: [(375.0, 225.0, 300.0), (430.0, 258.0, 344.0)])
    func `the first card lies in the middle`(width: Double, card: Double, height: Double) {
        let screen = ScreenFixture(CardsScreen(), width: width)
        #expect(screen.frame(0, 0) == [(width - card) / 2, 20, card, height])
        #expect(screen.frame(0, 1) == [(width - card) / 2 + card, 20, card, height])
        // The card beside it is 0.6 of the width away. Its scale would be 1 − 0.3, but scales are at least 0.75.
        let scales = (0...1).map { screen.collectionView.cellForItem(at: [0, $0])?.transform.a }
        #expect(scales == [1, 0.75])
    }

    @Test func `a card grows on its way to the middle`() {
        #expect(CardsScreen.scale(atDistance: 0, width: 400) == 1)
        #expect(CardsScreen.scale(atDistance: 100, width: 400) == 0.875)
        #expect(CardsScreen.scale(atDistance: 200, width: 400) == 0.75)
        #expect(CardsScreen.scale(atDistance: 1000, width: 400) == 0.75)
    }
}
