import Foundation

/// The style with which a button configuration was created.
enum ButtonStyle: Hashable {
    case plain, gray, tinted, filled
    case borderless, bordered, borderedTinted, borderedProminent

    /// The shape of a button's background.
    enum Shape: Hashable {
        case plain, gray, tinted, filled
    }

    var shape: Shape {
        switch self {
        case .plain, .borderless: .plain
        case .gray, .bordered: .gray
        case .tinted, .borderedTinted: .tinted
        case .filled, .borderedProminent: .filled
        }
    }

    /// Returns the shape in a selection state. Selected buttons are more prominent.
    func shape(isSelected: Bool) -> Shape {
        guard isSelected else { return shape }
        return switch shape {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        }
    }
}

/// The look that a button configuration has in a state unless the app sets another one. It is that of buttons
/// on iOS.
struct ButtonLook: Hashable {
    /// The colour of title and image, or nil for the tint colour.
    var foreground: UIColor?
    /// The background colour, or nil for the tint colour.
    var backgroundColor: UIColor?
    var backgroundTransformer: UIConfigurationColorTransformer?
    /// The opacity of the button while it is pressed.
    var pressedOpacity: CGFloat = 0.75

    /// The fraction of the tint colour's opacity that a tinted background has.
    private static let paleness: CGFloat = 0.18

    /// Creates the look of a style in the normal state.
    init(_ style: ButtonStyle) {
        self.init(style.shape, isDisabled: false, isDestructive: false, foreground: nil, background: nil)
    }

    init(
        _ shape: ButtonStyle.Shape, isDisabled: Bool, isDestructive: Bool, foreground: UIColor?,
        background: UIColor?
    ) {
        let tint: UIColor? = isDestructive ? .systemRed : nil
        self.foreground = foreground ?? tint
        switch shape {
        case .plain:
            backgroundColor = .clear
            pressedOpacity = 0.5
        case .gray: backgroundColor = background ?? .secondarySystemFill
        case .tinted:
            backgroundColor = background ?? tint
            backgroundTransformer = .opacity(Self.paleness)
        case .filled:
            backgroundColor = background ?? tint
            self.foreground = foreground ?? .white
        }
        guard isDisabled else { return }
        self.foreground = .tertiaryLabel
        backgroundTransformer = nil
        if shape != .plain { backgroundColor = .tertiarySystemFill }
    }

    /// The defaults for the background configuration.
    var background: BackgroundDefaults {
        var defaults = BackgroundDefaults(.button)
        defaults.color = backgroundColor
        defaults.transformer = backgroundTransformer
        return defaults
    }
}
