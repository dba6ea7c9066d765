import Foundation

/// The style with which a button configuration was created.
enum ButtonStyle: Hashable {
    case plain, gray, tinted, filled
    case borderless, bordered, borderedTinted, borderedProminent
    case glass, clearGlass, prominentGlass, prominentClearGlass

    /// The shape of a button's background.
    enum Shape: Hashable {
        case plain, gray, tinted, filled
        case glass, prominentGlass, prominentClearGlass
    }

    var shape: Shape {
        switch self {
        case .plain, .borderless: .plain
        case .gray, .bordered: .gray
        case .tinted, .borderedTinted: .tinted
        case .filled, .borderedProminent: .filled
        case .glass, .clearGlass: .glass
        case .prominentGlass: .prominentGlass
        case .prominentClearGlass: .prominentClearGlass
        }
    }

    /// Returns the shape in a selection state. Selected buttons are more prominent.
    func shape(isSelected: Bool) -> Shape {
        guard isSelected else { return shape }
        return switch shape {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        case .glass, .prominentGlass: .prominentGlass
        case .prominentClearGlass: .prominentClearGlass
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

    /// The fraction of a colour's opacity that it has behind glass.
    private static let glassOpacity: CGFloat = 0.85

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
        case .glass:
            backgroundColor = background ?? .clear
            if background != nil { backgroundTransformer = .opacity(Self.glassOpacity) }
            self.foreground = foreground ?? tint ?? .label
        case .prominentGlass, .prominentClearGlass:
            backgroundColor = background ?? tint
            backgroundTransformer = .opacity(shape == .prominentGlass ? Self.glassOpacity : 0.6)
            self.foreground = foreground ?? .white
        }
        guard isDisabled else { return }
        self.foreground = .tertiaryLabel
        backgroundTransformer = nil
        if shape != .plain, shape != .glass { backgroundColor = .tertiarySystemFill }
    }

    /// The defaults for the background configuration.
    var background: BackgroundDefaults {
        var defaults = BackgroundDefaults(.button)
        defaults.color = backgroundColor
        defaults.transformer = backgroundTransformer
        return defaults
    }
}
