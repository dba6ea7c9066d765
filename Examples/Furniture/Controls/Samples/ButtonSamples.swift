import UIKit

/// Samples of buttons with a configuration, in their styles, states and sizes.
@MainActor
enum ButtonSamples {
    static func styles() -> [UIView] {
        [
            button("Plain", .plain()), button("Gray", .gray()), button("Tinted", .tinted()),
            button("Filled", .filled()), button("Borderless", .borderless()),
            button("Bordered", .bordered()), button("Bordered, tinted", .borderedTinted()),
            button("Bordered, prominent", .borderedProminent()),
        ]
    }

    static func states() -> [UIView] {
        let highlighted = button("Highlighted", .filled())
        highlighted.isHighlighted = true
        let selected = button("Selected", .tinted())
        selected.isSelected = true
        let toggle = button("Toggle", .bordered())
        toggle.changesSelectionAsPrimaryAction = true
        let destructive = button("Delete", .filled())
        destructive.role = .destructive
        var busy = UIButton.Configuration.gray()
        busy.showsActivityIndicator = true
        busy.imagePadding = 8
        return [
            button("Disabled", .filled()).disabled(), button("Disabled, plain", .plain()).disabled(),
            highlighted, selected, toggle, destructive, button("Busy", busy),
        ]
    }

    static func sizes() -> [UIView] {
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        return sizes.map { title, size in
            var configuration = UIButton.Configuration.borderedProminent()
            configuration.buttonSize = size
            return button(title, configuration)
        }
    }

    static func contents() -> [UIView] {
        var detailed = UIButton.Configuration.filled()
        detailed.subtitle = "With delivery"
        detailed.image = UIImage(systemName: "shippingbox")
        detailed.imagePadding = 8
        detailed.cornerStyle = .capsule
        detailed.buttonSize = .large
        var trailing = UIButton.Configuration.tinted()
        trailing.image = UIImage(systemName: "arrow.forward")
        trailing.imagePlacement = .trailing
        trailing.imagePadding = 6
        var above = UIButton.Configuration.gray()
        above.image = UIImage(systemName: "hammer")
        above.imagePlacement = .top
        above.imagePadding = 4
        var coloured = UIButton.Configuration.filled()
        coloured.baseBackgroundColor = .systemGreen
        coloured.baseForegroundColor = .black
        var round = UIButton.Configuration.bordered()
        round.image = UIImage(systemName: "heart.fill")
        round.cornerStyle = .capsule
        return [
            button("Order", detailed), button("Continue", trailing), button("Repair", above),
            button("Coloured", coloured), UIButton(configuration: round).named("Like"),
        ]
    }

    static func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }
}
