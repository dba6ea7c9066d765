import TestSupport
import Testing

@testable import Catalog

struct InsertionSortTests {
    private func sort(_ values: Double...) -> InsertionSort {
        InsertionSort(values.enumerated().map { .init(id: $0.offset, value: $0.element) })
    }

    @Test func `each step takes one value to its place`() {
        var sort = sort(3, 1, 2, 0)
        var steps = [sort.elements.map(\.value)]
        while !sort.isSorted {
            sort.step()
            steps.append(sort.elements.map(\.value))
        }
        #expect(steps == [[3, 1, 2, 0], [1, 3, 2, 0], [1, 2, 3, 0], [0, 1, 2, 3]])
    }

    @Test func `equal values keep their order`() {
        var sort = sort(2, 1, 2, 1)
        while !sort.isSorted { sort.step() }
        #expect(sort.elements.map(\.id) == [1, 3, 0, 2])
    }

    @Test func `values in order stay where they are`() {
        var sort = sort(1, 2, 3)
        sort.step()
        sort.step()
        #expect(sort.isSorted)
        sort.step()
        #expect(sort.elements.map(\.value) == [1, 2, 3])
    }

    @Test func `no value and one value are in order`() {
        #expect(sort().isSorted)
        #expect(sort(7).isSorted)
    }

    @Test func `it sorts as the library does`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let values = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                Double(Int.random(in: 0...9, using: &random))
            }
            var sort = InsertionSort(values.enumerated().map { .init(id: $0.offset, value: $0.element) })
            for _ in values.dropFirst() { sort.step() }
            #expect(sort.isSorted, "seed \(seed)")
            #expect(sort.elements.map(\.value) == values.sorted(), "seed \(seed)")
        }
    }
}
