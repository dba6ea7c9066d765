import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct CommitTests {
        @Test func `a display that says hello gets the whole scene and nothing else`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.addSubview(UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 20)))
            await display.settle()
            display.send(.detached)
            await wait(until: { UIApplication.shared.applicationState == .background })
            UIView.animate(withDuration: 1) { window.subviews[1].alpha = 0.5 }
            await turn()
            display.reset()
            display.hello(.init(width: 390, height: 844, scale: 2))
            await display.settle()
            #expect(display.messages.count == 1)
            #expect(display.operations.allSatisfy { if case .create = $0 { true } else { false } })
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UILabel 10 20 100 20 opacity 0.5
                    """)
        }

        @Test func `a turn in which nothing changes sends nothing`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            await display.settle()
            display.reset()
            window.backgroundColor = .red
            window.backgroundColor = nil
            window.setNeedsLayout()
            await display.settle()
            #expect(display.messages.isEmpty)
        }

        @Test func `a view that leaves and comes back within a turn is updated, not made again`() async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let cell = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            cell.addSubview(label)
            window.addSubview(cell)
            await display.settle()
            display.reset()
            cell.removeFromSuperview()
            label.isHidden = true
            label.addSubview(UIView())
            window.addSubview(cell)
            await display.settle()
            let updates = display.operations.filter { if case .update = $0 { true } else { false } }
            #expect(updates.count == 1)
            #expect(!display.operations.contains(.remove(id: cell.node.id)))
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIView 0 0 50 50
                        UILabel 0 0 50 20 hidden
                          UIView 0 0 0 0
                    """)
        }

        @Test func `a view that moves to another superview is removed there and created here`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (first, second, moved) = (UIView(), UIView(), UIView())
            window.addSubview(first)
            window.addSubview(second)
            second.addSubview(moved)
            await display.settle()
            first.addSubview(moved)
            second.removeFromSuperview()
            await display.settle()
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIView 0 0 0 0
                        UIView 0 0 0 0
                    """)
        }

        @Test func `bringing one view to the front is one move`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let views = (0..<10).map { _ in UIView() }
            for view in views { window.addSubview(view) }
            await display.settle()
            display.reset()
            window.bringSubviewToFront(views[0])
            await display.settle()
            // The root controller's view is the first child. The moved view becomes the last of eleven children.
            #expect(display.operations == [.move(id: views[0].node.id, parent: window.node.id, index: 10)])
            display.reset()
            window.sendSubviewToBack(views[0])
            await display.settle()
            #expect(display.operations == [.move(id: views[0].node.id, parent: window.node.id, index: 0)])
        }

        @Test func `a hidden window leaves the scene and comes back whole`() async throws {
            let display = try await FakeDisplay.attached()
            let (back, front) = (try display.show(), try display.show())
            let view = UIView()
            front.addSubview(view)
            await display.settle()
            front.isHidden = true
            back.addSubview(view)
            await display.settle()
            #expect(display.elements[front.node.id] == nil)
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIView 0 0 0 0
                    """)
            front.isHidden = false
            await display.settle()
            #expect(display.elements[0]?.children == [back.node.id, front.node.id])
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIView 0 0 0 0
                    UIWindow 0 0 390 844
                    """)
        }

        @Test(arguments: [1, 2, 3, 4] as [UInt64])
        func `after any edits the display shows the view tree`(seed: UInt64) async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            var random = SeededGenerator(seed: seed)
            var pool: [UIView] = (0..<24).map { $0 % 3 == 0 ? UILabel() : UIView() }
            pool.append(UIScrollView())
            for round in 0..<60 {
                for _ in 0..<Int.random(in: 1...8, using: &random) { edit(pool, in: window, &random) }
                await display.settle()
                let expected = try display.expectedElements()
                try #require(display.elements == expected, "seed \(seed), round \(round)")
            }
        }

        private func edit(_ pool: [UIView], in window: UIWindow, _ random: inout SeededGenerator) {
            let view = pool[Int.random(in: 0..<pool.count, using: &random)]
            let other = pool[Int.random(in: 0..<pool.count, using: &random)]
            let holder = Bool.random(using: &random) ? window : other
            switch Int.random(in: 0..<12, using: &random) {
            case 0...2 where !holder.isDescendant(of: view): holder.addSubview(view)
            case 3 where !holder.isDescendant(of: view):
                holder.insertSubview(view, at: Int.random(in: 0...holder.subviews.count, using: &random))
            case 4: view.removeFromSuperview()
            case 5: view.superview?.bringSubviewToFront(view)
            case 6: view.superview?.sendSubviewToBack(view)
            case 7: view.alpha = CGFloat.random(in: 0...1, using: &random)
            case 8:
                view.frame = CGRect(
                    x: CGFloat.random(in: -50...50, using: &random), y: 0,
                    width: CGFloat.random(in: 0...200, using: &random), height: 30)
            case 9: (view as? UILabel)?.text = "\(Int.random(in: 0...9, using: &random))"
            case 10: UIView.animate(withDuration: 0.01) { view.isHidden.toggle() }
            default: if view.subviews.count > 1 { view.exchangeSubview(at: 0, withSubviewAt: 1) }
            }
        }
    }
}
