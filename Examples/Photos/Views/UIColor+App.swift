import UIKit

/// The colours behind white texts. They are darker for users who want more contrast.
extension UIColor {
    static let bar = behindText(
        UIColor(red: 0.87, green: 0.47, blue: 0.0, alpha: 1),
        inHighContrast: UIColor(red: 0.7, green: 0.37, blue: 0.0, alpha: 1))
    static let newTag = behindText(
        UIColor(red: 0.87, green: 0.41, blue: 0.13, alpha: 1),
        inHighContrast: UIColor(red: 0.76, green: 0.33, blue: 0.08, alpha: 1))
    static let recommendTag = behindText(
        UIColor(red: 0.96, green: 0.65, blue: 0.08, alpha: 1),
        inHighContrast: UIColor(red: 0.62, green: 0.4, blue: 0.0, alpha: 1))
    static let featuredTag = behindText(
        UIColor(red: 0.13, green: 0.69, blue: 0.17, alpha: 1),
        inHighContrast: UIColor(red: 0.08, green: 0.53, blue: 0.12, alpha: 1))

    private static func behindText(_ color: UIColor, inHighContrast dark: UIColor) -> UIColor {
        UIColor { $0.accessibilityContrast == .high ? dark : color }
    }
}
