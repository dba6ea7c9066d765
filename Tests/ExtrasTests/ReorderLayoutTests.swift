import Foundation
import Testing
import UIKit

@testable import Extras

@MainActor struct ReorderLayoutTests {
    /// Returns the frames of the first tiles in a window of the given width, relative to the end of their header.
    private func tiles(width: CGFloat, _ count: Int) -> [CGRect] {
        let screen = Screen(ReorderController(order: FlowerOrder(flowers: Flower.samples)), width: width)
        let grid: UICollectionView? = screen.first("flowers")
        let tops = (0..<count).compactMap { grid?.layoutAttributesForItem(at: [0, $0])?.frame }
        let top = tops.first?.minY ?? 0
        return tops.map { $0.offsetBy(dx: 0, dy: -top) }
    }

    @Test func `there are three columns at 375 points`() {
        // 375 points less 16 on either side and two gaps of 12 are 319 points, a third of which is 106.33.
        let third: CGFloat = 319 / 3
        let expected = [
            CGRect(x: 16, y: 0, width: third, height: 108),
            CGRect(x: 28 + third, y: 0, width: third, height: 108),
            CGRect(x: 40 + 2 * third, y: 0, width: third, height: 108),
            CGRect(x: 16, y: 120, width: third, height: 108),
        ]
        #expect(zip(tiles(width: 375, 4), expected).allSatisfy { $0.isNear($1) })
        #expect(tiles(width: 375, 4).count == 4)
    }

    @Test func `there are three wider columns at 430 points`() {
        // The tiles share 430 − 32 − 24 = 374 points.
        let third: CGFloat = 374 / 3
        let expected = [
            CGRect(x: 16, y: 0, width: third, height: 108),
            CGRect(x: 28 + third, y: 0, width: third, height: 108),
            CGRect(x: 40 + 2 * third, y: 0, width: third, height: 108),
            CGRect(x: 16, y: 120, width: third, height: 108),
        ]
        #expect(zip(tiles(width: 430, 4), expected).allSatisfy { $0.isNear($1) })
        #expect(tiles(width: 430, 4).count == 4)
    }

    @Test(arguments: [(320, 2), (375, 3), (430, 3), (600, 5), (1024, 8)])
    func `the number of columns depends on the width`(width: Int, columns: Int) {
        #expect(ReorderLayout.columnCount(width: CGFloat(width), isLargeText: false) == columns)
    }

    @Test(arguments: [(320, 1), (430, 1), (768, 3), (1024, 4)])
    func `large text has fewer columns`(width: Int, columns: Int) {
        #expect(ReorderLayout.columnCount(width: CGFloat(width), isLargeText: true) == columns)
    }

    @Test func `a tile grows with the text`() {
        func height(_ category: UIContentSizeCategory) -> CGFloat {
            ReorderLayout.height(for: UITraitCollection(preferredContentSizeCategory: category))
        }
        #expect(height(.large) == 108)
        #expect(height(.accessibilityExtraExtraExtraLarge) > 300)
    }
}

@MainActor struct ReorderScreenTests {
    private let order = FlowerOrder(flowers: Flower.samples)

    private func grid(of screen: Screen) throws -> UICollectionView {
        let grid: UICollectionView? = screen.first("flowers")
        return try #require(grid)
    }

    private func move(_ source: IndexPath, to target: IndexPath, in grid: UICollectionView) throws {
        let place = try #require(grid.layoutAttributesForItem(at: target)).center
        #expect(grid.beginInteractiveMovementForItem(at: source))
        grid.updateInteractiveMovementTargetPosition(place)
        grid.endInteractiveMovement()
        grid.layoutIfNeeded()
    }

    @Test func `a tile that is dropped moves in the model`() throws {
        let screen = Screen(ReorderController(order: order))
        try move([0, 0], to: [0, 4], in: grid(of: screen))
        #expect(order.flowers.prefix(5).map(\.name) == ["チューリップ", "ひまわり", "ばら", "ハイビスカス", "桜"])
        #expect(order.flowers.count == 16)
    }

    @Test func `the screen displays the order`() throws {
        let screen = Screen(ReorderController(order: order))
        try move([0, 2], to: [0, 0], in: grid(of: screen))
        let text: UILabel? = screen.first("order")
        #expect(text?.text?.hasPrefix("いまの順番：ひまわり、桜、チューリップ、ばら") == true)
        let places = try grid(of: screen).visibleCells.map { cell in
            let label: UILabel? = cell.first("place")
            return label?.text
        }
        #expect(places.prefix(4) == ["1", "2", "3", "4"])
    }

    @Test func `another screen has the order that the user chose`() throws {
        let first = Screen(ReorderController(order: order))
        try move([0, 0], to: [0, 1], in: grid(of: first))
        let second = Screen(ReorderController(order: order))
        let grid = try grid(of: second)
        #expect(grid.cellForItem(at: [0, 0])?.accessibilityLabel == "チューリップ")
        #expect(grid.cellForItem(at: [0, 1])?.accessibilityLabel == "桜")
        #expect(grid.cellForItem(at: [0, 1])?.accessibilityValue == "2番目")
    }
}
