import TesseraBasics
import Testing

struct BisectionTests {
    @Test
    func `the first element of the second part is found in parts of all sizes`() {
        for count in 0...9 {
            for first in 0...count {
                #expect((0..<count).partitioningIndex { $0 >= first } == first)
            }
        }
    }

    @Test
    func `the predicate is called a logarithmic number of times`() {
        var calls = 0
        let index = (0..<1_000_000).partitioningIndex {
            calls += 1
            return $0 >= 765_432
        }
        #expect(index == 765_432)
        #expect(calls <= 20)
    }

    @Test
    func `indexes are those of the collection, and not counted from 0`() {
        let slice = [1, 1, 5, 7, 9, 9][2..<5]
        #expect(slice.partitioningIndex { $0 > 5 } == 3)
        #expect(slice.partitioningIndex { $0 > 9 } == slice.endIndex)
    }

    @Test
    func `an interval is halved around the number at which the predicate changes`() {
        let root = bisect(0.0...2.0, steps: 40) { $0 * $0 < 2 }
        #expect(root.lowerBound <= 2.0.squareRoot() && 2.0.squareRoot() <= root.upperBound)
        #expect(root.upperBound - root.lowerBound < 1e-11)
    }

    @Test
    func `without a step the interval stays, and the middle may be another mean`() {
        #expect(bisect(1.0...9.0, steps: 0) { _ in true } == 1...9)
        let found = bisect(1.0...16.0, steps: 1, middle: { ($0 * $1).squareRoot() }) { $0 < 10 }
        #expect(found == 4...16)
    }
}
