import ArgumentParser

/// The size of a screen in points, as in `390x844`.
struct ScreenSize: ExpressibleByArgument, Equatable {
    var width: Double
    var height: Double

    /// The greatest side of a screen, in points.
    static let greatest = 16_384.0

    init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }

    /// Reads a size. Returns nil if the text is not two numbers of points from 1 to ``greatest`` with an `x`
    /// in between.
    init?(argument: String) {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            (1...Self.greatest).contains(width), (1...Self.greatest).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    var defaultValueDescription: String { "\(Int(width))x\(Int(height))" }
}

/// The sizes of text that a user can choose, by the names that Apple's documents give them.
enum TextSize: String, CaseIterable, ExpressibleByArgument {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibilityMedium = "AX1"
    case accessibilityLarge = "AX2"
    case accessibilityExtraLarge = "AX3"
    case accessibilityExtraExtraLarge = "AX4"
    case accessibilityExtraExtraExtraLarge = "AX5"

    /// The size of text in pixels that a display reports for it. Body text of 17 points stands for 16 pixels.
    var pixels: Double {
        let points: Double =
            switch self {
            case .extraSmall: 14
            case .small: 15
            case .medium: 16
            case .large: 17
            case .extraLarge: 19
            case .extraExtraLarge: 21
            case .extraExtraExtraLarge: 23
            case .accessibilityMedium: 28
            case .accessibilityLarge: 33
            case .accessibilityExtraLarge: 40
            case .accessibilityExtraExtraLarge: 47
            case .accessibilityExtraExtraExtraLarge: 53
            }
        return points / 17 * 16
    }
}
