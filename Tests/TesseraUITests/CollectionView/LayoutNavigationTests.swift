import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A controller with twelve items in rows of one height.
private final class Rows: UICollectionViewController {
    init(height: CGFloat) {
        super.init(collectionViewLayout: .list(height: height))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    /// The height of the first row on screen, in points.
    var rowHeight: CGFloat? { collectionView.cellForItem(at: [0, 0])?.frame.height }
}

extension DisplayTests {
    @Suite @MainActor struct LayoutNavigationTests {
        private let low = Rows(height: 50)
        private let high = Rows(height: 200)

        private func show(on display: FakeDisplay) async throws -> UINavigationController {
            let navigation = UINavigationController(rootViewController: low)
            high.useLayoutToLayoutNavigationTransitions = true
            _ = try display.show(navigation)
            await display.settle()
            return navigation
        }

        /// Returns true if a controller displays a collection view in its own layout.
        private func displays(_ controller: Rows, _ view: UICollectionView) -> Bool {
            controller.collectionView === view && view.superview === controller.view
                && view.collectionViewLayout === controller.collectionViewLayout
        }

        @Test func `a collection view that the app has taken out stays out`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await show(on: display)
                high.useLayoutToLayoutNavigationTransitions = false
                navigation.pushViewController(high, animated: false)
                await display.settle()
                low.collectionView.removeFromSuperview()
                navigation.popViewController(animated: true)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(low.view.window != nil && low.collectionView.superview == nil)
            }
        }

        @Test func `a push and a pop change the layout of one collection view`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await show(on: display)
                let shared: UICollectionView = low.collectionView
                navigation.pushViewController(high, animated: true)
                await display.settle()
                #expect(navigation.transitionCoordinator?.isAnimated == true)
                #expect(displays(high, shared) && shared.dataSource === low && shared.delegate === low)
                #expect(high.view.targetState.transform.isIdentity)
                clock.advance(by: 1)
                await display.settle()
                #expect(navigation.transitionCoordinator == nil)
                #expect(high.rowHeight == 200 && low.view.window == nil && low.collectionView === shared)

                navigation.popViewController(animated: true)
                await display.settle()
                #expect(displays(low, shared))
                clock.advance(by: 1)
                await display.settle()
                #expect(low.rowHeight == 50 && shared.window != nil && high.view.window == nil)
            }
        }

        @Test func `a finger at the edge does not slide the shared collection view away`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await show(on: display)
            navigation.pushViewController(high, animated: false)
            await display.settle()
            for (index, x) in [5.0, 25, 115, 300].enumerated() {
                display.touch(index == 0 ? .began : .moved, x, 400, time: Double(index) * 0.05)
            }
            display.touch(.ended, 300, 400, time: 0.4)
            await display.settle()
            #expect(navigation.viewControllers == [low, high])
            #expect(displays(high, low.collectionView))
        }

        @Test func `the collection view is back when its controller is, also without an animation`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let navigation = try await show(on: display)
            let shared: UICollectionView = low.collectionView
            navigation.pushViewController(high, animated: false)
            await display.settle()
            #expect(displays(high, shared) && high.rowHeight == 200)
            navigation.pushViewController(UIViewController(), animated: false)
            await display.settle()
            navigation.popToRootViewController(animated: false)
            await display.settle()
            #expect(displays(low, shared) && low.rowHeight == 50)
        }

        @Test func `without the property the pushed controller has a collection view of its own`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let navigation = try await show(on: display)
            high.useLayoutToLayoutNavigationTransitions = false
            navigation.pushViewController(high, animated: false)
            await display.settle()
            #expect(high.collectionView !== low.collectionView && high.collectionView.dataSource === high)
            #expect(displays(high, high.collectionView) && displays(low, low.collectionView))
        }
    }
}
