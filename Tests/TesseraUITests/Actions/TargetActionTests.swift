import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A target that notes its calls.
@MainActor private final class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func tapped(_ sender: UIControl) { calls.append("tapped \(sender.tag)") }
    func tapped(_ sender: UIControl, for event: UIEvent?) {
        calls.append(event == nil ? "without an event" : "with an event")
    }

    func touched(_ sender: NSObject, with event: UIEvent) {
        calls.append("with \(event.allTouches?.count ?? 0) touches")
    }

    func chosen(_ item: UIBarButtonItem, for event: UIEvent?) {
        calls.append(event == nil ? "without an event" : "with an event")
    }

    static let itemForEvent = Selector("chosen:for:", Target.chosen(_:for:))
    static let touched = Selector("touched:with:", Target.touched(_:with:))
    static let plain = Selector("plain", Target.plain)
    static let tapped = Selector("tapped:", Target.tapped(_:))
    static let tappedForEvent = Selector("tapped:for:", Target.tapped(_:for:))
}

/// A view that performs an action of the responder chain.
@MainActor private final class Container: UIView {
    var senders: [Int] = []
    func save(_ sender: UIView) { senders.append(sender.tag) }
}

extension DisplayTests {
    /// Tests controls with targets.
    @Suite @MainActor struct TargetActionTests {
        @Test func `a target gets its selector for its events`() {
            let (control, target) = (UIControl(), Target())
            control.tag = 7
            control.addTarget(target, action: Target.plain, for: .touchDown)
            control.addTarget(target, action: Target.tapped, for: [.touchUpInside, .touchUpOutside])
            control.sendActions(for: .touchDown)
            control.sendActions(for: .touchUpInside)
            control.sendActions(for: .touchCancel)
            #expect(target.calls == ["plain", "tapped 7"])
        }

        @Test func `actions and targets run in the order in which they were added`() {
            let (control, target) = (UIControl(), Target())
            control.addTarget(target, action: Target.plain, for: .touchDown)
            control.addAction(UIAction { _ in target.calls.append("action") }, for: .touchDown)
            control.addTarget(target, action: Target.tapped, for: .touchDown)
            control.sendActions(for: .touchDown)
            #expect(target.calls == ["plain", "action", "tapped 0"])
        }

        @Test func `a target that is added twice gets one call`() {
            let (control, target) = (UIControl(), Target())
            control.addTarget(target, action: Target.plain, for: .touchDown)
            control.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside])
            control.sendActions(for: .touchDown)
            control.sendActions(for: .touchUpInside)
            #expect(target.calls == ["plain", "plain"])
        }

        @Test func `an action that no event causes gets an event without touches`() {
            let (control, target) = (UIControl(), Target())
            control.addTarget(
                target, action: Target.touched, for: [.primaryActionTriggered, .touchUpInside])
            control.sendActions(for: .primaryActionTriggered)
            _ = control.accessibilityActivate()
            let item = UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.touched)
            item.perform(from: UIView())
            #expect(target.calls == ["with 0 touches", "with 0 touches", "with 0 touches"])
        }

        @Test func `the action of a bar button item gets the event that is being delivered`() {
            let (event, target) = (UIEvent(), Target())
            UIApplication.eventInDelivery = event
            defer { UIApplication.eventInDelivery = nil }
            UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.itemForEvent)
                .perform(from: UIView())
            #expect(target.calls == ["with an event"])
        }

        @Test func `a tap brings its event`() async throws {
            let display = try await FakeDisplay.attached()
            let (control, target) = (
                UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), Target()
            )
            try display.show().addSubview(control)
            await display.settle()
            control.addTarget(target, action: Target.tappedForEvent, for: .touchUpInside)
            display.tap(150, 150)
            await display.settle()
            control.sendActions(for: .touchUpInside)
            #expect(target.calls == ["with an event", "without an event"])
        }

        @Test func `a control does not retain its targets`() {
            let control = UIControl()
            weak var gone: Target?
            do {
                let target = Target()
                gone = target
                control.addTarget(target, action: Target.plain, for: .touchDown)
            }
            #expect(gone == nil)
            control.sendActions(for: .touchDown)
            #expect(control.allTargets.isEmpty)
        }

        @Test func `targets are removed by object, by selector and by event`() {
            let (control, target, other) = (UIControl(), Target(), Target())
            func addAll() {
                for object in [target, other] {
                    control.addTarget(object, action: Target.plain, for: [.touchDown, .touchUpInside])
                    control.addTarget(object, action: Target.tapped, for: [.touchDown, .touchUpInside])
                }
            }
            addAll()
            control.removeTarget(target, action: Target.plain, for: .touchDown)
            #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped:"])
            #expect(
                control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "tapped:"])
            control.removeTarget(target, action: nil, for: .allEvents)
            #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
            #expect(control.allTargets == [other])
            control.removeTarget(nil, action: Target.plain, for: .allEvents)
            #expect(control.actions(forTarget: other, forControlEvent: .touchDown) == ["tapped:"])
            control.removeTarget(nil, action: nil, for: .allEvents)
            #expect(control.allTargets.isEmpty)
            #expect(control.allControlEvents == [])
        }

        @Test func `handlers are enumerated until the closure stops`() {
            let (control, target) = (UIControl(), Target())
            control.addTarget(target, action: Target.plain, for: .touchDown)
            control.addTarget(nil, action: Target.tapped, for: .touchUpInside)
            control.addAction(UIAction(title: "A") { _ in }, for: .valueChanged)
            var lines: [String] = []
            control.enumerateEventHandlers { action, target, events, stop in
                lines.append(action?.title ?? "\(target?.1.description ?? "-") \(target?.0 == nil)")
                if events == .touchUpInside { stop = true }
            }
            #expect(lines == ["plain false", "tapped: true"])
        }

        @Test func `without a target the responder chain of the control is searched`() {
            let (container, control) = (Container(), UIControl())
            container.addSubview(control)
            control.tag = 3
            control.addTarget(nil, action: Selector("save:", Container.save(_:)), for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            #expect(container.senders == [3])
            // On Linux, each NSNull has another hash value, so the sets cannot be compared.
            #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
        }

        @Test func `subclasses see each selector that a control sends`() {
            final class Spy: UIControl {
                var sent: [Selector] = []
                override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                    sent.append(action)
                    super.sendAction(action, to: target, for: event)
                }
            }
            let (control, target) = (Spy(), Target())
            control.addTarget(target, action: Target.plain, for: .touchDown)
            control.sendActions(for: .touchDown)
            #expect(control.sent == ["plain"])
            #expect(target.calls == ["plain"])
        }

        @Test func `a name without a method ends the app with the sentence of UIKit`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let (control, target) = (UIControl(), NSObject())
                    control.addTarget(target, action: "vanished:", for: .touchDown)
                    control.sendActions(for: .touchDown)
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("NSObject vanished:]: unrecognized selector sent to instance 0x"))
        }

        @Test func `a gesture calls its targets with itself`() async throws {
            @MainActor final class Hand: NSObject {
                var calls: [String] = []
                func tapped(_ tap: UITapGestureRecognizer) { calls.append("tapped \(tap.state.rawValue)") }
                func noted() { calls.append("noted") }
            }
            let display = try await FakeDisplay.attached()
            let (view, hand) = (UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), Hand())
            try display.show().addSubview(view)
            let tap = UITapGestureRecognizer(target: hand, action: Selector("tapped:", Hand.tapped(_:)))
            tap.addTarget(hand, action: Selector("noted", Hand.noted))
            view.addGestureRecognizer(tap)
            await display.settle()
            display.tap(150, 150)
            await display.settle()
            #expect(hand.calls == ["tapped 3", "noted"])
            tap.removeTarget(hand, action: Selector("noted"))
            display.tap(150, 150)
            await display.settle()
            #expect(hand.calls == ["tapped 3", "noted", "tapped 3"])
            tap.removeTarget(nil, action: nil)
            display.tap(150, 150)
            await display.settle()
            #expect(hand.calls.count == 3)
        }

        @Test func `a bar button item sends its selector with itself`() {
            @MainActor final class Screen: NSObject {
                var items: [UIBarButtonItem] = []
                func add(_ item: UIBarButtonItem) { items.append(item) }
            }
            let screen = Screen()
            let add = Selector("add:", Screen.add(_:))
            let items = [
                UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: add),
                UIBarButtonItem(title: "Add", style: .plain, target: screen, action: add),
                UIBarButtonItem(image: UIImage(), style: .done, target: screen, action: add),
            ]
            for item in items { item.perform(from: UIView()) }
            #expect(screen.items == items)
            #expect(items[1].title == "Add")
            #expect(items[2].style == .done)
            #expect(items[0].target === screen)
            #expect(items[0].action == add)
        }

        @Test func `the primary action of a bar button item goes before its selector`() {
            let (target, item) = (Target(), UIBarButtonItem(primaryAction: UIAction { _ in }))
            (item.target, item.action) = (target, Target.plain)
            item.perform(from: UIView())
            #expect(target.calls == [])
        }

        @Test func `a system button calls the target that it was made with`() {
            let target = Target()
            let button = UIButton.systemButton(with: UIImage(), target: target, action: Target.plain)
            button.sendActions(for: .touchUpInside)
            #expect(target.calls == ["plain"])
        }
    }
}
