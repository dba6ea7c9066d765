import UIKit

/// Samples of controls with a value: switches, sliders, steppers and segments.
@MainActor
enum ValueSamples {
    static func switches() -> [UIView] {
        let on = UISwitch()
        on.isOn = true
        let tinted = UISwitch()
        tinted.isOn = true
        tinted.onTintColor = .systemOrange
        let disabledOn = UISwitch().disabled()
        disabledOn.isOn = true
        return [
            UISwitch().named("Off"), on.named("On"), tinted.named("Orange"),
            UISwitch().disabled().named("Disabled"), disabledOn.named("Disabled and on"),
        ]
    }

    static func sliders() -> [UIView] {
        let usual = UISlider()
        usual.value = 0.5
        let pictured = UISlider()
        pictured.minimumValueImage = UIImage(systemName: "speaker")
        pictured.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        pictured.minimumTrackTintColor = .systemGreen
        let late = UISlider()
        late.value = 0.7
        late.isContinuous = false
        late.thumbTintColor = .systemYellow
        let disabled = UISlider().disabled()
        disabled.value = 0.3
        return [
            usual.named("Plain slider"), pictured.named("Volume"), late.named("Late slider"),
            disabled.named("Disabled slider"),
        ]
    }

    static func steppers() -> [UIView] {
        let around = UIStepper()
        around.maximumValue = 3
        around.wraps = true
        return [
            UIStepper().named("Stepper"), around.named("Stepper that goes around"),
            UIStepper().disabled().named("Disabled stepper"),
        ]
    }

    static func colors() -> [UIView] {
        let paint = UIColorWell()
        paint.selectedColor = .systemTeal
        paint.title = "Paint"
        let opaque = UIColorWell()
        opaque.selectedColor = .brown
        opaque.supportsAlpha = false
        opaque.title = "Stain"
        let disabled = UIColorWell().disabled()
        disabled.selectedColor = .systemPink
        return [
            paint.named("Paint"), opaque.named("Stain"), UIColorWell().named("No colour"),
            disabled.named("Disabled colour"),
        ]
    }

    static func segments() -> [UIView] {
        let usual = UISegmentedControl(items: ["Oak", "Ash", "Walnut"])
        usual.selectedSegmentIndex = 0
        // The control displays the images, and assistive technology reads the titles.
        let pictures = UISegmentedControl(
            frame: .zero,
            actions: ["leaf", "hammer", "heart"].map { name in
                UIAction(title: name.capitalized, image: UIImage(systemName: name)) { _ in }
            })
        pictures.selectedSegmentIndex = 1
        let momentary = UISegmentedControl(items: ["Earlier", "Later"])
        momentary.isMomentary = true
        let partly = UISegmentedControl(items: ["Yes", "No", "Never"])
        partly.setEnabled(false, forSegmentAt: 2)
        partly.selectedSegmentIndex = 0
        partly.selectedSegmentTintColor = .systemYellow
        partly.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
        let disabled = UISegmentedControl(items: ["On", "Off"]).disabled()
        disabled.selectedSegmentIndex = 0
        return [usual, pictures, momentary, partly, disabled]
    }
}
