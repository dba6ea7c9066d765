import Foundation
import TesseraCoreMedia
import Testing

/// Tests of times, with results that were worked out by hand.
@Suite struct TimeTests {
    @Test func `sums have the least common scale and are exact`() {
        let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 2)
        #expect(sum.value == 5 && sum.timescale == 6 && !sum.hasBeenRounded)
        let difference = CMTime(value: 1, timescale: 600) - CMTime(value: 1, timescale: 30)
        #expect(difference.value == -19 && difference.timescale == 600)
    }

    @Test func `a scale that would be too large is rounded`() {
        let sum =
            CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_646)
        #expect(sum.isNumeric && sum.hasBeenRounded)
        #expect(abs(sum.seconds - 2 / 2_147_483_647) < 1e-9)
    }

    @Test func `seconds become units`() {
        let time = CMTime(seconds: 0.5, preferredTimescale: 600)
        #expect(time.value == 300 && time.timescale == 600 && !time.hasBeenRounded)
        let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 10)
        #expect(third.value == 3 && third.hasBeenRounded)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
        // 1e12 seconds of 2 ** 30 units each are too many units for 64 bits.
        let long = CMTime(seconds: 1e12, preferredTimescale: 1 << 30)
        #expect(long.isNumeric && long.seconds == 1e12 && long.timescale < 1 << 30)
        #expect(!CMTime(value: 1, timescale: 0).isValid)
    }

    @Test func `equal fractions are equal and have one hash`() {
        let (half, other) = (CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600))
        #expect(half == other && half.hashValue == other.hashValue)
        #expect(half < CMTime(value: 301, timescale: 600))
        #expect(Set([half, other]).count == 1)
        // The initializer does not check the parts of these.
        let odd = [0, -1].map { CMTime(value: .min, timescale: $0, flags: .valid, epoch: 0) }
        #expect(Set(odd).count == 1)
    }

    @Test func `times without a number have an order`() {
        let rising: [CMTime] = [
            .negativeInfinity, CMTime(value: -1, timescale: 1), .zero, .positiveInfinity, .indefinite,
            .invalid,
        ]
        #expect(rising.sorted() == rising)
        #expect(CMTimeMaximum(.zero, .positiveInfinity).isPositiveInfinity)
        #expect(CMTimeMinimum(.zero, .negativeInfinity).isNegativeInfinity)
    }

    @Test func `sums with times without a number have no number`() {
        #expect((CMTime.zero + .positiveInfinity).isPositiveInfinity)
        #expect(!(CMTime.negativeInfinity + .positiveInfinity).isValid)
        #expect((CMTime.zero + .indefinite).isIndefinite)
        #expect(!(CMTime.invalid + .indefinite).isValid)
        #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.invalid.seconds.isNaN)
    }

    @Test(
        arguments: zip(
            [
                CMTimeRoundingMethod.roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero,
                .roundTowardPositiveInfinity, .roundTowardNegativeInfinity,
            ], [[2, -2], [1, -1], [2, -2], [2, -1], [1, -2]] as [[Int64]]))
    func `units are rounded as the method says`(method: CMTimeRoundingMethod, expected: [Int64]) {
        // Three halves of a unit.
        let results = [3, -3].map {
            CMTime(value: $0, timescale: 20).convertScale(10, method: method).value
        }
        #expect(results == expected)
    }

    @Test func `times are multiplied`() {
        let time = CMTime(value: 5, timescale: 10)
        #expect(CMTimeMultiply(time, multiplier: 3).value == 15)
        let ratio = CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 3)
        #expect(ratio.value == 5 && ratio.timescale == 30 && !ratio.hasBeenRounded)
        #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.5).seconds == 0.25)
        #expect(CMTimeAbsoluteValue(CMTime(value: -5, timescale: 10)) == time)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
    }

    @Test func `ranges contain their start and not their end`() {
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 3, timescale: 1))
        #expect(range.duration == CMTime(value: 2, timescale: 1))
        #expect(range.containsTime(CMTime(value: 1, timescale: 1)))
        #expect(!range.containsTime(CMTime(value: 3, timescale: 1)))
        let other = CMTimeRange(start: CMTime(value: 2, timescale: 1), end: CMTime(value: 5, timescale: 1))
        #expect(range.intersection(other).duration == CMTime(value: 1, timescale: 1))
        #expect(range.union(other).duration == CMTime(value: 4, timescale: 1))
        #expect(range.union(other).containsTimeRange(other) && !range.containsTimeRange(other))
        #expect(range.intersection(CMTimeRange(start: range.end, duration: .positiveInfinity)).isEmpty)
        #expect(!CMTimeRange.invalid.isValid && CMTimeRange.zero.isEmpty)
        #expect(CMTimeClampToRange(.zero, range: range) == range.start)
    }

    @Test func `values contain times and ranges`() {
        let time = CMTime(value: 7, timescale: 600, flags: [.valid, .hasBeenRounded], epoch: 2)
        let copy = NSValue(time: time).timeValue
        #expect(copy.value == 7 && copy.timescale == 600 && copy.flags == time.flags && copy.epoch == 2)
        let range = CMTimeRange(start: .zero, duration: .positiveInfinity)
        #expect(NSValue(timeRange: range).timeRangeValue == range)
        #expect(!NSValue(time: time).timeRangeValue.isValid)
    }
}
