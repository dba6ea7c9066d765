import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Returns a function that returns the number of events that a control has sent since.
@MainActor
func count(_ event: UIControl.Event, of control: UIControl) -> () -> Int {
    var counted = 0
    control.addAction(UIAction { _ in counted += 1 }, for: event)
    return { counted }
}

extension FakeDisplay {
    /// Sends the event that the user has changed the values of a control.
    func change(_ view: UIView, to values: Double..., edit: Int, isOngoing: Bool = false) {
        send(.changed(.init(view: view.node.id, values: values, edit: edit, isOngoing: isOngoing)))
    }

    /// Returns the properties of a control that the display has, or nil if it has none.
    func control(_ view: UIView) -> JSON? { elements[view.node.id]?.properties["ct"] }
}

@MainActor struct UISwitchTests {
    @Test func `a switch is off at first and has the system's size`() {
        let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        #expect(!control.isOn && control.onTintColor == nil && control.thumbTintColor == nil)
        #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    }

    @Test func `setting a switch in code sends no event`() {
        let control = UISwitch()
        let changes = count(.valueChanged, of: control)
        control.isOn = true
        control.setOn(false, animated: true)
        #expect(!control.isOn && changes() == 0)
    }

    @Test func `assistive technology switches as a user does`() {
        let control = UISwitch()
        let changes = count(.valueChanged, of: control)
        #expect(control.accessibilityValue == "0")
        #expect(control.accessibilityActivate())
        #expect(control.isOn && control.accessibilityValue == "1" && changes() == 1)
        control.isEnabled = false
        #expect(!control.accessibilityActivate() && control.isOn)
    }
}

extension DisplayTests {
    @Test func `a switch in a row is named after the text of the row`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = "Wi-Fi"
        cell.detailTextLabel?.text = "Home"
        let control = UISwitch()
        cell.accessoryView = control
        window.addSubview(cell)
        await display.settle()
        #expect(display.control(control)?["l"] == .string("Wi-Fi"))
        cell.textLabel?.text = "Bluetooth"
        await display.settle()
        #expect(display.control(control)?["l"] == .string("Bluetooth"))
        control.accessibilityLabel = "Radio"
        await display.settle()
        #expect(display.control(control)?["l"] == .string("Radio"))
    }

    @Test func `a slider in a list is named after the text of its row`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        var content = cell.defaultContentConfiguration()
        content.text = "Volume"
        cell.contentConfiguration = content
        let control = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
        cell.accessories = [.customView(configuration: .init(customView: control, placement: .trailing()))]
        window.addSubview(cell)
        await display.settle()
        #expect(display.control(control)?["l"] == .string("Volume"))
    }

    @Test func `a switch takes the user's change and reports it to the app`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let control = UISwitch()
        let changes = count(.valueChanged, of: control)
        let actions = count(.primaryActionTriggered, of: control)
        window.addSubview(control)
        await display.settle()
        #expect(display.control(control)?["v"] == .array([.number(0)]))
        display.reset()
        display.change(control, to: 1, edit: 1)
        await display.settle()
        #expect(control.isOn && changes() == 1 && actions() == 1)
        // The display has this value already, so the app does not send it again.
        #expect(display.operations.isEmpty)
        display.change(control, to: 1, edit: 1)
        await display.settle()
        #expect(changes() == 1)
    }

    @Test func `a tap on a switch is no change of its own`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let control = UISwitch()
        let (taps, actions) = (
            count(.touchUpInside, of: control), count(.primaryActionTriggered, of: control)
        )
        window.addSubview(control)
        await display.settle()
        display.tap(20, 15)
        await display.settle()
        #expect(taps() == 1 && actions() == 0 && !control.isOn)
    }

    @Test func `a switch that was disabled meanwhile is put back`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let control = UISwitch()
        let changes = count(.valueChanged, of: control)
        window.addSubview(control)
        await display.settle()
        control.isEnabled = false
        display.change(control, to: 1, edit: 1)
        await display.settle()
        #expect(!control.isOn && changes() == 0)
        let sent = display.control(control)
        #expect(sent?["v"] == .array([.number(0)]) && sent?["rev"]?.int == 1 && sent?["ed"]?.int == 1)
        #expect(sent?["d"] == .bool(true))
    }
}
