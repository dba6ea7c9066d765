import TesseraDisplay
import TesseraGraphics

extension CGColor {
    func displayColor(opacity: CGFloat = 1) -> Color {
        Color(extendedRed: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}
