import Foundation
import TestSupport
import Testing
import UIKit

@testable import Photos

@MainActor struct WaterfallLayoutTests {
    private let text = PhotoText(traits: UITraitCollection(preferredContentSizeCategory: .large))

    @Test func `each cell goes to the shorter column`() {
        // Columns of 100 points:  left   right
        //   30 → left             30     0
        //   50 → right            30     50
        //   40 → left             70     50
        //   10 → right            70     60
        //   10 → right            70     70
        let layout = WaterfallLayout(width: 200, columnCount: 2, cellHeights: [30, 50, 40, 10, 10])
        #expect(
            layout.frames == [
                CGRect(x: 0, y: 0, width: 100, height: 30),
                CGRect(x: 100, y: 0, width: 100, height: 50),
                CGRect(x: 0, y: 30, width: 100, height: 40),
                CGRect(x: 100, y: 50, width: 100, height: 10),
                CGRect(x: 100, y: 60, width: 100, height: 10),
            ])
        #expect(layout.height == 70)
    }

    @Test func `if columns are equal, the leftmost is taken`() {
        let layout = WaterfallLayout(width: 300, columnCount: 3, cellHeights: [20, 20, 20, 20])
        #expect(layout.frames.map(\.minX) == [0, 100, 200, 0])
        #expect(layout.height == 40)
    }

    @Test func `one column is a list`() {
        let layout = WaterfallLayout(width: 50, columnCount: 1, cellHeights: [5, 6])
        #expect(layout.frames.map(\.minY) == [0, 5])
        #expect(layout.height == 11)
    }

    @Test func `an empty layout has no height`() {
        let layout = WaterfallLayout(photos: [], width: 390, text: text)
        #expect(layout.frames.isEmpty)
        #expect(layout.height == 0)
    }

    @Test func `a cell is as high as its picture and its text`() {
        // At 390 points a column has 195. So the portrait is 195 × 640 / 400 = 312 points high, the landscape 195 ×
        // 200 / 300 = 130, and the square 195. Each has another 90 points for its text.
        let photos: [Photo] = [
            .sample(1, width: 400, height: 640), .sample(2, width: 300, height: 200), .sample(3),
        ]
        let layout = WaterfallLayout(photos: photos, width: 390, text: text)
        #expect(
            layout.frames == [
                CGRect(x: 0, y: 0, width: 195, height: 402),
                CGRect(x: 195, y: 0, width: 195, height: 220),
                CGRect(x: 195, y: 220, width: 195, height: 285),
            ])
        #expect(layout.height == 505)
    }

    @Test func `a wider screen has two wider columns`() {
        let layout = WaterfallLayout(photos: [.sample(1), .sample(2)], width: 768, text: text)
        #expect(
            layout.frames == [
                CGRect(x: 0, y: 0, width: 384, height: 474), CGRect(x: 384, y: 0, width: 384, height: 474),
            ])
    }

    @Test(arguments: [(0, 100), (100, 0), (-5, 100)])
    func `a picture without a size counts as square`(width: Int, height: Int) {
        #expect(Photo.sample(1, width: width, height: height).image.aspectRatio == 1)
    }

    @Test func `an extreme ratio is limited`() {
        #expect(Photo.sample(1, width: 1, height: .max).image.aspectRatio == 10)
        #expect(Photo.sample(1, width: .max, height: 1).image.aspectRatio == 0.1)
    }

    @Test func `appending never moves a cell`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededGenerator(seed: seed)
        let heights = (0..<500).map { _ in CGFloat.random(in: 0...400, using: &random) }
        let whole = WaterfallLayout(width: 390, columnCount: 2, cellHeights: heights)
        for count in [0, 1, 2, 10, 41, 499] {
            let part = WaterfallLayout(width: 390, columnCount: 2, cellHeights: heights.prefix(count))
            #expect(part.frames == Array(whole.frames.prefix(count)), "seed \(seed), \(count) cells")
        }
    }

    @Test func `at the largest text size there is one column with room for four lines`() {
        let largest = PhotoText(
            traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
        #expect(largest.columnCount == 1)
        #expect(largest.titleFont.pointSize > 2 * text.titleFont.pointSize)
        #expect(largest.height >= 18 + 2 * largest.titleFont.lineHeight + 2 * largest.summaryFont.lineHeight)
        let layout = WaterfallLayout(photos: [.sample(1), .sample(2)], width: 390, text: largest)
        #expect(layout.frames.map(\.minX) == [0, 0])
    }
}
