import Foundation
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraSnapshot

@Suite struct PictureComparisonTests {
    /// Returns a white picture in which some pixels have other colours.
    private func picture(
        _ width: Int, _ height: Int, _ changed: [[Int]: (UInt8, UInt8, UInt8)] = [:]
    ) -> Picture {
        Picture(width: width, height: height) { x, y in
            let (red, green, blue) = changed[[x, y]] ?? (255, 255, 255)
            return (red, green, blue, 255)
        }
    }

    private func difference(_ comparison: PictureComparison) throws -> PictureDifference {
        switch comparison.outcome {
        case .different(let difference), .accepted(let difference): return difference
        case .equal, .differentSizes:
            struct NoDifference: Error {}
            throw NoDifference()
        }
    }

    @Test func `equal pictures match`() {
        let comparison = PictureComparison(of: picture(9, 5), with: picture(9, 5))
        #expect(comparison.outcome == .equal)
        #expect(comparison.isMatch)
        #expect(comparison.sentence == "The pictures are equal.")
    }

    @Test func `a black pixel on white differs by a hundred, and its place is stated`() throws {
        let comparison = PictureComparison(of: picture(20, 10, [[3, 4]: (0, 0, 0)]), with: picture(20, 10))
        #expect(!comparison.isMatch)
        let difference = try difference(comparison)
        #expect(difference.differingPixelCount == 1)
        #expect(difference.pixelCount == 200)
        #expect(difference.bounds == PixelRect(x: 3, y: 4, width: 1, height: 1))
        #expect(difference.greatestChannelDifference == 255)
        #expect(
            comparison.sentence
                == "1 of 200 pixels (0.50 %) differs by 100.0 in colour (CIEDE2000), by up to 255 of 255 in a "
                + "channel, within 1 × 1 at (3, 4).")
    }

    @Test func `the sentence names the places with the most pixels`() throws {
        var changed: [[Int]: (UInt8, UInt8, UInt8)] = [[90, 90]: (0, 0, 0)]
        for x in 10..<22 { changed[[x, 50]] = (0, 0, 0) }
        for x in 60..<64 { changed[[x, 5]] = (255, 255, 255 - 8) }
        for x in 0..<2 { changed[[x, 99]] = (0, 0, 0) }
        let comparison = PictureComparison(of: picture(100, 100, changed), with: picture(100, 100))
        let difference = try difference(comparison)
        #expect(
            difference.regions == [
                PixelRect(x: 10, y: 50, width: 12, height: 1), PixelRect(x: 60, y: 5, width: 4, height: 1),
                PixelRect(x: 0, y: 99, width: 2, height: 1), PixelRect(x: 90, y: 90, width: 1, height: 1),
            ])
        #expect(difference.bounds == PixelRect(x: 0, y: 5, width: 91, height: 95))
        #expect(
            difference.sentence.hasPrefix(
                "19 of 10,000 pixels (0.19 %) differ by up to 100.0 and 79.8 on average"))
        #expect(
            difference.sentence.hasSuffix(
                "within 91 × 95 at (0, 5), in 4 places: 12 × 1 at (10, 50), 4 × 1 at (60, 5), 2 × 1 at (0, 99) "
                    + "and 1 more."))
    }

    @Test func `a tolerance accepts weak differences, or few, or small ones of channels`() throws {
        let weak = picture(10, 10, [[0, 0]: (254, 254, 254)])
        let strong = picture(10, 10, [[0, 0]: (0, 0, 0)])
        let white = picture(10, 10)
        func outcome(_ picture: Picture, _ tolerance: ComparisonTolerance) -> PictureComparison.Outcome {
            PictureComparison(of: picture, with: white, tolerance: tolerance).outcome
        }
        #expect(outcome(weak, ComparisonTolerance(colorDifference: 1)) == .equal)
        #expect(outcome(strong, ComparisonTolerance(colorDifference: 1)) != .equal)
        #expect(outcome(weak, ComparisonTolerance(channelDifference: 1)) == .equal)
        #expect(outcome(strong, ComparisonTolerance(channelDifference: 254)) != .equal)
        #expect(outcome(strong, ComparisonTolerance(channelDifference: 255)) == .equal)
        let few = ComparisonTolerance(differingShare: 0.01)
        guard case .accepted(let difference) = outcome(strong, few) else {
            Issue.record("one of a hundred pixels is not accepted")
            return
        }
        #expect(difference.differingShare == 0.01)
        guard case .different = outcome(strong, ComparisonTolerance(differingShare: 0.0099)) else {
            Issue.record("more pixels than the tolerance allows are accepted")
            return
        }
        let shares = ComparisonTolerance(precision: 0.75, perceptualPrecision: 0.5)
        #expect(shares == ComparisonTolerance(colorDifference: 50, differingShare: 0.25))
    }

    @Test func `pixels that nobody can see are equal, and others differ on white or on black`() throws {
        func single(_ pixel: [UInt8]) throws -> Picture {
            Picture(try #require(Bitmap(width: 1, height: 1, pixels: pixel)))
        }
        #expect(
            PictureComparison(of: try single([255, 0, 0, 0]), with: try single([0, 0, 255, 0])).outcome
                == .equal)
        // Black and nothing look alike on black, and differ most on white. White and nothing do on black.
        for color: UInt8 in [0, 255] {
            let comparison = PictureComparison(
                of: try single([color, color, color, 255]), with: try single([0, 0, 0, 0]))
            #expect(abs(try difference(comparison).greatestDifference - 100) < 0.001)
        }
        // Half transparent white is the grey 128 on black, whose lightness is 53.6.
        let half = PictureComparison(of: try single([255, 255, 255, 128]), with: try single([0, 0, 0, 0]))
        let grey = LabColor(red: 128, green: 128, blue: 128)
        #expect(
            try difference(half).greatestDifference
                == grey.difference(from: LabColor(red: 0, green: 0, blue: 0)))
    }

    @Test func `pictures of other sizes do not match, and the sentence names the sizes`() {
        let comparison = PictureComparison(
            of: picture(3, 5), with: picture(4, 5), tolerance: ComparisonTolerance(differingShare: 1))
        #expect(comparison.outcome == .differentSizes)
        #expect(!comparison.isMatch)
        #expect(comparison.sentence == "The picture has 3 × 5 pixels, and the reference 4 × 5.")
    }

    @Test func `random pictures have the differences that a slow comparison finds`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let (width, height) = (
                Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
            )
            let many = Int.random(in: 1...60, using: &random)
            var changed: [[Int]: (UInt8, UInt8, UInt8)] = [:]
            for _ in 0..<many {
                let place = [
                    Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random),
                ]
                changed[place] = (UInt8.random(in: 0...254, using: &random), 0, 0)
            }
            let comparison = PictureComparison(
                of: picture(width, height, changed), with: picture(width, height))
            let found = try difference(comparison)
            let white = LabColor(red: 255, green: 255, blue: 255)
            let all = changed.values.map {
                LabColor(red: $0.0, green: $0.1, blue: $0.2).difference(from: white)
            }
            #expect(found.differingPixelCount == changed.count, "seed \(seed)")
            #expect(abs(found.greatestDifference - (all.max() ?? 0)) < 1e-9, "seed \(seed)")
            #expect(abs(found.meanDifference - all.reduce(0, +) / Double(all.count)) < 1e-9, "seed \(seed)")
            let columns = changed.keys.map { $0[0] }
            let rows = changed.keys.map { $0[1] }
            let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
            #expect(
                found.bounds
                    == PixelRect(
                        x: left, y: top, width: (columns.max() ?? 0) - left + 1,
                        height: (rows.max() ?? 0) - top + 1),
                "seed \(seed)")
            for place in changed.keys {
                let isFramed = found.regions.contains {
                    $0.x <= place[0] && place[0] < $0.x + $0.width && $0.y <= place[1]
                        && place[1] < $0.y + $0.height
                }
                #expect(isFramed, "seed \(seed)")
            }
        }
    }

    @Test func `the picture has the reference, the actual picture and the differences side by side`() {
        // The pictures are two hundred pixels wide, and therefore not enlarged. The letters are 17 pixels high, the
        // gaps 9 and the head 43.
        let reference = picture(200, 100)
        let actual = picture(200, 100, [[50, 60]: (0, 0, 255)])
        let canvas = PictureComparison(of: actual, with: reference).sideBySide()
        #expect((canvas.width, canvas.height) == (3 * 200 + 4 * 9, 100 + 43 + 9))
        let pixels = Picture(canvas)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let index = (y * pixels.width + x) * 4
            return Array(pixels.pixels[index..<index + 4])
        }
        #expect(pixel(9 + 50, 43 + 60) == [255, 255, 255, 255])
        #expect(pixel(9 + 200 + 9 + 50, 43 + 60) == [0, 0, 255, 255])
        let third = 9 + 2 * (200 + 9)
        let marked = pixel(third + 50, 43 + 60)
        #expect(marked[0] > 180 && marked[1] < 60, "the pixel that differs is red, not \(marked)")
        #expect(pixel(third + 20, 43 + 20) == [253, 253, 253, 255])
        // The frame keeps a distance from the pixel.
        #expect(pixel(third + 50, 43 + 57)[1] < 100)
        // Letters are in the head of each part.
        for part in 0..<3 {
            let start = 9 + part * 209
            let isWritten = (start..<start + 80).contains { x in (5..<40).contains { pixel(x, $0)[0] < 80 } }
            #expect(isWritten, "part \(part)")
        }
    }

    @Test func `pictures of other sizes and enormous ones are drawn too`() {
        let tall = PictureComparison(of: picture(3, 30_000), with: picture(5, 2)).sideBySide()
        #expect(tall.height <= Canvas.maximumSide)
        let wide = PictureComparison(of: picture(32_000, 2), with: picture(32_000, 3)).sideBySide()
        #expect(wide.width <= Canvas.maximumSide)
        let small = PictureComparison(of: picture(1, 1), with: picture(2, 2)).sideBySide()
        #expect(small.width < 500)
    }
}
