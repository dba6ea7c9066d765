import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct LayerTransitionTests {
        @Test func `a transition fades between the looks before and after a turn`() async throws {
            let (display, layer) = try await FakeDisplay.showing(CALayer())
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            CATransaction.commit()
            let push = CATransition()
            push.type = .push
            push.subtype = .fromRight
            push.duration = 0.5
            layer.add(push, forKey: nil)
            await display.settle()
            guard case .transition(let id, let transition)? = display.operations.first else {
                Issue.record("A transition is expected: \(display.operations)")
                return
            }
            #expect(id == layer.view.node.id && transition.style == .pushFromRight)
        }

        @Test(arguments: [
            (CATransitionSubtype.fromTop, SceneOperation.Transition.Style.moveInFromBottom),
            (.fromBottom, .moveInFromTop),
        ])
        func `a transition from the top moves upwards on the screen, as on iOS`(
            subtype: CATransitionSubtype, style: SceneOperation.Transition.Style
        ) async throws {
            let (display, layer) = try await FakeDisplay.showing(CALayer())
            let transition = CATransition()
            transition.duration = 0.5
            transition.type = .moveIn
            transition.subtype = subtype
            layer.add(transition, forKey: kCATransition)
            await display.settle()
            let styles = display.operations.compactMap { operation in
                if case .transition(_, let transition) = operation { transition.style } else { nil }
            }
            #expect(styles == [style])
        }
    }
}
