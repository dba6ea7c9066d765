import Foundation

/// Writes measurements with their units, such as “5 km” or “68°F”.
/// See Apple's [MeasurementFormatter](https://developer.apple.com/documentation/foundation/measurementformatter), which Foundation
/// declares as unavailable on Linux.
///
/// ```swift
/// let distances = MeasurementFormatter()
/// distances.unitOptions = .providedUnit
/// distances.numberFormatter.maximumFractionDigits = 1
/// label.text = distances.string(from: Measurement(value: 7.25, unit: UnitLength.kilometers))
/// ```
///
/// Without options, lengths, masses, speeds and temperatures have the unit that is usual where the user lives: kilometers or
/// miles, kilograms or pounds, kilometers or miles per hour, degrees Celsius or Fahrenheit. All others keep their units.
///
/// The names of units are known in English and Japanese. Other languages have the units' symbols.
open class MeasurementFormatter: Formatter {
    /// The choice of the unit in which a measurement is written.
    /// See Apple's [MeasurementFormatter.UnitOptions](
    /// https://developer.apple.com/documentation/foundation/measurementformatter/unitoptions-swift.struct).
    public struct UnitOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement keeps its unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Lengths and masses have the largest unit of which there is at least one, such as meters rather than kilometers. With
        /// ``providedUnit``, it is a unit of the same kind as the measurement's own.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures have a degree sign without a letter.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    private var chosenLocale: Locale?

    /// Creates a formatter for the user's language and region.
    public override init() {
        super.init()
        numberFormatter.numberStyle = .decimal
        numberFormatter.locale = locale
    }

    /// Creates nothing: coders have no formatters, so that the result is always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The choice of the unit. The default is none, with which the unit is the one that is usual where the user lives.
    open var unitOptions: UnitOptions = []
    /// The length of the unit: a symbol close to the number, a symbol, or a name. The default is `medium`.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The formatter of the numbers. The default writes decimal numbers with at most three digits after the point.
    open var numberFormatter: NumberFormatter! = NumberFormatter()
    /// The language of the names and the region that decides about units. The default, which setting nil restores, is the user's.
    /// The formatter of the numbers gets the locale too.
    open var locale: Locale! {
        get { chosenLocale ?? .autoupdatingCurrent }
        set {
            chosenLocale = newValue
            numberFormatter?.locale = locale
        }
    }

    /// Returns a text for a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = UsualUnits.shown(
            measurement.value, measurement.unit, in: locale ?? .autoupdatingCurrent,
            isProvided: unitOptions.contains(.providedUnit), isScaled: unitOptions.contains(.naturalScale))
        let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        return MeasurementWords(of: unit, in: locale ?? .autoupdatingCurrent).text(number, unitStyle)
    }

    /// Returns the symbol or the name of a unit, without a number.
    open func string(from unit: Unit) -> String {
        MeasurementWords(of: unit, in: locale ?? .autoupdatingCurrent).name(unitStyle)
    }

    /// Returns a text for a measurement, or nil for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? any WritableMeasurement)?.text(by: self)
    }

    /// Returns a formatter with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MeasurementFormatter()
        copy.unitOptions = unitOptions
        copy.unitStyle = unitStyle
        copy.chosenLocale = chosenLocale
        copy.numberFormatter = numberFormatter?.copy() as? NumberFormatter ?? numberFormatter
        return copy
    }
}

/// A measurement in any kind of unit. Swift does not convert a measurement in meters into one in units.
private protocol WritableMeasurement {
    /// Returns the text that a formatter writes for the measurement.
    func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: WritableMeasurement {
    fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
