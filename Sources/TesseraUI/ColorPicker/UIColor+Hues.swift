import Foundation

extension UIColor {
    /// Returns the bright hues from red through green and blue back to red, which are the colours of a gradient.
    static func hues(saturation: CGFloat) -> [UIColor] {
        (0...6).map { sector in
            UIColor(hue: CGFloat(sector % 6) / 6, saturation: saturation, brightness: 1, alpha: 1)
        }
    }
}
