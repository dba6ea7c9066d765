import TestSupport
import Testing

@testable import TesseraData

@Suite struct HeaviestIncreasingSubsequenceTests {
    /// Returns stretches of the given counts, which are neighbours in the first order and have the given places in
    /// the second.
    private func stretches(_ parts: [(second: Int, count: Int)]) -> [MatchedStretch] {
        var first = 0
        return parts.map { second, count in
            defer { first += count }
            return MatchedStretch(first: first, second: second, count: count)
        }
    }

    @Test func `all items of ascending stretches stay`() {
        #expect(heaviestIncreasingSubsequence(of: []) == [])
        #expect(
            heaviestIncreasingSubsequence(of: stretches([(0, 3), (5, 1), (9, 2)])) == [true, true, true])
    }

    @Test func `many items of one stretch outweigh few of two`() {
        let few = stretches([(10, 5), (0, 1), (2, 3)])
        #expect(heaviestIncreasingSubsequence(of: few) == [true, false, false])
        let many = stretches([(10_000, 500_000), (0, 1), (2, 3)])
        #expect(heaviestIncreasingSubsequence(of: many) == [true, false, false])
    }

    @Test(arguments: 0..<300)
    func `no other choice keeps more items`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // The function uses one algorithm if stretches have few items, and another one if they have many.
        let most = seed.isMultiple(of: 2) ? 3 : 1000
        let counts = (0..<Int.random(in: 0...25, using: &generator)).map { _ in
            Int.random(in: 1...most, using: &generator)
        }
        var seconds = [Int](repeating: 0, count: counts.count)
        var next = 0
        for index in counts.indices.shuffled(using: &generator) {
            seconds[index] = next
            next += counts[index]
        }
        let stretches = stretches(Array(zip(seconds, counts)))
        let chosen = zip(stretches, heaviestIncreasingSubsequence(of: stretches)).filter(\.1).map(\.0)
        #expect(chosen.map(\.second) == chosen.map(\.second).sorted(), "seed \(seed)")
        // The textbook's algorithm: the best sequence that ends with a stretch is the best one before it and the
        // stretch itself.
        var best: [Int] = []
        for (index, stretch) in stretches.enumerated() {
            let before = stretches[..<index].indices.filter { stretches[$0].second < stretch.second }
            best.append(stretch.count + (before.map { best[$0] }.max() ?? 0))
        }
        #expect(chosen.reduce(0) { $0 + $1.count } == best.max() ?? 0, "seed \(seed)")
    }
}
