import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct UISliderTests {
    @Test func `a slider goes from 0 to 1 and is at 0`() {
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
        #expect(slider.isContinuous && slider.minimumTrackTintColor == nil && slider.currentThumbImage == nil)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    }

    @Test func `the value stays within the range`() {
        let slider = UISlider()
        slider.value = 2
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 8
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 20
        #expect(slider.minimumValue == 20 && slider.maximumValue == 20 && slider.value == 20)
        slider.maximumValue = 3
        #expect(slider.minimumValue == 3 && slider.value == 3)
    }

    @Test func `the thumb lies in proportion between the ends of the track`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 304, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 15, width: 300, height: 4))
        func thumb(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        #expect(thumb(0) == CGRect(x: 0, y: 3, width: 28, height: 28))
        #expect(thumb(0.5).midX == 152)
        #expect(thumb(1).maxX == 304)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(thumb(0).maxX == 304)
    }

    @Test func `images at the sides take room from the track`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        slider.minimumValueImage = image
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX == 36 && track.maxX == 298)
        #expect(
            slider.minimumValueImageRect(forBounds: slider.bounds)
                == CGRect(x: 0, y: 7, width: 20, height: 20))
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.trackRect(forBounds: slider.bounds).maxX == 264)
    }

    @Test func `images count for a state, or for the normal one`() {
        let slider = UISlider()
        let (one, two) = (UIImage(), UIImage())
        slider.setThumbImage(one, for: .normal)
        slider.setThumbImage(two, for: .disabled)
        #expect(slider.thumbImage(for: .normal) === one && slider.thumbImage(for: .highlighted) == nil)
        #expect(slider.currentThumbImage === one)
        slider.isEnabled = false
        #expect(slider.currentThumbImage === two)
        slider.isEnabled = true
        slider.isSelected = true
        #expect(slider.currentThumbImage === one)
        slider.setThumbImage(two, for: .selected)
        #expect(slider.currentThumbImage === two)
    }

    @Test func `assistive technology moves the value by tenths`() {
        let slider = UISlider()
        let changes = count(.valueChanged, of: slider)
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        slider.accessibilityDecrement()
        #expect(abs(slider.value - 0.1) < 1e-6 && changes() == 3)
        #expect(slider.accessibilityValue == "10%")
        slider.accessibilityValue = "quiet"
        #expect(slider.accessibilityValue == "quiet")
    }

    @Test func `impossible values end the app with a line that names them`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UISlider().value = .nan }
        }
    }
}

extension DisplayTests {
    @Test func `a slider takes each value on the way, and the last one`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        var heard: [Float] = []
        slider.addAction(UIAction { _ in heard.append(slider.value) }, for: .valueChanged)
        window.addSubview(slider)
        await display.settle()
        display.reset()
        display.change(slider, to: 0.25, edit: 1, isOngoing: true)
        display.change(slider, to: 0.5, edit: 2, isOngoing: true)
        display.change(slider, to: 0.5, edit: 3)
        await display.settle()
        #expect(heard == [0.25, 0.5, 0.5])
        #expect(display.operations.isEmpty)
        slider.isContinuous = false
        display.change(slider, to: 0.75, edit: 4, isOngoing: true)
        await display.settle()
        #expect(heard.count == 3)
        display.change(slider, to: 0.75, edit: 5)
        await display.settle()
        #expect(heard.last == 0.75)
        #expect(display.control(slider)?["end"] == .bool(true))
    }

    @Test func `a value that an action corrects is the answer to the reported change`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.addAction(UIAction { _ in slider.value = slider.value.rounded() }, for: .valueChanged)
        window.addSubview(slider)
        await display.settle()
        display.change(slider, to: 0.75, edit: 9)
        await display.settle()
        let sent = display.control(slider)
        #expect(sent?["v"] == .array([.number(1)]) && sent?["rev"]?.int == 1 && sent?["ed"]?.int == 9)
    }

    @Test func `a display that comes back gets the value that the user had chosen`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(slider)
        await display.settle()
        display.change(slider, to: 0.75, edit: 9)
        await display.settle()
        display.hello(.init(width: 390, height: 844, scale: 2))
        await display.settle()
        let sent = display.control(slider)
        #expect(sent?["v"] == .array([.number(0.75)]) && sent?["ed"]?.int == 9)
    }
}
