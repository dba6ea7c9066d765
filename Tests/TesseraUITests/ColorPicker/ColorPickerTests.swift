import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ColorPickerTests {
        private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
            var calls: [String] = []

            func colorPickerViewController(
                _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
            ) { calls.append("\(PickedColor(color, for: .current).hexadecimal) \(continuously)") }

            func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
                calls.append("finish")
            }
        }

        /// A delegate with the method that Apple has deprecated.
        private final class OldListener: NSObject, UIColorPickerViewControllerDelegate {
            var calls = 0
            func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
                calls += 1
            }
        }

        private let picker = UIColorPickerViewController()

        private func pickerView() throws -> ColorPickerView { try #require(picker.view as? ColorPickerView) }

        @Test func `a picker displays white, until the app or the user selects another colour`() throws {
            let view = try pickerView()
            #expect(picker.selectedColor == .white && view.color.hexadecimal == "FFFFFF")
            picker.selectedColor = .blue
            #expect(view.color.hexadecimal == "0000FF" && view.grid.color.hexadecimal == "0000FF")
            #expect(view.titleLabel.text == "Colors")
            picker.title = "Background"
            #expect(view.titleLabel.text == "Background")
        }

        @Test func `the delegate is informed while the finger moves, and at the end`() throws {
            let (view, listener) = (try pickerView(), Listener())
            picker.delegate = listener
            picker.selectedColor = .red
            #expect(listener.calls == [])
            view.grid.didChoose?(PickedColor(red: 0, green: 1, blue: 0), true)
            view.grid.didChoose?(PickedColor(red: 0, green: 0, blue: 1), false)
            #expect(listener.calls == ["00FF00 true", "0000FF false"])
            #expect(picker.selectedColor == .blue)
        }

        @Test func `a delegate with the deprecated method alone gets that`() throws {
            let (view, listener) = (try pickerView(), OldListener())
            picker.delegate = listener
            view.grid.didChoose?(PickedColor(red: 0, green: 1, blue: 0), false)
            #expect(listener.calls == 1)
        }

        @Test func `chosen colours keep the opacity, unless the picker has none`() throws {
            let view = try pickerView()
            picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            view.grid.didChoose?(PickedColor(red: 0, green: 1, blue: 0), false)
            #expect(picker.selectedColor == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
            picker.supportsAlpha = false
            view.grid.didChoose?(PickedColor(red: 0, green: 0, blue: 1), false)
            #expect(picker.selectedColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        }

        @Test func `each of the three parts displays the colour that was chosen in another`() throws {
            let view = try pickerView()
            #expect(!view.grid.isHidden && view.spectrum.isHidden && view.sliders.isHidden)
            view.kinds.selectedSegmentIndex = 2
            view.kinds.sendActions(for: .valueChanged)
            #expect(view.grid.isHidden && view.spectrum.isHidden && !view.sliders.isHidden)
            view.sliders.didChoose?(PickedColor(red: 1, green: 1, blue: 0), false)
            #expect(view.grid.color.hexadecimal == "FFFF00" && view.spectrum.color.hexadecimal == "FFFF00")
        }

        @Test
        func `the user closing the picker ends it, and the app dismissing it does not inform the delegate`()
            async throws
        {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let root = UIViewController()
                _ = try display.show(root)
                let listener = Listener()
                picker.delegate = listener
                root.present(picker, animated: false)
                root.dismiss(animated: false)
                #expect(listener.calls == [])
                root.present(picker, animated: false)
                await display.settle()
                try pickerView().closeButton.sendActions(for: .primaryActionTriggered)
                await display.settle()
                clock.advance(by: 1)
                #expect(root.presentedViewController == nil && listener.calls == ["finish"])
            }
        }

        @Test func `a picker within a navigation controller reports its end, too`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let root = UIViewController()
                _ = try display.show(root)
                let listener = Listener()
                picker.delegate = listener
                root.present(UINavigationController(rootViewController: picker), animated: false)
                await display.settle()
                try pickerView().closeButton.sendActions(for: .primaryActionTriggered)
                await display.settle()
                clock.advance(by: 1)
                #expect(root.presentedViewController == nil && listener.calls == ["finish"])
            }
        }

        @Test func `a display is informed of another colour of a well`() async throws {
            let display = try await FakeDisplay.attached()
            let root = UIViewController()
            let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))
            root.view.addSubview(well)
            _ = try display.show(root)
            well.selectedColor = .red
            await display.settle()
            well.title = "Paint"
            well.selectedColor = .blue
            await display.settle()
            guard case .object(let accessibility) = display.elements[well.node.id]?.properties["ax"] else {
                Issue.record("The well has no description.")
                return
            }
            #expect(accessibility["v"] == .string("blue") && accessibility["l"] == .string("Paint"))
        }

        @Test func `a well opens a picker, and takes what the user selects`() async throws {
            let display = try await FakeDisplay.attached()
            let root = UIViewController()
            let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))
            root.view.addSubview(well)
            _ = try display.show(root)
            well.title = "Background"
            well.selectedColor = .red
            well.supportsAlpha = false
            var values = 0
            well.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
            well.sendActions(for: .primaryActionTriggered)
            let opened = try #require(root.presentedViewController as? UIColorPickerViewController)
            #expect(opened.title == "Background" && opened.selectedColor == .red && !opened.supportsAlpha)
            #expect(opened.modalPresentationStyle == .popover)
            #expect(well.accessibilityLabel == "Background" && well.accessibilityValue == "red")
            let view = try #require(opened.view as? ColorPickerView)
            view.grid.didChoose?(PickedColor(red: 0, green: 0, blue: 1), false)
            #expect(well.selectedColor == .blue && values == 1)
            well.selectedColor = .green
            #expect(opened.selectedColor == .green && values == 1)
        }
    }
}
