import TestSupport
import Testing

@testable import TesseraCombine

#if !canImport(Combine)
    struct QueueTests {
        @Test func `elements leave in the order in which they came`() {
            let queue = TesseraCombine.Queue<Int>()
            #expect(queue.isEmpty)
            #expect(queue.popFirst() == nil)
            queue.append(1)
            queue.append(2)
            #expect(!queue.isEmpty)
            #expect(queue.removeFirst() == 1)
            queue.append(3)
            #expect(queue.popFirst() == 2)
            #expect(queue.popFirst() == 3)
            #expect(queue.isEmpty)
        }

        @Test(arguments: [1, 2, 3] as [UInt64])
        func `a queue is an array whose first element goes`(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let queue = TesseraCombine.Queue<Int>()
            var array: [Int] = []
            for step in 0..<600 {
                // The queue mostly grows in the first half, and mostly shrinks in the second.
                if Int.random(in: 0..<5, using: &random) < (step < 300 ? 3 : 2) {
                    queue.append(step)
                    array.append(step)
                } else {
                    #expect(queue.popFirst() == (array.isEmpty ? nil : array.removeFirst()))
                }
                #expect(queue.isEmpty == array.isEmpty)
            }
        }

        @Test func `an element is released when it is removed, and the remaining ones with the queue`() {
            final class Element {}
            var elements: [Element] = (0..<10).map { _ in Element() }
            weak let first = elements[0]
            weak let last = elements[9]
            var queue: TesseraCombine.Queue<Element>? = TesseraCombine.Queue()
            for element in elements { queue?.append(element) }
            elements = []
            _ = queue?.removeFirst()
            #expect(first == nil)
            #expect(last != nil)
            queue = nil
            #expect(last == nil)
        }
    }
#endif
