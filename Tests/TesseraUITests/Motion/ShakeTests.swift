import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ShakeTests {
        private final class Shaker: UIViewController {
            var log: [String] = []
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("began \(motion == .motionShake) \(event?.type == .motion)")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("ended \(event?.subtype == .motionShake)")
            }
            override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("cancelled")
            }
        }

        /// A class between the library's and an app's, with methods and properties of its own.
        private class Base: UIViewController {
            var number = 0
            func more() {}
        }
        private final class Derived: Base {
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { number += 1 }
        }
        private final class Other: Base {
            override func more() {}
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        }

        @Test func `only classes that override a method for motions use the sensors`() {
            #expect(MethodOverrides.ofMotions.areIn(Shaker()) && MethodOverrides.ofMotions.areIn(Derived()))
            for responder in [
                Base(), Other(), UIView(), UITextView(), UIWindow(), UIViewController(), UIApplication.shared,
            ] as [UIResponder] {
                #expect(!MethodOverrides.ofMotions.areIn(responder), "\(type(of: responder))")
            }
        }

        @Test func `the controller in front is informed of shakes, also while a text is edited`() async throws
        {
            let display = try await FakeDisplay.attached()
            let shaker = Shaker()
            let window = try display.show(shaker)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            shaker.view.addSubview(field)
            await display.settle()
            #expect(display.pages.last?.hearsShakes == true)
            display.send(.shake(.began))
            display.send(.shake(.ended))
            await display.settle()
            #expect(shaker.log == ["began true true", "ended true"])
            field.becomeFirstResponder()
            display.send(.shake(.began))
            display.send(.shake(.cancelled))
            display.send(.shake(.ended))
            await display.settle()
            #expect(shaker.log.suffix(2) == ["began true true", "cancelled"])
            window.rootViewController = UIViewController()
            await display.settle()
            #expect(display.pages.last?.hearsShakes == nil)
        }
    }
}
