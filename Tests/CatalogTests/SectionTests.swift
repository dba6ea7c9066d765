import Foundation
import Testing
import UIKit

@testable import Catalog

@MainActor struct SectionTests {
    @Test(arguments: [(375.0, 69.0), (430.0, 80.0)])
    func `badges lie three tenths outside of their item`(width: Double, column: Double) {
        let screen = ScreenFixture(BadgesScreen(), width: width)
        // A column is (375 − 30) / 5 or (430 − 30) / 5 points wide, and its item is inset by 5 points.
        #expect(screen.frame(0, 0) == [20, 20, column - 10, column - 10])
        // The badge of 20 points ends 6 points beyond the item's edge and begins 6 points above it.
        let right = 15 + column - 5
        #expect(screen.frame(ofKind: BadgesScreen.badgeKind, [0, 0]) == [right + 6 - 20, 14, 20, 20])
    }

    @Test func `badges grow with the text`() {
        let screen = ScreenFixture(BadgesScreen(), width: 375)
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.window.layoutIfNeeded()
        #expect(screen.frame(ofKind: BadgesScreen.badgeKind, [0, 0])[2] == 30)
    }

    @Test func `every fourth room has no badge`() {
        #expect((0..<8).map(BadgesScreen.count) == [1, 6, 11, 0, 9, 2, 7, 0])
    }

    @Test(arguments: [(375.0, 355.0), (430.0, 410.0)])
    func `headers and footers lie around the rows of their section`(width: Double, inner: Double) {
        let screen = ScreenFixture(HeadersFootersScreen(), width: width, height: 3000)
        let header = screen.header(0)
        #expect(header[0] == 10 && header[1] == 0 && header[2] == inner)
        // There are six rows of 44 points, with 5 points between them.
        let rows = header[3]
        expectNear(screen.frame(0, 0), [10, rows, inner, 44])
        expectNear(screen.frame(0, 5), [10, rows + 5 * 49, inner, 44])
        let footer = screen.footer(0)
        #expect(abs(footer[1] - (rows + 6 * 44 + 5 * 5)) < 0.1)
        #expect(abs(screen.header(1)[1] - (footer[1] + footer[3])) < 0.1)
    }

    @Test(arguments: [375.0, 430.0])
    func `a pinned header stays until the next one pushes it`(width: Double) {
        let screen = ScreenFixture(PinnedHeadersScreen(), width: width, height: 600)
        let height = screen.header(0)[3]
        #expect(screen.header(0) == [0, 0, width, height])
        expectNear(screen.frame(0, 0), [4, height + 4, width / 3 - 8, 64])
        // The first section has one row of 72 points, and 12 points below it.
        let second = height + 72 + 12
        #expect(abs(screen.header(1)[1] - second) < 0.1)
        screen.collectionView.contentOffset.y = second + 30
        screen.window.layoutIfNeeded()
        #expect(abs(screen.header(1)[1] - (second + 30)) < 0.1)
        // The second section has two rows, so the next one begins 156 points after the header's end.
        let third = second + height + 2 * 72 + 12
        screen.collectionView.contentOffset.y = third - 10
        screen.window.layoutIfNeeded()
        #expect(
            abs(screen.header(1)[1] - (third - 12 - height)) < 0.1
                || abs(screen.header(1)[1] - (third - height)) < 0.1)
    }

    @Test(arguments: [375.0, 430.0])
    func `a background takes the whole section less its insets`(width: Double) {
        let screen = ScreenFixture(BackgroundsScreen(), width: width, height: 3000)
        let header = screen.header(0)
        // The header lies above the four rows of 44 points, and 16 points lie below them.
        let section = header[3] + 4 * 44 + 16
        expectNear(screen.background(BackgroundsScreen.backgroundKind, 0), [8, 0, width - 16, section - 8])
        #expect(abs(screen.header(1)[1] - section) < 0.1)
        expectNear(Array(screen.background(BackgroundsScreen.backgroundKind, 1).prefix(2)), [8, section])
    }
}
