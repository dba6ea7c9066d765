import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct UIStepperTests {
    @Test func `a stepper goes from 0 to 100 by 1`() {
        let stepper = UIStepper()
        #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    }

    @Test func `the value stays within the range`() {
        let stepper = UIStepper()
        stepper.value = 200
        #expect(stepper.value == 100)
        stepper.maximumValue = 10
        #expect(stepper.value == 10)
        stepper.minimumValue = -5
        stepper.value = -9
        #expect(stepper.value == -5)
    }

    @Test func `assistive technology steps, and wraps where it may`() {
        let stepper = UIStepper()
        stepper.maximumValue = 2
        let changes = count(.valueChanged, of: stepper)
        stepper.accessibilityIncrement()
        stepper.accessibilityIncrement()
        stepper.accessibilityIncrement()
        #expect(stepper.value == 2 && changes() == 2)
        stepper.wraps = true
        stepper.accessibilityIncrement()
        #expect(stepper.value == 0 && changes() == 3)
        stepper.accessibilityDecrement()
        #expect(stepper.value == 2)
    }

    @Test func `images are kept by state`() {
        let stepper = UIStepper()
        let image = UIImage()
        stepper.setIncrementImage(image, for: .normal)
        stepper.setDecrementImage(image, for: .disabled)
        stepper.setBackgroundImage(image, for: .highlighted)
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        #expect(
            stepper.incrementImage(for: .normal) === image && stepper.incrementImage(for: .disabled) == nil)
        #expect(stepper.decrementImage(for: .disabled) === image)
        #expect(stepper.backgroundImage(for: .highlighted) === image)
        #expect(
            stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
    }

    @Test func `a range without room ends the app`() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { UIStepper().minimumValue = 100 } }
        await #expect(processExitsWith: .failure) { await MainActor.run { UIStepper().stepValue = 0 } }
    }
}

extension DisplayTests {
    @Test func `a stepper that is kept down reports each count, or the last one only`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let stepper = UIStepper()
        var heard: [Double] = []
        stepper.addAction(UIAction { _ in heard.append(stepper.value) }, for: .valueChanged)
        window.addSubview(stepper)
        await display.settle()
        display.change(stepper, to: 1, edit: 1, isOngoing: true)
        display.change(stepper, to: 2, edit: 2, isOngoing: true)
        display.change(stepper, to: 2, edit: 3)
        await display.settle()
        #expect(heard == [1, 2, 2])
        let sent = display.control(stepper)?["st"]
        #expect(sent?["a"]?.int == 0 && sent?["z"]?.int == 100 && sent?["by"]?.int == 1)
    }
}
