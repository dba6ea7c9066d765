import Foundation

/// What a button configuration is made for.
enum ButtonStyle: Hashable {
    case plain, gray, tinted, filled
    case borderless, bordered, borderedTinted, borderedProminent

    /// What a button looks like.
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

    /// Returns the shape of a button that may be selected: the selected one stands out more.
    func shape(isSelected: Bool) -> Shape {
        guard isSelected else { return shape }
        return switch shape {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        }
    }
}

/// What a button configuration chooses for a state where the app says nothing: the look of buttons on iOS.
struct ButtonLook: Hashable {
    /// The colour of title and picture. If nil, it is the tint colour.
    var foreground: UIColor?
    /// The colour behind them. If nil, it is the tint colour.
    var backgroundColor: UIColor?
    var backgroundTransformer: UIConfigurationColorTransformer?
    /// The opacity of the button while it is pressed.
    var pressedOpacity: CGFloat = 0.75

    /// The part of the tint that colours a tinted background.
    private static let paleness: CGFloat = 0.18

    /// The look of a style in no special state.
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

    /// The part that the background configuration takes.
    var background: BackgroundDefaults {
        var defaults = BackgroundDefaults(.button)
        defaults.color = backgroundColor
        defaults.transformer = backgroundTransformer
        return defaults
    }
}
