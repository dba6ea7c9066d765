import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests views that assistive technology and the keyboard activate.
    @MainActor struct ActivationPointTests {
        private final class Tapped: UIView {
            var places: [CGPoint] = []
            func tapped(_ tap: UITapGestureRecognizer) { places.append(tap.location(in: nil)) }
        }

        private func screen() async throws -> (FakeDisplay, Tapped) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = Tapped(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
            view.accessibilityTraits = .button
            view.addGestureRecognizer(
                UITapGestureRecognizer(target: view, action: Selector("tapped:", Tapped.tapped(_:))))
            try #require(window.rootViewController?.view).addSubview(view)
            await display.settle()
            return (display, view)
        }

        @Test func `a view without an action of its own is tapped in its middle`() async throws {
            let (display, view) = try await screen()
            #expect(view.accessibilityFrame == CGRect(x: 100, y: 200, width: 100, height: 40))
            display.send(.activate(view: view.node.id))
            await display.settle()
            #expect(view.places == [CGPoint(x: 150, y: 220)])
        }

        @Test func `a view is activated at the frame or the point that the app states`() async throws {
            let (display, view) = try await screen()
            view.accessibilityFrame = CGRect(x: 100, y: 200, width: 20, height: 40)
            #expect(view.accessibilityActivationPoint == CGPoint(x: 110, y: 220))
            view.accessibilityActivationPoint = CGPoint(x: 190, y: 235)
            display.send(.activate(view: view.node.id))
            await display.settle()
            #expect(view.places == [CGPoint(x: 190, y: 235)])
        }

        @Test func `a view that another one covers, or that cannot be used, is not tapped`() async throws {
            let (display, view) = try await screen()
            view.accessibilityTraits = [.button, .notEnabled]
            display.send(.activate(view: view.node.id))
            await display.settle()
            view.accessibilityTraits = .button
            let cover = UIView(frame: view.frame)
            view.superview?.addSubview(cover)
            display.send(.activate(view: view.node.id))
            await display.settle()
            #expect(view.places.isEmpty)
        }

        @Test func `a label that says it is a button activates the view around it, or itself`() async throws {
            final class Opener: UILabel {
                var openings = 0
                override func accessibilityActivate() -> Bool {
                    openings += 1
                    return true
                }
            }
            let (display, view) = try await screen()
            let (label, opener) = (UILabel(frame: view.bounds), Opener(frame: view.bounds))
            for label in [label, opener] {
                label.accessibilityTraits = .button
                view.addSubview(label)
            }
            await display.settle()
            display.send(.activate(view: label.node.id))
            await display.settle()
            #expect(view.places == [CGPoint(x: 150, y: 220)])
            display.send(.activate(view: opener.node.id))
            await display.settle()
            #expect(opener.openings == 1 && view.places.count == 1)
        }

        @Test func `a view that takes no touches is not activated`() async throws {
            let (display, view) = try await screen()
            view.isUserInteractionEnabled = false
            display.send(.activate(view: view.node.id))
            await display.settle()
            #expect(view.places.isEmpty)
        }

        @Test func `a control that cannot be used does not activate the view around it`() async throws {
            let (display, view) = try await screen()
            let button = UIButton(frame: view.bounds)
            button.isEnabled = false
            view.addSubview(button)
            await display.settle()
            display.send(.activate(view: button.node.id))
            await display.settle()
            #expect(view.places.isEmpty)
        }
    }
}
