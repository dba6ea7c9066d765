import TesseraGraphics

typealias Color = Canvas.Color
typealias Paint = Canvas.Paint

/// Returns a colour from its notation on the web, as in `rgb(0xC0392B)`.
func rgb(_ hex: Int, _ alpha: Double = 1) -> Color {
    Color(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
        blue: Double(hex & 255) / 255,
        alpha: alpha)
}

extension Color {
    /// Returns a mixture with another colour: 0 is this colour, 1 the other.
    func mixed(_ other: Color, _ amount: Double) -> Color {
        Color(
            red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
            blue: blue + (other.blue - blue) * amount, alpha: alpha + (other.alpha - alpha) * amount)
    }

    /// Returns a mixture with a warm white.
    func lighter(_ amount: Double) -> Color { mixed(rgb(0xFFF8E8, alpha), amount) }

    /// Returns a mixture with a warm black.
    func darker(_ amount: Double) -> Color { mixed(rgb(0x1E0F08, alpha), amount) }

    /// Returns the colour with another opacity.
    func opacity(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

    /// Returns a colour that is lighter or darker by a random amount.
    func varied(_ random: Random, _ amount: Double = 0.12) -> Color {
        let shift = random.jitter(amount)
        return shift > 0 ? lighter(shift) : darker(-shift)
    }
}
