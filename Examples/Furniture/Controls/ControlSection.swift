import UIKit

/// A heading and samples of one kind of control below it.
@MainActor
struct ControlSection {
    let title: String
    /// True if the samples are as wide as the screen. Sliders are, for example.
    var isFilling = false
    let views: @MainActor () -> [UIView]

    static let all: [ControlSection] = [
        ControlSection(title: "Buttons", views: ButtonSamples.styles),
        ControlSection(title: "States of buttons", views: ButtonSamples.states),
        ControlSection(title: "Sizes of buttons", views: ButtonSamples.sizes),
        ControlSection(title: "Contents of buttons", views: ButtonSamples.contents),
        ControlSection(title: "Types of buttons", views: ButtonTypeSamples.views),
        ControlSection(title: "Menus", views: MenuSamples.views),
        ControlSection(title: "Switches", views: ValueSamples.switches),
        ControlSection(title: "Sliders", isFilling: true, views: ValueSamples.sliders),
        ControlSection(title: "Steppers", views: ValueSamples.steppers),
        ControlSection(title: "Segments", isFilling: true, views: ValueSamples.segments),
        ControlSection(title: "Colours", views: ValueSamples.colors),
        ControlSection(title: "Progress", isFilling: true, views: ProgressSamples.progress),
        ControlSection(title: "Activity", views: ProgressSamples.activity),
        ControlSection(title: "Pages", views: ProgressSamples.pages),
        ControlSection(title: "Compact dates", views: DateSamples.compact),
        ControlSection(title: "Months", isFilling: true, views: DateSamples.inline),
        ControlSection(title: "Calendars", isFilling: true, views: DateSamples.calendars),
        ControlSection(title: "Dates on wheels", isFilling: true, views: DateSamples.wheels),
        ControlSection(title: "Picker", isFilling: true) { [SizePicker()] },
        ControlSection(title: "Text", isFilling: true, views: TextSamples.views),
    ]

    /// Returns the value of a control as a text.
    static func value(of control: Any?) -> String {
        switch control {
        case let control as UISwitch: control.isOn ? "on" : "off"
        case let control as UISlider: "\(Int((control.value * 100).rounded()))"
        case let control as UIStepper: "\(Int(control.value))"
        case let control as UISegmentedControl:
            control.titleForSegment(at: control.selectedSegmentIndex) ?? "picture"
        case let control as UIColorWell: control.selectedColor?.accessibilityName ?? "none"
        case let control as UIPageControl: "page \(control.currentPage + 1)"
        case let control as UIDatePicker: value(of: control)
        case let control as UIButton:
            control.configuration?.title ?? control.title(for: .normal) ?? control.accessibilityLabel
                ?? "picture"
        default: ""
        }
    }

    private static func value(of picker: UIDatePicker) -> String {
        guard picker.datePickerMode != .countDownTimer else {
            return "\(Int(picker.countDownDuration / 60)) minutes"
        }
        return picker.date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    }
}

extension UIView {
    /// Sets the name for assistive technology, and returns the view.
    func named(_ name: String) -> Self {
        accessibilityLabel = name
        return self
    }
}

extension UIControl {
    /// Disables the control, and returns it.
    func disabled() -> Self {
        isEnabled = false
        return self
    }
}
