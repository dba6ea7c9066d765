import UIKit

/// Samples of buttons of each type, with titles and images for their states.
@MainActor
enum ButtonTypeSamples {
    static func views() -> [UIView] {
        let follow = UIButton(type: .system)
        follow.setTitle("Follow", for: .normal)
        follow.setTitle("Following", for: .selected)
        follow.addAction(UIAction { _ in follow.isSelected.toggle() }, for: .primaryActionTriggered)
        let custom = UIButton(type: .custom)
        custom.setTitle("Custom", for: .normal)
        custom.setTitle("Custom, pressed", for: .highlighted)
        custom.setTitleColor(.systemPurple, for: .normal)
        custom.setTitleColor(.systemPink, for: .highlighted)
        return [system("System"), system("System, disabled").disabled(), follow, custom]
            + [.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close].map { UIButton(type: $0) }
    }

    private static func system(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }
}
