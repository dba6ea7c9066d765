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
/// Without options, lengths, masses, speeds and temperatures have the unit that is usual where the user lives: kilometers or miles,
/// kilograms or pounds, kilometers or miles per hour, degrees Celsius or Fahrenheit. All others keep their units.
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
    /// The language of the names and the region that decides about units. The default, which setting nil restores, is the user's. The
    /// formatter of the numbers gets the locale too.
    open var locale: Locale! {
        get { chosenLocale ?? .autoupdatingCurrent }
        set {
            chosenLocale = newValue
            numberFormatter?.locale = locale
        }
    }

    /// Returns a text for a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = shown(measurement.value, measurement.unit)
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
        (obj as? Measurement<Unit>).map { string(from: $0) }
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

    // MARK: Units

    /// Returns the value and the unit in which a measurement is written.
    private func shown(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
        guard let own = unit as? Dimension else { return (value, unit) }
        let scales = UsualUnits(of: own)
        let isProvided = unitOptions.contains(.providedUnit)
        let usual = isProvided ? own : scales.usual(in: locale ?? .autoupdatingCurrent) ?? own
        func converted(to unit: Dimension) -> Double {
            unit == own
                ? value
                : unit.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
        }
        guard unitOptions.contains(.naturalScale), value != 0, value.isFinite,
            let scale = scales.scale(around: usual),
            let unit = scale.first(where: { abs(converted(to: $0)) >= 1 }) ?? scale.last
        else { return (converted(to: usual), usual) }
        return (converted(to: unit), unit)
    }
}

/// The units in which people of different regions write what a dimension measures.
private struct UsualUnits {
    private let dimension: Dimension

    init(of dimension: Dimension) {
        self.dimension = dimension
    }

    /// Returns the unit that is usual in a region, or nil if that is not known for the dimension.
    func usual(in locale: Locale) -> Dimension? {
        let system = locale.measurementSystem
        switch dimension {
        case is UnitLength: return system == .metric ? UnitLength.kilometers : UnitLength.miles
        case is UnitMass: return system == .us ? UnitMass.pounds : UnitMass.kilograms
        case is UnitSpeed: return system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
        case is UnitTemperature:
            let isFahrenheit = Self.fahrenheitRegions.contains(locale.region?.identifier ?? "")
            return isFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        default: return nil
        }
    }

    /// Returns the units of the kind of a unit, from the largest to the smallest, or nil if the unit has no such kind.
    func scale(around unit: Dimension) -> [Dimension]? {
        let scales: [[Dimension]]
        switch dimension {
        case is UnitLength:
            scales = [
                [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
                [UnitLength.miles, UnitLength.feet, UnitLength.inches],
            ]
        case is UnitMass:
            scales = [
                [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
                [UnitMass.pounds, UnitMass.ounces],
            ]
        default: return nil
        }
        return scales.first { $0.contains(unit) }
    }

    private static let fahrenheitRegions: Set<String> = [
        "US", "AS", "BS", "BZ", "FM", "GU", "KY", "MH", "MP", "PR", "PW", "UM", "VI",
    ]
}
