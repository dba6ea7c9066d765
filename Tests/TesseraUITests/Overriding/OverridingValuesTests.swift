import Foundation
import TesseraUI
import Testing

// This file imports TesseraUI without @testable, as apps do. It overrides what Apple documents as open to subclasses.

private final class OwnSwitch: UISwitch {
    override var isOn: Bool {
        get { super.isOn }
        set { super.isOn = newValue }
    }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(!on, animated: animated) }
    override var onTintColor: UIColor? { didSet {} }
    override var thumbTintColor: UIColor? { didSet {} }
}

private final class OwnSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        super.trackRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
    }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value / 2, animated: animated) }
    override func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    override func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    override func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    override func thumbImage(for state: UIControl.State) -> UIImage? { nil }
    override func minimumTrackImage(for state: UIControl.State) -> UIImage? { nil }
    override func maximumTrackImage(for state: UIControl.State) -> UIImage? { nil }
    override var currentThumbImage: UIImage? { nil }
    override var currentMinimumTrackImage: UIImage? { nil }
    override var currentMaximumTrackImage: UIImage? { nil }
    override var isContinuous: Bool { didSet {} }
    override var minimumValueImage: UIImage? { didSet {} }
    override var maximumValueImage: UIImage? { didSet {} }
    override var minimumTrackTintColor: UIColor? { didSet {} }
    override var maximumTrackTintColor: UIColor? { didSet {} }
    override var thumbTintColor: UIColor? { didSet {} }
}

private final class OwnSegments: UISegmentedControl {
    var isChecked = false
    override var selectedSegmentIndex: Int { didSet { isChecked = true } }
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        super.insertSegment(withTitle: title?.uppercased(), at: segment, animated: animated)
    }
    override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {}
    override func insertSegment(action: UIAction, at segment: Int, animated: Bool) {}
    override func removeSegment(at segment: Int, animated: Bool) {}
    override func removeAllSegments() {}
    override func setTitle(_ title: String?, forSegmentAt segment: Int) {}
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
    override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    override var isMomentary: Bool { didSet {} }
    override var selectedSegmentTintColor: UIColor? { didSet {} }
}

private final class OwnStepper: UIStepper {
    override var value: Double { didSet {} }
    override var minimumValue: Double { didSet {} }
    override var maximumValue: Double { didSet {} }
    override var stepValue: Double { didSet {} }
    override var wraps: Bool { didSet {} }
    override var autorepeat: Bool { didSet {} }
    override func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
    override func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

private final class OwnIndicator: UIActivityIndicatorView {
    var starts = 0
    override func startAnimating() {
        starts += 1
        super.startAnimating()
    }
    override func stopAnimating() { super.stopAnimating() }
    override var isAnimating: Bool { super.isAnimating }
    override var color: UIColor! { didSet {} }
    override var style: Style { didSet {} }
    override var hidesWhenStopped: Bool { didSet {} }
}

private final class OwnProgress: UIProgressView {
    override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress / 2, animated: animated)
    }
    override var progress: Float { didSet {} }
    override var progressTintColor: UIColor? { didSet {} }
    override var trackTintColor: UIColor? { didSet {} }
    override var progressImage: UIImage? { didSet {} }
    override var trackImage: UIImage? { didSet {} }
}

private final class OwnDate: UIDatePicker {
    var sets = 0
    override func setDate(_ date: Date, animated: Bool) {
        sets += 1
        super.setDate(date, animated: animated)
    }
    override var date: Date { didSet {} }
    override var minimumDate: Date? { didSet {} }
    override var maximumDate: Date? { didSet {} }
    override var datePickerMode: Mode { didSet {} }
    override var preferredDatePickerStyle: UIDatePickerStyle { didSet {} }
    override var locale: Locale? { didSet {} }
    override var calendar: Calendar! { didSet {} }
    override var timeZone: TimeZone? { didSet {} }
    override var countDownDuration: TimeInterval { didSet {} }
    override var minuteInterval: Int { didSet {} }
    override var roundsToMinuteInterval: Bool { didSet {} }
}

private final class OwnPicker: UIPickerView {
    override var numberOfComponents: Int { super.numberOfComponents }
    override func numberOfRows(inComponent component: Int) -> Int { 7 }
    override func rowSize(forComponent component: Int) -> CGSize { .zero }
    override func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    override func reloadAllComponents() { super.reloadAllComponents() }
    override func reloadComponent(_ component: Int) {}
    override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    override func selectedRow(inComponent component: Int) -> Int { 3 }
    override var delegate: (any UIPickerViewDelegate)? { didSet {} }
    override var dataSource: (any UIPickerViewDataSource)? { didSet {} }
}

@MainActor struct OverridingValuesTests {
    @Test func `setting a value calls the override of a subclass`() {
        let control = OwnSwitch()
        control.isOn = true
        #expect(!control.isOn)
        let slider = OwnSlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.value = 1
        #expect(slider.value == 0.5)
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 12)
        let progress = OwnProgress()
        progress.progress = 1
        #expect(progress.progress == 0.5)
        let date = OwnDate()
        date.date = Date()
        #expect(date.sets >= 1)
    }

    @Test func `an initializer calls the overrides of a subclass, too`() {
        let segments = OwnSegments(items: ["one"])
        #expect(segments.titleForSegment(at: 0) == "ONE")
        segments.selectedSegmentIndex = 0
        #expect(segments.isChecked)
        let indicator = OwnIndicator(style: .medium)
        indicator.startAnimating()
        #expect(indicator.starts == 1 && indicator.isAnimating)
        #expect(OwnStepper().value == 0)
        #expect(OwnPicker().selectedRow(inComponent: 0) == 3)
    }
}
