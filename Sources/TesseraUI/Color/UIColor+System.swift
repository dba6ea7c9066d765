extension UIColor {
    // MARK: Fixed colours

    /// The fixed colour black.
    public static let black = UIColor(rgba: 0x000000ff)
    /// The fixed colour darkGray.
    public static let darkGray = UIColor(rgba: 0x555555ff)
    /// The fixed colour lightGray.
    public static let lightGray = UIColor(rgba: 0xaaaaaaff)
    /// The fixed colour white.
    public static let white = UIColor(rgba: 0xffffffff)
    /// The fixed colour gray.
    public static let gray = UIColor(rgba: 0x808080ff)
    /// The fixed colour red.
    public static let red = UIColor(rgba: 0xff0000ff)
    /// The fixed colour green.
    public static let green = UIColor(rgba: 0x00ff00ff)
    /// The fixed colour blue.
    public static let blue = UIColor(rgba: 0x0000ffff)
    /// The fixed colour cyan.
    public static let cyan = UIColor(rgba: 0x00ffffff)
    /// The fixed colour yellow.
    public static let yellow = UIColor(rgba: 0xffff00ff)
    /// The fixed colour magenta.
    public static let magenta = UIColor(rgba: 0xff00ffff)
    /// The fixed colour orange.
    public static let orange = UIColor(rgba: 0xff8000ff)
    /// The fixed colour purple.
    public static let purple = UIColor(rgba: 0x800080ff)
    /// The fixed colour brown.
    public static let brown = UIColor(rgba: 0x996633ff)
    /// The fixed colour without any opacity.
    public static let clear = UIColor(rgba: 0x00000000)

    /// The colour of text on a dark background. It is the same in all appearances.
    public static let lightText = UIColor(rgba: 0xffffff99)
    /// The colour of text on a light background. It is the same in all appearances.
    public static let darkText = UIColor(rgba: 0x000000ff)

    // MARK: Colours that adapt to light, dark and higher contrast
    // Their values are those of Apple's Human Interface Guidelines.

    /// The adaptable system colour red.
    public static let systemRed = UIColor(
        light: 0xff3b30ff, dark: 0xff453aff, strongLight: 0xd70015ff, strongDark: 0xff6961ff)
    /// The adaptable system colour green.
    public static let systemGreen = UIColor(
        light: 0x34c759ff, dark: 0x30d158ff, strongLight: 0x248a3dff, strongDark: 0x30db5bff)
    /// The adaptable system colour blue.
    public static let systemBlue = UIColor(
        light: 0x007affff, dark: 0x0a84ffff, strongLight: 0x0040ddff, strongDark: 0x409cffff)
    /// The adaptable system colour orange.
    public static let systemOrange = UIColor(
        light: 0xff9500ff, dark: 0xff9f0aff, strongLight: 0xc93400ff, strongDark: 0xffb340ff)
    /// The adaptable system colour yellow.
    public static let systemYellow = UIColor(
        light: 0xffcc00ff, dark: 0xffd60aff, strongLight: 0xb25000ff, strongDark: 0xffd426ff)
    /// The adaptable system colour pink.
    public static let systemPink = UIColor(
        light: 0xff2d55ff, dark: 0xff375fff, strongLight: 0xd30f45ff, strongDark: 0xff6482ff)
    /// The adaptable system colour purple.
    public static let systemPurple = UIColor(
        light: 0xaf52deff, dark: 0xbf5af2ff, strongLight: 0x8944abff, strongDark: 0xda8fffff)
    /// The adaptable system colour teal.
    public static let systemTeal = UIColor(
        light: 0x30b0c7ff, dark: 0x40c8e0ff, strongLight: 0x008299ff, strongDark: 0x5de6ffff)
    /// The adaptable system colour indigo.
    public static let systemIndigo = UIColor(
        light: 0x5856d6ff, dark: 0x5e5ce6ff, strongLight: 0x3634a3ff, strongDark: 0x7d7affff)
    /// The adaptable system colour brown.
    public static let systemBrown = UIColor(
        light: 0xa2845eff, dark: 0xac8e68ff, strongLight: 0x7f6545ff, strongDark: 0xb59469ff)
    /// The adaptable system colour mint.
    public static let systemMint = UIColor(
        light: 0x00c7beff, dark: 0x63e6e2ff, strongLight: 0x0c817bff, strongDark: 0x66d4cfff)
    /// The adaptable system colour cyan.
    public static let systemCyan = UIColor(
        light: 0x32adebff, dark: 0x64d2ffff, strongLight: 0x0071a4ff, strongDark: 0x70d7ffff)
    /// The adaptable system colour gray.
    public static let systemGray = UIColor(
        light: 0x8e8e93ff, dark: 0x8e8e93ff, strongLight: 0x6c6c70ff, strongDark: 0xaeaeb2ff)
    /// The adaptable system colour gray2.
    public static let systemGray2 = UIColor(
        light: 0xaeaeb2ff, dark: 0x636366ff, strongLight: 0x8e8e93ff, strongDark: 0x7c7c80ff)
    /// The adaptable system colour gray3.
    public static let systemGray3 = UIColor(
        light: 0xc7c7ccff, dark: 0x48484aff, strongLight: 0xaeaeb2ff, strongDark: 0x545456ff)
    /// The adaptable system colour gray4.
    public static let systemGray4 = UIColor(
        light: 0xd1d1d6ff, dark: 0x3a3a3cff, strongLight: 0xbcbcc0ff, strongDark: 0x444446ff)
    /// The adaptable system colour gray5.
    public static let systemGray5 = UIColor(
        light: 0xe5e5eaff, dark: 0x2c2c2eff, strongLight: 0xd8d8dcff, strongDark: 0x363638ff)
    /// The adaptable system colour gray6.
    public static let systemGray6 = UIColor(
        light: 0xf2f2f7ff, dark: 0x1c1c1eff, strongLight: 0xebebf0ff, strongDark: 0x242426ff)
    /// The colour of the most important text.
    public static let label = UIColor(light: 0x000000ff, dark: 0xffffffff)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(light: 0x3c3c4399, dark: 0xebebf599)
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(light: 0x3c3c434d, dark: 0xebebf54d)
    /// The colour of the least important text.
    public static let quaternaryLabel = UIColor(light: 0x3c3c432e, dark: 0xebebf529)
    /// The colour of the placeholder text in an empty field.
    public static let placeholderText = UIColor(light: 0x3c3c434d, dark: 0xebebf54d)
    /// The colour of a link.
    public static let link = UIColor(light: 0x007affff, dark: 0x0984ffff)
    /// The colour of a thin, partly transparent line.
    public static let separator = UIColor(light: 0x3c3c434a, dark: 0x54545899)
    /// The colour of a thin opaque line.
    public static let opaqueSeparator = UIColor(light: 0xc6c6c8ff, dark: 0x38383aff)
    /// The background of a screen's main view.
    public static let systemBackground = UIColor(
        light: 0xffffffff, dark: 0x000000ff, elevatedDark: 0x1c1c1eff)
    /// The background of content that is grouped on ``systemBackground``.
    public static let secondarySystemBackground = UIColor(
        light: 0xf2f2f7ff, dark: 0x1c1c1eff, elevatedDark: 0x2c2c2eff)
    /// The background of content that is grouped on ``secondarySystemBackground``.
    public static let tertiarySystemBackground = UIColor(
        light: 0xffffffff, dark: 0x2c2c2eff, elevatedDark: 0x3a3a3cff)
    /// The background of a grouped screen.
    public static let systemGroupedBackground = UIColor(
        light: 0xf2f2f7ff, dark: 0x000000ff, elevatedDark: 0x1c1c1eff)
    /// The background of a grouped table by its older name, which is ``systemGroupedBackground``.
    public static let groupTableViewBackground = systemGroupedBackground
    /// The background of content that is grouped on ``systemGroupedBackground``.
    public static let secondarySystemGroupedBackground = UIColor(
        light: 0xffffffff, dark: 0x1c1c1eff, elevatedDark: 0x2c2c2eff)
    /// The background of content that is grouped on ``secondarySystemGroupedBackground``.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: 0xf2f2f7ff, dark: 0x2c2c2eff, elevatedDark: 0x3a3a3cff)
    /// The fill colour of thin and small shapes.
    public static let systemFill = UIColor(light: 0x78788033, dark: 0x7878805c)
    /// The fill colour of medium shapes.
    public static let secondarySystemFill = UIColor(light: 0x78788029, dark: 0x78788052)
    /// The fill colour of large shapes.
    public static let tertiarySystemFill = UIColor(light: 0x7676801f, dark: 0x7676803d)
    /// The fill colour of large areas with complex content.
    public static let quaternarySystemFill = UIColor(light: 0x74748014, dark: 0x7676802e)
}
