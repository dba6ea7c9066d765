import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Compares random graphs of recognizers with a reference that repeats a simple rule until nothing changes.
    @Suite @MainActor struct FailureRequirementPropertyTests {
        /// A recognizer that is recognized or fails at a certain step of the touch.
        final class Planned: UIGestureRecognizer {
            var decision = 0
            var isMeant = false
            private var step = 0

            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { advance() }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { advance() }
            override func reset() { step = 0 }

            private func advance() {
                step += 1
                if step == decision { state = isMeant ? .ended : .failed }
            }
        }

        final class Permitting: NSObject, UIGestureRecognizerDelegate {
            var isSimultaneous = true
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { isSimultaneous }
        }

        /// Returns for each gesture whether it is recognized if no gesture prevents another. A gesture is recognized if
        /// it is meant to be and if all gestures that it requires to fail do fail. Gestures that wait for one another
        /// in a circle fail.
        static func reference(isMeant: [Bool], requirements: [[Int]]) -> [Bool] {
            var outcome = isMeant.map { $0 ? nil : false }
            var isNew = true
            while isNew {
                isNew = false
                for index in outcome.indices where outcome[index] == nil {
                    let required = requirements[index].filter { $0 != index }.map { outcome[$0] }
                    let answer: Bool?? =
                        required.contains(true)
                        ? .some(false) : required.allSatisfy { $0 == false } ? .some(true) : nil
                    guard let answer else { continue }
                    outcome[index] = answer
                    isNew = true
                }
            }
            return outcome.map { $0 ?? false }
        }

        /// Recognizers with random requirements, and the indices of those that were recognized while a finger made six
        /// steps.
        struct Round {
            var isMeant: [Bool]
            var requirements: [[Int]]
            var recognized: [Int]
        }

        func play(_ random: inout SeededGenerator, isSimultaneous: Bool) async throws -> Round {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            try display.show().addSubview(view)
            let delegate = Permitting()
            delegate.isSimultaneous = isSimultaneous
            let count = Int.random(in: 1...7, using: &random)
            var round = Round(isMeant: [], requirements: [], recognized: [])
            let recognizers = (0..<count).map { _ in Planned() }
            let log = Log()
            for (index, recognizer) in recognizers.enumerated() {
                recognizer.delegate = delegate
                recognizer.decision = Int.random(in: 1...6, using: &random)
                recognizer.isMeant = Int.random(in: 0..<3, using: &random) > 0
                let required = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
                for other in required { recognizer.require(toFail: recognizers[other]) }
                recognizer.addAction(UIAction { _ in log.calls.append("\(index)") })
                view.addGestureRecognizer(recognizer)
                round.isMeant.append(recognizer.isMeant)
                round.requirements.append(required)
            }
            display.touch(.began, 50, 50)
            for step in 1...5 { display.touch(.moved, 50 + Double(step), 50) }
            display.touch(.ended, 60, 50)
            await display.settle()
            round.recognized = log.calls.compactMap { Int($0) }
            #expect(GestureArbiter.active.isEmpty)
            #expect(recognizers.allSatisfy { $0.state == .possible })
            return round
        }

        @Test(arguments: [1, 2, 3] as [UInt64])
        func `what is recognized is what the reference says`(seed: UInt64) async throws {
            var random = SeededGenerator(seed: seed)
            for index in 0..<40 {
                let round = try await play(&random, isSimultaneous: true)
                let expected = Self.reference(isMeant: round.isMeant, requirements: round.requirements)
                #expect(
                    Set(round.recognized) == Set(expected.indices.filter { expected[$0] }),
                    "seed \(seed), round \(index): \(round)")
                #expect(Set(round.recognized).count == round.recognized.count)
            }
        }

        @Test(arguments: [4, 5] as [UInt64])
        func `where gestures prevent each other one is recognized, and none that it requires to fail`(
            seed: UInt64
        ) async throws {
            var random = SeededGenerator(seed: seed)
            for index in 0..<40 {
                let round = try await play(&random, isSimultaneous: false)
                #expect(round.recognized.count <= 1, "seed \(seed), round \(index): \(round)")
                // Without requirements, one gesture is recognized if any is meant to be.
                if round.requirements.allSatisfy(\.isEmpty) {
                    #expect(round.recognized.isEmpty == !round.isMeant.contains(true))
                }
            }
        }
    }
}
