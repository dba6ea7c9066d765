import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct ControlStateTests {
    @Test func `the state has a bit for each property that applies`() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isHighlighted = true
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.highlighted, .selected, .disabled])
    }

    @Test func `a subclass adds bits of its own to the state`() {
        final class Control: UIControl {
            override var state: State { super.state.union(State(rawValue: 1 << 16)) }
        }
        #expect(Control().state == State(rawValue: 1 << 16))
        #expect(UIControl.State.application.contains(State(rawValue: 1 << 16)))
    }

    private typealias State = UIControl.State

    @Test func `leading and trailing are sides by the direction`() {
        let control = UIControl()
        #expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .fill
        #expect(control.effectiveContentHorizontalAlignment == .fill)
    }

    @Test func `the primary action runs without a tap, unless the control is disabled`() {
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        control.addAction(UIAction { _ in Issue.record("It was not touched.") }, for: .allTouchEvents)
        control.performPrimaryAction()
        control.isEnabled = false
        control.performPrimaryAction()
        #expect(count == 1)
    }

    @Test func `events have the bits of iOS`() {
        #expect(UIControl.Event.menuActionTriggered.rawValue == 1 << 14)
        #expect(
            UIControl.Event.allEditingEvents.isSuperset(of: [
                .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
            ]))
        #expect(UIControl.Event.allEvents.isSuperset(of: .systemReserved))
    }

    // MARK: Properties for displays

    private func described(_ view: UIView) -> NodeProperties {
        view.properties(context: CommitContext(traits: view.traitCollection))
    }

    @Test func `a display fades a pressed button by itself`() {
        let button = UIButton(configuration: .filled())
        #expect(described(button).press == PressContent(opacity: 0.75))
        button.isHighlighted = true
        #expect(described(button).press == PressContent(opacity: 0.75, isPressed: true))
        button.isEnabled = false
        #expect(described(button).press == nil)
        #expect(described(UIControl()).press == nil)
    }

    @Test func `titles and colours for the highlighted state take the place of fading`() {
        let button = UIButton(type: .system)
        #expect(described(button).press == PressContent(opacity: 0.3))
        button.setTitleColor(.red, for: .highlighted)
        #expect(described(button).press == nil)
        #expect(described(UIButton(type: .custom)).press == nil)
    }

    @Test func `buttons of bars fade, unless the bar says how they look while they are pressed`() {
        let plain = UIBarButtonItemAppearance(style: .plain)
        let look = BarButtonLook(plain: plain, done: plain, metrics: .default)
        let button = BarButton(item: UIBarButtonItem(title: "Edit"), look: look)
        #expect(described(button).press == PressContent(opacity: 0.3))
        let own = UIBarButtonItemAppearance(style: .plain)
        own.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
        button.update(BarButtonLook(plain: own, done: own, metrics: .default))
        #expect(described(button).press == nil)
    }

    @Test func `a tool tip is sent`() {
        let control = UIControl()
        control.toolTip = "Delete this"
        #expect(described(control).toolTip == "Delete this")
    }
}

extension DisplayTests {
    @Suite @MainActor struct ButtonTouchTests {
        @Test func `a touch highlights a button, and sends nothing for it`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Buy"
            var count = 0
            let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in count += 1 })
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
            window.addSubview(button)
            await display.settle()
            display.reset()
            display.touch(.began, 150, 120)
            await display.settle()
            #expect(button.isHighlighted && button.state == .highlighted)
            display.touch(.ended, 150, 120)
            await display.settle()
            #expect(!button.isHighlighted && count == 1)
            #expect(display.operations.isEmpty)
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIButton 100 100 100 44
                        BackgroundView 0 0 100 44 #007aff
                        UILabel 35 11.5 30.5 21 “Buy”
                    """)
        }
    }
}
