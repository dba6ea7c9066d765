import ArgumentParser
import Foundation

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

/// A language as a tag of BCP 47, as in `ja`, `pt-BR` or `zh-Hant-TW`.
struct LanguageTag: ExpressibleByArgument, Equatable {
    let text: String

    init(text: String) {
        self.text = text
    }

    /// The greatest number of characters. A display states tags of up to 64, and ``fromRightToLeft`` adds five.
    private static let longest = 59

    /// Reads a tag. Returns nil if the text does not begin with the two or three letters of a language, if its other parts are
    /// not one to eight letters and digits each, or if it has more than 59 characters.
    init?(argument: String) {
        let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
        func isPart(_ part: Substring) -> Bool {
            (1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { Self.isLetter($0) || (48...57).contains($0) }
        }
        guard argument.utf8.count <= Self.longest, let language = parts.first,
            (2...3).contains(language.utf8.count),
            language.utf8.allSatisfy(Self.isLetter), parts.allSatisfy(isPart)
        else { return nil }
        text = argument
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte)
    }

    /// The tag of the same language in a script from right to left. The script decides the direction, so that texts stay in their
    /// language.
    var fromRightToLeft: String {
        var parts = text.split(separator: "-")
        // A part of four characters with a digit at its beginning is a variant, such as an orthography.
        if parts.count > 1, parts[1].count == 4, parts[1].utf8.allSatisfy(Self.isLetter) {
            parts.remove(at: 1)
        }
        parts.insert("Arab", at: 1)
        return parts.joined(separator: "-")
    }

    var defaultValueDescription: String { text }
}

/// A time zone by its name in the tz database, as in `Asia/Tokyo`.
struct TimeZoneName: ExpressibleByArgument, Equatable {
    let text: String

    init(text: String) {
        self.text = text
    }

    /// Reads a name. Returns nil if there is no such time zone, or if its name is none that a display can state. (Foundation
    /// knows `GMT+05:30`, too, which the tz database does not.)
    init?(argument: String) {
        guard (1...64).contains(argument.utf8.count), argument.utf8.allSatisfy(Self.isOfName),
            TimeZone(identifier: argument) != nil
        else { return nil }
        text = argument
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        let character = Character(UnicodeScalar(byte))
        return byte < 128 && (character.isLetter || character.isNumber || "-_+/".contains(character))
    }

    var defaultValueDescription: String { text }
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
