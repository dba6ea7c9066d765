import UIKit

extension UIColor {
    /// The orange of the bar behind white text, which is darker for users who want more contrast.
    static let bar = UIColor { traits in
        traits.accessibilityContrast == .high
            ? UIColor(red: 0.7, green: 0.37, blue: 0.0, alpha: 1)
            : UIColor(red: 0.87, green: 0.47, blue: 0.0, alpha: 1)
    }

    /// The orange of frames.
    static let frame = UIColor(red: 0.98, green: 0.58, blue: 0.09, alpha: 1)

    /// The orange of text that can be tapped.
    static let accent = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1.0, green: 0.68, blue: 0.28, alpha: 1)
            : UIColor(red: 0.72, green: 0.35, blue: 0.0, alpha: 1)
    }

    /// The red behind the badge of interviews. It is dark enough for white text.
    static let badge = UIColor(red: 0.82, green: 0.24, blue: 0.26, alpha: 1)
}
