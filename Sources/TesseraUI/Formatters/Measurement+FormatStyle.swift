import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements with their units, such as “3.1 mi”.
    /// See Apple's [Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle), which
    /// Foundation lacks on Linux.
    ///
    /// ```swift
    /// label.text = distance.formatted(.measurement(width: .wide, usage: .asProvided))
    /// ```
    ///
    /// The names and the choice of units are those of ``MeasurementFormatter``.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit.
        /// See Apple's [UnitWidth](https://developer.apple.com/documentation/foundation/measurement/formatstyle/unitwidth).
        public struct UnitWidth: Codable, Hashable, Sendable {
            /// The unit's name, such as “miles”.
            public static var wide: UnitWidth { UnitWidth(style: .long) }
            /// The unit's symbol, such as “mi”.
            public static var abbreviated: UnitWidth { UnitWidth(style: .medium) }
            /// The unit's shortest symbol, without a space before it.
            public static var narrow: UnitWidth { UnitWidth(style: .short) }

            private let rawValue: Int

            private init(style: Formatter.UnitStyle) { rawValue = style.rawValue }

            fileprivate var style: Formatter.UnitStyle { Formatter.UnitStyle(rawValue: rawValue) ?? .medium }
        }

        /// The length of the unit.
        public var width: UnitWidth
        /// The language of the unit and the number, and the region that decides about the unit.
        public var locale: Locale
        /// The purpose that decides about the unit, or nil for ``MeasurementFormatUnitUsage/general``.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The form of the number, or nil. Converted numbers are then whole, or have two digits if they are smaller than ten.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        fileprivate var hidesLetter = false

        /// Creates a style from the values of its properties.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the text of a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let isProvided = usage?.purpose == .asProvided
            let (number, unit) = UsualUnits.shown(
                value.value, value.unit, in: locale, isProvided: isProvided, isScaled: !isProvided)
            let digits = abs(number) < 10 ? 1 : 0
            let usual = FloatingPointFormatStyle<Double>.number.precision(
                .fractionLength(0...(isProvided ? 6 : digits)))
            let text = (numberFormatStyle ?? usual).locale(locale).format(number)
            if hidesLetter { return text + "°" }
            return MeasurementWords(of: unit, in: locale).text(text, width.style)
        }
    }

    /// Returns a text in the form of a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// Returns a text with the symbol of the unit that is usual where the user lives.
    public func formatted() -> String {
        FormatStyle(width: .abbreviated).format(self)
    }
}

/// The purpose of a measurement, which decides about its unit.
/// See Apple's [MeasurementFormatUnitUsage](https://developer.apple.com/documentation/foundation/measurementformatunitusage).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate enum Purpose: Codable { case general, asProvided }

    fileprivate let purpose: Purpose

    /// The unit is the one that is usual where the user lives.
    public static var general: Self { Self(purpose: .general) }
    /// The measurement keeps its unit.
    public static var asProvided: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The unit is kilometers or miles, or a smaller one where there is less than one of them.
    public static var road: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The unit is degrees Celsius or Fahrenheit.
    public static var weather: Self { .general }
    /// The unit is degrees Celsius or Fahrenheit.
    public static var person: Self { .general }
}

extension FormatStyle {
    /// Returns a style of measurements.
    ///
    /// - Parameters:
    ///   - width: The length of the unit.
    ///   - usage: The purpose that decides about the unit.
    ///   - numberFormatStyle: The form of the number, or nil.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Returns a style of temperatures.
    ///
    /// - Parameters:
    ///   - width: The length of the unit.
    ///   - usage: The purpose that decides about the unit.
    ///   - hidesScaleName: True if a degree sign stands without the letter of the scale.
    ///   - numberFormatStyle: The form of the number, or nil.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesLetter = hidesScaleName
        return style
    }
}
