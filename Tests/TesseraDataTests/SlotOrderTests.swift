import TestSupport
import Testing

@testable import TesseraData

extension SlotOrder {
    fileprivate var slots: [Int] { (0..<count).map(slot(at:)) }
}

@Suite struct SlotOrderTests {
    @Test func `appended slots need no runs`() {
        var order = SlotOrder()
        order.insert(0..<3, at: 0, base: 3)
        order.insert(3..<5, at: 3, base: 5)
        #expect(order.isPlain)
        #expect(order.slots == [0, 1, 2, 3, 4])
        #expect(order.position(of: 5) == nil)
    }

    @Test func `an edit cuts runs, and the inverse edit joins them`() {
        var order = SlotOrder(plain: 6)
        order.remove(2..<4, base: 6)
        #expect(order.slots == [0, 1, 4, 5] && order.runCount == 2)
        #expect(order.position(of: 3) == nil && order.position(of: 4) == 2)
        order.insert(2..<4, at: 2, base: 6)
        #expect(order.slots == [0, 1, 2, 3, 4, 5] && order.runCount == 1)
    }

    @Test func `runs beyond the base stay short`() {
        var order = SlotOrder(plain: 10)
        order.insert(10..<140, at: 10, base: 10)
        #expect(order.runCount == 4)
        #expect(order.slots == Array(0..<140))
    }

    @Test func `labels suffice for many insertions at one place`() {
        var order = SlotOrder(plain: 2)
        for slot in 2..<500 { order.insert(slot..<slot + 1, at: 1, base: 2) }
        #expect(order.slots == [0] + (2..<500).reversed() + [1])
        #expect(order.isConsistent)
    }

    @Test(arguments: 0..<50)
    func `random edits agree with an array and do not change copies`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var order = SlotOrder(plain: 40)
        var model = Array(0..<40)
        var next = 40
        var copies: [(SlotOrder, [Int])] = []
        for _ in 0..<100 {
            let one = Int.random(in: 0...model.count, using: &generator)
            let other = Int.random(in: one...min(model.count, one + 5), using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                order.remove(one..<other, base: 40)
                model.removeSubrange(one..<other)
            case 1:
                let moved = Array(model[one..<other])
                model.removeSubrange(one..<other)
                let target = Int.random(in: 0...model.count, using: &generator)
                model.insert(contentsOf: moved, at: target)
                order.move(one..<other, to: target, base: 40)
            case 2:
                copies.append((order, model))
            default:
                order.insert(next..<next + 3, at: one, base: 40)
                model.insert(contentsOf: next..<next + 3, at: one)
                next += 3
            }
            #expect(order.isConsistent, "seed \(seed)")
            #expect(order.slots == model, "seed \(seed)")
            for (position, slot) in model.enumerated() {
                #expect(order.position(of: slot) == position, "seed \(seed)")
            }
        }
        for (copy, model) in copies { #expect(copy.slots == model, "seed \(seed)") }
    }
}
