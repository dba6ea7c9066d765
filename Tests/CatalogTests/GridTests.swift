import Foundation
import Testing
import UIKit

@testable import Catalog

/// Tests that compare frames with numbers worked out by hand, in windows that are 375 and 430 points wide.
@MainActor struct GridTests {
    @Test(arguments: [(375.0, 343.0), (430.0, 398.0)])
    func `a list has rows of 44 points between margins of 16`(width: Double, row: Double) {
        let screen = ScreenFixture(ListScreen(), width: width)
        #expect(screen.frame(0, 0) == [16, 16, row, 44])
        #expect(screen.frame(0, 1) == [16, 68, row, 44])
        // The tenth row after the first begins at 16 + 10 × (44 + 8) points.
        #expect(screen.frame(0, 10) == [16, 536, row, 44])
    }

    @Test(arguments: [(375.0, 75.0), (430.0, 86.0)])
    func `a grid has five squares in a row`(width: Double, side: Double) {
        let screen = ScreenFixture(GridScreen(), width: width)
        #expect(screen.frame(0, 0) == [0, 0, side, side])
        #expect(screen.frame(0, 4) == [4 * side, 0, side, side])
        #expect(screen.frame(0, 7) == [2 * side, side, side, side])
        // The 51 sounds fill ten rows, and the last one is alone in the eleventh.
        #expect(screen.frame(0, 50) == [0, 10 * side, side, side])
        #expect(Double(screen.collectionView.contentSize.height) == 11 * side)
    }

    @Test(arguments: [(375.0, 75.0), (430.0, 86.0)])
    func `insets of items make space around each of them`(width: Double, side: Double) {
        let screen = ScreenFixture(InsetGridScreen(), width: width)
        #expect(screen.frame(0, 0) == [5, 5, side - 10, side - 10])
        #expect(screen.frame(0, 6) == [side + 5, side + 5, side - 10, side - 10])
    }

    @Test(arguments: [(375.0, 172.5), (430.0, 200.0)])
    func `two columns share the width less insets and space`(width: Double, column: Double) throws {
        // A column is (375 − 2 × 10 − 10) / 2 or (430 − 2 × 10 − 10) / 2 points wide.
        let screen = ScreenFixture(ColumnsScreen(), width: width)
        let (left, right) = (screen.frame(0, 0), screen.frame(0, 1))
        #expect(left[0] == 10 && left[1] == 10)
        #expect(abs(left[2] - column) <= 0.5)
        #expect(abs(right[0] - (column + 20)) <= 0.5)
        #expect(right[1] == 10)
        // The next row begins ten points below the taller of the two.
        let second = 10 + max(left[3], right[3]) + 10
        #expect(abs(screen.frame(0, 2)[1] - second) < 0.1)
    }

    @Test func `large text has one column`() {
        let screen = ScreenFixture(ColumnsScreen(), width: 375)
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.window.layoutIfNeeded()
        #expect(screen.frame(0, 0)[2] == 355)
        #expect(screen.frame(0, 1)[0] == 10)
    }

    @Test(arguments: [
        // The inner width is 375 − 2 × 15 = 345 points: rows are 0.16 × 345 = 55.2 high, the five squares are 69
        // wide, and the three items are 115 × 69. At 430 points it is 400: 64, 80 and 133.33 × 80.
        (375.0, 345.0, 55.2, 69.0, 115.0), (430.0, 400.0, 64.0, 80.0, 133.33),
    ])
    func `distinct sections have one five and three columns`(
        width: Double, inner: Double, row: Double, five: Double, three: Double
    ) {
        let screen = ScreenFixture(DistinctSectionsScreen(), width: width)
        expectNear(screen.frame(0, 0), [17, 17, inner - 4, row - 4])
        expectNear(screen.frame(0, 1), [17, 17 + row, inner - 4, row - 4])
        // The second section begins below the first one's four rows and insets, and below its own top inset.
        let second = 15 + 4 * row + 15 + 15
        expectNear(screen.frame(1, 0), [17, second + 2, five - 4, five - 4])
        expectNear(screen.frame(1, 6), [17 + five, second + five + 2, five - 4, five - 4])
        let third = second + 3 * five + 15 + 15
        expectNear(screen.frame(2, 2), [17 + 2 * three, third + 2, three - 4, five - 4])
    }

    @Test(arguments: [(375.0, 2, 4), (430.0, 2, 5), (320.0, 2, 4), (704.0, 4, 8), (1024.0, 6, 12)])
    func `adaptive sections have as many columns as there is room for`(width: Double, wide: Int, narrow: Int)
    {
        let screen = ScreenFixture(AdaptiveSectionsScreen(), width: width, height: 2000)
        let columns = [0, 1].map { section in
            (0..<8 * (section + 1)).filter { screen.frame(section, $0)[1] == screen.frame(section, 0)[1] }
                .count
        }
        #expect(columns == [wide, narrow])
        #expect(screen.frame(0, 0)[1] == 12)
        let column = width / Double(wide)
        expectNear(screen.frame(0, 1), [column + 4, 12, column - 8, 72])
    }

    @Test func `adaptive sections follow the width`() {
        let screen = ScreenFixture(AdaptiveSectionsScreen(), width: 375)
        expectNear(screen.frame(0, 0), [4, 12, 179.5, 72])
        screen.window.frame.size.width = 800
        screen.window.layoutIfNeeded()
        #expect(screen.frame(0, 0) == [4, 12, 152, 72])
    }

    @Test(arguments: [375.0, 430.0])
    func `nested groups are shares of their containers`(width: Double) {
        let screen = ScreenFixture(NestedGroupsScreen(), width: width)
        // The large item has 0.7 × 0.4 of the width, each small one 0.3 × 0.2, and each of those below 0.25 × 0.2.
        let (large, small, quarter) = (0.7 * width, 0.3 * width, 0.25 * width)
        let (high, low) = (0.4 * width, 0.2 * width)
        expectNear(screen.frame(0, 0), [4, 4, large - 8, high - 8])
        expectNear(screen.frame(0, 1), [large + 4, 4, small - 8, low - 8])
        expectNear(screen.frame(0, 2), [large + 4, low + 4, small - 8, low - 8])
        expectNear(screen.frame(0, 3), [4, high + 4, quarter - 8, low - 8])
        expectNear(screen.frame(0, 6), [3 * quarter + 4, high + 4, quarter - 8, low - 8])
        // The next group begins 0.6 of the width further down.
        expectNear(screen.frame(0, 7), [4, high + low + 4, large - 8, high - 8])
    }
}

/// Expects numbers that differ from the expected ones by at most two thirds of a point, since arithmetic gives edges
/// that do not lie on the pixels of the screen.
func expectNear(
    _ numbers: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) <= 0.67 },
        "\(numbers) is not \(expected)", sourceLocation: sourceLocation)
}
