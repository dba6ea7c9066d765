import Foundation

/// The blur and the tint of the content behind a bar, an alert or a visual effect view.
struct Material {
    /// The radius of the blur in points.
    let blur: CGFloat
    /// The colour above the blurred content. It is opaque for users who prefer less transparency.
    private(set) var tint: UIColor

    private init(blur: CGFloat, light: UInt32, dark: UInt32) {
        self.blur = blur
        let (light, dark) = (Tint(light), Tint(dark))
        tint = UIColor { traits in
            let tint = traits.userInterfaceStyle == .dark ? dark : light
            return traits.values.reducesTransparency == true ? tint.opaque : tint.usual
        }
    }

    /// The two forms of a tint.
    private struct Tint {
        let usual: UIColor
        let opaque: UIColor

        init(_ rgba: UInt32) {
            usual = UIColor(rgba: rgba)
            opaque = UIColor(rgba: rgba | 0xff)
        }
    }

    /// The material of navigation bars.
    static let bar = Material(blur: 20, light: 0xf9f9_f9c7, dark: 0x1d1d_1dbf)
    /// The material of alerts.
    static let alert = Material(blur: 24, light: 0xf5f5_f5e6, dark: 0x2a2a_2ae6)

    /// Creates the material of glass.
    ///
    /// - Parameters:
    ///   - style: The kind of glass.
    ///   - color: The colour of the glass, or nil for a neutral one.
    init(_ style: UIGlassEffect.Style, color: UIColor?) {
        switch style {
        case .regular: self.init(blur: 12, light: 0xf7f7_f799, dark: 0x2626_2699)
        case .clear: self.init(blur: 3, light: 0xffff_ff29, dark: 0x0000_0029)
        }
        guard let color else { return }
        let opacity: CGFloat = style == .regular ? 0.8 : 0.6
        tint = UIColor { traits in
            let color = color.resolvedColor(with: traits)
            let isSolid = traits.values.reducesTransparency == true
            return isSolid ? color : color.withAlphaComponent(color.cgColor.alpha * opacity)
        }
    }

    /// Creates the material of a style.
    init(_ style: UIBlurEffect.Style) {
        switch style {
        case .extraLight: self.init(blur: 20, always: 0xf7f7_f7d1)
        case .light: self.init(blur: 30, always: 0xffff_ff4d)
        case .dark: self.init(blur: 20, always: 0x1c1c_1cba)
        case .regular: self.init(blur: 30, light: 0xf8f8_f89e, dark: 0x2525_2599)
        case .prominent: self.init(blur: 20, light: 0xfbfb_fbcc, dark: 0x2d2d_2dcc)
        case .systemUltraThinMaterial: self.init(blur: 25, light: Self.light[0], dark: Self.dark[0])
        case .systemThinMaterial: self.init(blur: 25, light: Self.light[1], dark: Self.dark[1])
        case .systemMaterial: self.init(blur: 25, light: Self.light[2], dark: Self.dark[2])
        case .systemThickMaterial: self.init(blur: 25, light: Self.light[3], dark: Self.dark[3])
        case .systemChromeMaterial: self = .bar
        case .systemUltraThinMaterialLight: self.init(blur: 25, always: Self.light[0])
        case .systemThinMaterialLight: self.init(blur: 25, always: Self.light[1])
        case .systemMaterialLight: self.init(blur: 25, always: Self.light[2])
        case .systemThickMaterialLight: self.init(blur: 25, always: Self.light[3])
        case .systemChromeMaterialLight: self.init(blur: 20, always: 0xf9f9_f9c7)
        case .systemUltraThinMaterialDark: self.init(blur: 25, always: Self.dark[0])
        case .systemThinMaterialDark: self.init(blur: 25, always: Self.dark[1])
        case .systemMaterialDark: self.init(blur: 25, always: Self.dark[2])
        case .systemThickMaterialDark: self.init(blur: 25, always: Self.dark[3])
        case .systemChromeMaterialDark: self.init(blur: 20, always: 0x1d1d_1dbf)
        }
    }

    /// Returns true for a style that is always dark, false for one that is always light, and nil for one that
    /// depends on the appearance.
    static func isDark(_ style: UIBlurEffect.Style) -> Bool? {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            nil
        }
    }

    private init(blur: CGFloat, always tint: UInt32) {
        self.init(blur: blur, light: tint, dark: tint)
    }

    /// The tints of the four thicknesses in the light and in the dark appearance, the thinnest first.
    private static let light: [UInt32] = [0xf4f4_f470, 0xf5f5_f599, 0xf6f6_f6bf, 0xf8f8_f8db]
    private static let dark: [UInt32] = [0x1f1f_1f66, 0x2121_2194, 0x2323_23bd, 0x2626_26d9]
}

extension UIView {
    /// Blurs and tints the content behind the view as a material demands, or removes blur and tint if
    /// `material` is nil.
    func apply(_ material: Material?) {
        change(\.backgroundBlur, to: material?.blur ?? 0)
        backgroundColor = material?.tint
    }
}
