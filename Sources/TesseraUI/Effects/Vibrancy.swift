import TesseraDisplay

/// The look of vibrant content: one colour, through which the content behind shines.
struct Vibrancy {
    /// The opacity of content that is opaque itself.
    let opacity: Double
    /// True for white content above a dark blur, false for black content above a light one, or nil if that depends on
    /// the appearance.
    private let isDark: Bool?

    init(_ style: UIVibrancyEffectStyle, isDark: Bool?) {
        self.isDark = isDark
        opacity =
            switch style {
            case .label: 0.85
            case .secondaryLabel: 0.6
            case .tertiaryLabel: 0.3
            case .quaternaryLabel: 0.18
            case .fill: 0.2
            case .secondaryFill: 0.16
            case .tertiaryFill: 0.12
            case .separator: 0.29
            }
    }

    private func isDark(_ traits: UITraitCollection) -> Bool {
        isDark ?? (traits.userInterfaceStyle == .dark)
    }

    /// The colour without its opacity.
    var tint: UIColor { UIColor { isDark($0) ? .white : .black } }

    /// The colour with its opacity.
    var color: UIColor { UIColor { (isDark($0) ? UIColor.white : .black).withAlphaComponent(opacity) } }

    /// The description for a display.
    func content(for traits: UITraitCollection) -> VibrancyContent {
        VibrancyContent(lightness: isDark(traits) ? 1 : 0, opacity: opacity)
    }
}

/// The content view of a visual effect view.
final class VisualEffectContentView: UIView {
    /// The look of all that is in the view, or nil if it looks as usual.
    var vibrancy: Vibrancy? {
        didSet {
            if vibrancy != nil || oldValue != nil { tintColor = vibrancy?.tint }
            setNeedsCommit()
        }
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        properties.vibrancy = vibrancy?.content(for: context.traits)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if vibrancy != nil { setNeedsCommit() }
    }
}
