import Foundation

/// The units in which people of different regions write what a dimension measures.
struct UsualUnits {
    private let dimension: Dimension

    init(of dimension: Dimension) {
        self.dimension = dimension
    }

    /// Returns the value and the unit in which a measurement is written.
    ///
    /// - Parameters:
    ///   - value: The number of units.
    ///   - unit: The unit of the measurement.
    ///   - locale: The locale, whose region decides about the unit.
    ///   - isProvided: True if the measurement keeps its unit, or one of its kind.
    ///   - isScaled: True if the unit is the largest one of which there is at least one.
    static func shown(
        _ value: Double, _ unit: Unit, in locale: Locale, isProvided: Bool, isScaled: Bool
    ) -> (value: Double, unit: Unit) {
        guard let own = unit as? Dimension else { return (value, unit) }
        let units = UsualUnits(of: own)
        let usual = isProvided ? own : units.usual(in: locale) ?? own
        func converted(to unit: Dimension) -> Double {
            unit == own
                ? value
                : unit.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: value))
        }
        guard isScaled, value != 0, value.isFinite, let scale = units.scale(around: usual),
            let unit = scale.first(where: { abs(converted(to: $0)) >= 1 }) ?? scale.last
        else { return (converted(to: usual), usual) }
        return (converted(to: unit), unit)
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
