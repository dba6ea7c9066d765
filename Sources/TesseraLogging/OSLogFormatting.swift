import Foundation

/// The format of an integer in the log.
///
/// See Apple's [OSLogIntegerFormatting](https://developer.apple.com/documentation/os/oslogintegerformatting).
public struct OSLogIntegerFormatting: Sendable {
    enum Base: Int { case octal = 8, decimal = 10, hex = 16 }

    let base: Base
    var plus = false
    var prefix = false
    var uppercase = false
    var digits = 0

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting(base: .decimal)
    /// Hexadecimal digits in small letters.
    public static let hex = OSLogIntegerFormatting(base: .hex)
    /// Octal digits.
    public static let octal = OSLogIntegerFormatting(base: .octal)

    /// Returns a format with decimal digits, an optional plus sign before positive numbers, and a least number of
    /// digits.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(base: .decimal, plus: explicitPositiveSign, digits: minDigits)
    }

    /// Returns a format with hexadecimal digits in small letters or capitals, an optional `0x` before them, and a least
    /// number of digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            base: .hex, plus: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase,
            digits: minDigits)
    }

    /// Returns a format with octal digits, an optional `0o` before them, and a least number of digits.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            base: .octal, plus: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase,
            digits: minDigits)
    }

    func text(_ value: some BinaryInteger) -> String {
        var text = String(value.magnitude, radix: base.rawValue, uppercase: uppercase)
        text = String(repeating: "0", count: max(0, digits - text.count)) + text
        if prefix { text = (base == .hex ? "0x" : base == .octal ? "0o" : "") + text }
        return (value < 0 ? "-" : plus ? "+" : "") + text
    }
}

/// The format of a floating-point number in the log.
///
/// See Apple's [OSLogFloatFormatting](https://developer.apple.com/documentation/os/oslogfloatformatting).
public struct OSLogFloatFormatting: Sendable {
    let conversion: Character
    var precision = 6
    var plus = false

    /// Six digits after the decimal point.
    public static let fixed = OSLogFloatFormatting(conversion: "f")
    /// Hexadecimal digits.
    public static let hex = OSLogFloatFormatting(conversion: "a")
    /// One digit before the decimal point, six digits after it, and an exponent.
    public static let exponential = OSLogFloatFormatting(conversion: "e")
    /// The shorter one of the formats ``fixed`` and ``exponential``.
    public static let hybrid = OSLogFloatFormatting(conversion: "g")

    /// Returns a format with the given number of digits after the decimal point.
    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "F" : "f", precision: precision, plus: explicitPositiveSign)
    }

    /// Returns a format with one digit before the decimal point, the given number of digits after it, and an exponent.
    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "E" : "e", precision: precision, plus: explicitPositiveSign)
    }

    /// Returns the shorter one of the formats ``fixed`` and ``exponential``, with the given precision.
    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "G" : "g", precision: precision, plus: explicitPositiveSign)
    }

    func text(_ value: Double) -> String {
        // A Double has at most 1074 digits after the decimal point, so more would be zeros.
        String(format: "%\(plus ? "+" : "").\(min(max(precision, 0), 1_074))\(conversion)", value)
    }
}

/// The format of a boolean value in the log.
///
/// See Apple's [OSLogBoolFormat](https://developer.apple.com/documentation/os/oslogboolformat).
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// The number of columns that a value takes in the log, and its alignment in them.
///
/// See Apple's [OSLogStringAlignment](https://developer.apple.com/documentation/os/oslogstringalignment).
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isLeft: Bool

    /// As many columns as the value needs.
    public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

    /// Returns an alignment in which the value is at the right end of at least the given number of columns.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }

    /// Returns an alignment in which the value is at the left end of at least the given number of columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    func text(_ value: String) -> String {
        let space = String(repeating: " ", count: max(0, min(columns, 10_000) - value.count))
        return isLeft ? value + space : space + value
    }
}
