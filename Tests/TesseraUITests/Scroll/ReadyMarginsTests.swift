import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

struct ReadyMarginsTests {
    /// Returns the lengths around a part of 1,000 points, before and after it.
    private func margins(
        overscan: CGFloat = 0.5, roundTrip: CGFloat, velocity: CGFloat = 0, isForward: Bool = true
    ) -> [CGFloat] {
        let margins = ReadyMargins(
            overscan: overscan, length: 1_000, roundTrip: roundTrip, velocity: velocity, isForward: isForward)
        return [margins.before, margins.after]
    }

    @Test func `a display on the same machine gets what it asked for`() {
        #expect(margins(roundTrip: 0) == [0.5, 0.5])
        #expect(margins(roundTrip: 0, velocity: 20_000) == [0.5, 0.5])
        #expect(margins(overscan: 2, roundTrip: 0) == [2, 2])
        #expect(margins(overscan: 0, roundTrip: 1) == [0, 0])
    }

    @Test
    func `the way of a fling during a round trip and a quarter more is ready on both sides if there is room`()
    {
        // 6,000 points a second for 0.08 s are 480 points; a quarter more are 600.
        #expect(margins(roundTrip: 0.08) == [1.1, 1.1])
        #expect(margins(roundTrip: 0.08, velocity: -3_000, isForward: false) == [1.1, 1.1])
    }

    @Test func `more is ready ahead of the movement than behind it`() {
        // 1.5 screens in 0.2 s, of 2.75 in all.
        #expect(margins(roundTrip: 0.2) == [0.75, 2])
        #expect(margins(roundTrip: 0.2, isForward: false) == [2, 0.75])
    }

    @Test func `content that is faster than a fling has more ahead, up to a limit`() {
        #expect(margins(roundTrip: 0.08, velocity: 12_000) == [1.05, 1.7])
        #expect(margins(roundTrip: 0.2, velocity: -10_000, isForward: false) == [2.25, 0.5])
        #expect(margins(roundTrip: 10, velocity: 1_000_000) == [0.5, 2.25])
    }

    @Test func `a trembling finger does not turn the direction`() {
        var motion = ContentMotion()
        motion.note([0, -0.2], isFlipped: false)
        #expect(motion.isForward == (true, true))
        motion.note([0.5, -0.4], isFlipped: true)
        #expect(motion.isForward == (false, false))
        #expect(motion.velocity == CGPoint(x: -500, y: -400))
        motion.note([0, 0], isFlipped: false)
        #expect(motion.isForward == (false, false))
        #expect(motion.velocity == .zero)
    }
}

extension DisplayTests {
    @Suite @MainActor struct ReadyCellsTests {
        private let feed = SectionedFeed(counts: [100])

        /// Displays cells of 100 points in a view that is 780 points high.
        private func putOnScreen() async throws -> (FakeDisplay, UICollectionView) {
            let display = try await FakeDisplay.attached()
            let screen = DisplayEvent.Screen(width: 390, height: 844, scale: 2)
            display.send(.hello(.init(version: ProtocolVersion.current, screen: screen, overscan: 0.5)))
            await display.settle()
            let layout = ColumnLayout()
            layout.hasBanner = false
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 780), collectionViewLayout: layout)
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = feed
            view.contentInsetAdjustmentBehavior = .never
            try display.show().addSubview(view)
            await display.settle()
            return (display, view)
        }

        /// Returns the first and the last item with a cell.
        private func ready(_ view: UICollectionView) -> [Int] {
            let items = view.stage.elements.keys.map(\.indexPath.item).sorted()
            return [items.first ?? -1, items.last ?? -1]
        }

        @Test func `a slow wire has more cells ready around content at rest`() async throws {
            let (display, view) = try await putOnScreen()
            #expect(ready(view) == [0, 11])
            // 6 points a millisecond for 100 ms and a quarter more are 750 points, beyond the 390 of the display.
            display.send(.roundTrip(milliseconds: 100))
            await display.settle()
            #expect(ready(view) == [0, 19])
            display.send(.roundTrip(milliseconds: 0))
            await display.settle()
            #expect(ready(view) == [0, 11])
        }

        @Test func `cells are ready ahead of the movement`() async throws {
            let (display, view) = try await putOnScreen()
            display.send(.roundTrip(milliseconds: 100))
            func scroll(to y: Double, speed: Double) async {
                display.send(
                    .scroll(
                        .init(
                            view: view.node.id, x: 0, y: y, revision: 1_000, phase: .dragging,
                            speed: [0, speed])))
                await display.settle()
            }
            // 1,140 points after 4,780, and the remaining 1,005 of 2.75 screens before 4,000.
            await scroll(to: 4_000, speed: 3)
            #expect(ready(view) == [29, 59])
            await scroll(to: 3_990, speed: -3)
            #expect(ready(view) == [28, 57])
            // At most 1,755 points before 3,980, and 390 after 4,760.
            await scroll(to: 3_980, speed: -20)
            #expect(ready(view) == [22, 51])
        }
    }
}
