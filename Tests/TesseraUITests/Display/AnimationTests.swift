import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct AnimationTests {
        @Test func `an image that fades in starts at the opacity that was set in the same turn`() async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            await display.settle()
            display.reset()
            var isComplete = false
            view.tag = 1
            view.accessibilityIdentifier = "image"
            view.alpha = 0
            UIView.animate(
                withDuration: 0.02, animations: { view.alpha = 1 }, completion: { isComplete = $0 })
            #expect(view.alpha == 1)
            await display.settle()
            var start = NodeProperties()
            start.alpha = 0
            start.identifier = "image"
            #expect(
                display.operations == [
                    .update(id: view.node.id, set: start, cleared: [], animation: nil),
                    .update(
                        id: view.node.id, set: NodeProperties(), cleared: ["o"],
                        animation: .init(duration: 0.02, delay: 0, curve: .easeInOut)),
                ])
            await wait(until: { isComplete })
        }

        @Test func `a new view that fades in is created as it starts`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            await display.settle()
            display.reset()
            let view = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.alpha = 0
            window.addSubview(view)
            UIView.animate(withDuration: 0.02) { view.alpha = 0.5 }
            view.text = "A"
            await display.settle()
            let (create, update) = (display.operations.first, display.operations.last)
            guard case .create(_, _, _, _, let first) = create,
                case .update(_, let set, _, let animation) = update
            else {
                Issue.record("A create and an update are expected: \(display.operations)")
                return
            }
            #expect(first.alpha == 0)
            #expect(first.text != nil)
            #expect(set.alpha == 0.5)
            #expect(set.text == nil)
            #expect(animation?.duration == 0.02)
        }

        @Test func `within an animation, changes without animation are told at once`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            await display.settle()
            display.reset()
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { window.alpha = 0.5 } }
            await display.settle()
            var set = NodeProperties()
            set.alpha = 0.5
            #expect(
                display.operations == [.update(id: window.node.id, set: set, cleared: [], animation: nil)])
        }
    }
}
