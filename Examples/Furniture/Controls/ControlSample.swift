import UIKit

/// The samples of each control: as it is at first, chosen, disabled and coloured.
@MainActor
enum ControlSample {
    struct Section {
        let title: String
        var isFilling = false
        let views: @MainActor () -> [UIView]
    }

    static let sections: [Section] = [
        Section(title: "Buttons", views: buttons),
        Section(title: "Menus", views: menus),
        Section(title: "Switches", views: switches),
        Section(title: "Sliders", isFilling: true, views: sliders),
        Section(title: "Steppers", views: steppers),
        Section(title: "Segments", isFilling: true, views: segments),
        Section(title: "Progress", isFilling: true, views: progress),
        Section(title: "Activity", views: activity),
        Section(title: "Pages", views: pages),
        Section(title: "Dates", views: dates),
        Section(title: "Text", isFilling: true, views: texts),
    ]

    /// Returns what a control says of itself after it was used.
    static func value(of control: Any?) -> String {
        switch control {
        case let control as UISwitch: control.isOn ? "on" : "off"
        case let control as UISlider: "\(Int((control.value * 100).rounded()))"
        case let control as UIStepper: "\(Int(control.value))"
        case let control as UISegmentedControl:
            control.titleForSegment(at: control.selectedSegmentIndex) ?? "picture"
        case let control as UIPageControl: "page \(control.currentPage + 1)"
        case let control as UIDatePicker: ISO8601DateFormatter().string(from: control.date)
        case let control as UIButton: control.configuration?.title ?? control.title(for: .normal) ?? "symbol"
        default: ""
        }
    }

    // MARK: Buttons

    private static func buttons() -> [UIView] {
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        let usual = styles.map { title, configuration in button(title, configuration) }
        let disabled = button("Disabled", .filled())
        disabled.isEnabled = false
        let chosen = button("Selected", .tinted())
        chosen.isSelected = true
        let destructive = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Delete", attributes: .destructive) { _ in })
        destructive.role = .destructive
        var detailed = UIButton.Configuration.filled()
        detailed.subtitle = "With delivery"
        detailed.image = UIImage(systemName: "shippingbox")
        detailed.imagePadding = 8
        detailed.cornerStyle = .capsule
        detailed.buttonSize = .large
        var busy = UIButton.Configuration.gray()
        busy.showsActivityIndicator = true
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        return usual + [
            disabled, chosen, destructive, button("Order", detailed), button("Busy", busy), system,
            UIButton(type: .detailDisclosure), UIButton(type: .contactAdd),
        ]
    }

    private static func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    private static func menus() -> [UIView] {
        func menu() -> UIMenu {
            UIMenu(children: ["Oak", "Ash", "Walnut"].map { UIAction(title: $0) { _ in } })
        }
        let pullDown = button("Pull down", .gray())
        pullDown.menu = menu()
        pullDown.showsMenuAsPrimaryAction = true
        let popUp = button("", .gray())
        popUp.menu = menu()
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        return [pullDown, popUp]
    }

    // MARK: Values

    private static func switches() -> [UIView] {
        let on = UISwitch()
        on.isOn = true
        let tinted = UISwitch()
        tinted.isOn = true
        tinted.onTintColor = .systemOrange
        let disabled = UISwitch()
        disabled.isEnabled = false
        return named([UISwitch(), on, tinted, disabled], ["Off", "On", "Orange", "Disabled"])
    }

    private static func sliders() -> [UIView] {
        let usual = UISlider()
        usual.value = 0.5
        let pictured = UISlider()
        pictured.minimumValueImage = UIImage(systemName: "speaker")
        pictured.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        pictured.minimumTrackTintColor = .systemGreen
        let disabled = UISlider()
        disabled.value = 0.3
        disabled.isEnabled = false
        return named([usual, pictured, disabled], ["Plain slider", "Volume", "Disabled slider"])
    }

    private static func steppers() -> [UIView] {
        let disabled = UIStepper()
        disabled.isEnabled = false
        return named([UIStepper(), disabled], ["Stepper", "Disabled stepper"])
    }

    private static func segments() -> [UIView] {
        let usual = UISegmentedControl(items: ["Oak", "Ash", "Walnut"])
        usual.selectedSegmentIndex = 0
        let momentary = UISegmentedControl(items: ["Earlier", "Later"])
        momentary.isMomentary = true
        let partly = UISegmentedControl(items: ["Yes", "No", "Never"])
        partly.setEnabled(false, forSegmentAt: 2)
        partly.selectedSegmentTintColor = .systemYellow
        let disabled = UISegmentedControl(items: ["On", "Off"])
        disabled.isEnabled = false
        return [usual, momentary, partly, disabled]
    }

    private static func progress() -> [UIView] {
        let usual = UIProgressView(progressViewStyle: .default)
        usual.progress = 0.4
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.7
        bar.progressTintColor = .systemPink
        return [usual, bar]
    }

    private static func activity() -> [UIView] {
        let medium = UIActivityIndicatorView(style: .medium)
        medium.startAnimating()
        let large = UIActivityIndicatorView(style: .large)
        large.color = .systemBlue
        large.startAnimating()
        return [medium, large]
    }

    private static func pages() -> [UIView] {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .systemBlue
        return [pages]
    }

    private static func dates() -> [UIView] {
        let modes: [UIDatePicker.Mode] = [.date, .time, .dateAndTime]
        return modes.map { mode in
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = .compact
            return picker
        }
    }

    // MARK: Text

    private static func texts() -> [UIView] {
        let usual = field("Text")
        usual.clearButtonMode = .always
        usual.text = "漆の椅子"
        let secret = field("Password")
        secret.isSecureTextEntry = true
        let pictured = field("Search")
        pictured.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        pictured.leftViewMode = .always
        let disabled = field("Disabled")
        disabled.isEnabled = false
        let long = UITextView()
        long.text = "Several lines\nof text\nthat scroll."
        long.font = .preferredFont(forTextStyle: .body)
        long.adjustsFontForContentSizeCategory = true
        long.layer.cornerRadius = 8
        long.accessibilityLabel = "Several lines"
        long.heightAnchor.constraint(equalToConstant: 96).isActive = true
        return [usual, secret, pictured, disabled, long]
    }

    private static func field(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        return field
    }

    private static func named(_ controls: [UIControl], _ names: [String]) -> [UIView] {
        for (control, name) in zip(controls, names) { control.accessibilityLabel = name }
        return controls
    }
}
