import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ButtonUpdateTests {
    @Test func `the handler runs once before the layout, however often the state has changed`() {
        let button = UIButton(configuration: .filled())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { states.append($0.state) }
        button.layoutIfNeeded()
        #expect(states == [.normal])
        button.isSelected = true
        button.isEnabled = false
        button.isHighlighted = true
        button.isHighlighted = false
        button.layoutIfNeeded()
        #expect(states == [.normal, [.selected, .disabled]])
        button.layoutIfNeeded()
        #expect(states.count == 2)
    }

    @Test func `what the handler sets is displayed at once, and does not call it again`() {
        let button = UIButton(configuration: .filled())
        var count = 0
        button.configurationUpdateHandler = { button in
            count += 1
            button.configuration?.title = button.isSelected ? "Added" : "Add"
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Add")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Added" && count == 2)
    }

    @Test func `a handler that makes a menu and sets titles runs once`() {
        let button = UIButton(configuration: .plain())
        var count = 0
        button.configurationUpdateHandler = { button in
            count += 1
            button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
            button.setTitle("Menu", for: .normal)
        }
        button.layoutIfNeeded()
        button.layoutIfNeeded()
        #expect(count == 1 && button.titleLabel?.text == "Menu")
    }

    @Test func `the size is that of what the handler has set`() {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = {
            $0.configuration?.title = $0.isSelected ? "A longer title" : "A"
        }
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        button.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            button.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        host.layoutIfNeeded()
        let width = button.frame.width
        #expect(width > 24)
        button.isSelected = true
        host.layoutIfNeeded()
        #expect(button.frame.width > width + 40)
    }

    @Test func `an override runs before the handler`() {
        final class Button: UIButton {
            var calls: [String] = []
            override func updateConfiguration() {
                super.updateConfiguration()
                calls.append("override")
            }
        }
        let button = Button(configuration: .plain())
        button.configurationUpdateHandler = { ($0 as? Button)?.calls.append("handler") }
        button.layoutIfNeeded()
        #expect(button.calls == ["override", "handler"])
    }

    @Test func `a button is notified of the pointer where it has asked for that`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
        window.addSubview(button)
        window.isHidden = false
        #expect(button.interactions.isEmpty)
        var shapes: [CGRect] = []
        button.pointerStyleProvider = { button, effect, shape in
            if case .roundedRect(let rect, _) = shape { shapes.append(rect) }
            return UIPointerStyle(effect: effect)
        }
        #expect(button.isPointerInteractionEnabled)
        var states: [Bool] = []
        button.configurationUpdateHandler = { states.append($0.isHovered) }
        window.layoutIfNeeded()
        let interaction = try #require(button.pointer?.interaction)
        #expect(interaction.move(to: CGPoint(x: 60, y: 60)))
        window.layoutIfNeeded()
        interaction.pointerLeft()
        window.layoutIfNeeded()
        #expect(states == [false, true, false])
        #expect(shapes == [CGRect(x: 50, y: 50, width: 100, height: 44)])
        button.isPointerInteractionEnabled = false
        #expect(button.interactions.isEmpty)
    }
}
