import Foundation
import TesseraUI
import Testing

struct MeasurementFormatterTests {
    private func formatter(
        _ language: String, _ options: MeasurementFormatter.UnitOptions = [],
        _ style: Formatter.UnitStyle = .medium
    ) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.unitOptions = options
        formatter.unitStyle = style
        return formatter
    }

    private func length(_ value: Double, _ unit: UnitLength = .kilometers) -> Measurement<UnitLength> {
        Measurement(value: value, unit: unit)
    }

    @Test func `measurements have the units of the region`() {
        // A mile has 1.609 kilometers.
        #expect(formatter("en_US").string(from: length(5)) == "3.107 mi")
        #expect(formatter("ja_JP").string(from: length(5000, .meters)) == "5 km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter("en_US").string(from: warm) == "68°F")
        #expect(formatter("en_GB").string(from: warm) == "20°C")
        let fast = Measurement(value: 36, unit: UnitSpeed.kilometersPerHour)
        #expect(formatter("de_DE").string(from: fast.converted(to: .metersPerSecond)) == "36 km/h")
        #expect(
            formatter("de_DE").string(from: Measurement(value: 2.5, unit: UnitMass.kilograms)) == "2,5 kg")
    }

    @Test func `a measurement keeps its unit on demand`() {
        let formatter = formatter("en_US", .providedUnit)
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: length(7.25, .meters)) == "7.2 m")
        #expect(formatter.string(from: Measurement(value: 412, unit: UnitEnergy.kilocalories)) == "412 kcal")
        #expect(formatter.string(from: Measurement(value: 8, unit: UnitDuration.hours)) == "8 hr")
        #expect(formatter.string(from: Measurement(value: 5, unit: Unit(symbol: "bpm"))) == "5 bpm")
    }

    @Test func `the natural scale is the largest unit of which there is one`() {
        #expect(formatter("ja_JP", .naturalScale).string(from: length(0.35)) == "350 m")
        #expect(formatter("ja_JP", .naturalScale).string(from: length(0)) == "0 km")
        // A meter has 3.281 feet.
        #expect(formatter("en_US", .naturalScale).string(from: length(10, .meters)) == "32.808 ft")
        #expect(
            formatter("en_US", [.naturalScale, .providedUnit]).string(from: length(10000, .meters)) == "10 km"
        )
        let mass = Measurement(value: 0.25, unit: UnitMass.kilograms)
        #expect(formatter("ja_JP", .naturalScale).string(from: mass) == "250 g")
    }

    @Test func `temperatures lose their letters on demand`() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter("ja_JP", .temperatureWithoutUnit).string(from: warm) == "20°")
        #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warm) == "68°")
    }

    @Test func `units are symbols or names`() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter("en_US", .providedUnit, .short).string(from: length(5)) == "5km")
        #expect(formatter("en_US", .providedUnit, .long).string(from: length(5)) == "5 kilometers")
        #expect(formatter("en_US", .providedUnit, .long).string(from: length(1)) == "1 kilometer")
        #expect(formatter("en_US", .providedUnit, .long).string(from: warm) == "20 degrees Celsius")
        #expect(formatter("ja_JP", [], .long).string(from: length(5)) == "5 キロメートル")
        #expect(formatter("ja_JP", [], .long).string(from: warm) == "摂氏 20 度")
        #expect(formatter("ja_JP").string(from: Measurement(value: 7, unit: UnitDuration.hours)) == "7 時間")
        #expect(formatter("en_US", [], .long).string(from: UnitLength.feet) == "feet")
        #expect(formatter("en_US").string(from: UnitLength.feet) == "ft")
    }

    @Test func `a measurement in any kind of unit is an object that can be written`() {
        let formatter = formatter("en_US", .providedUnit)
        #expect(formatter.string(for: length(5)) == "5 km")
        #expect(formatter.string(for: Measurement(value: 5, unit: Unit(symbol: "bpm"))) == "5 bpm")
    }

    @Test func `a copy has the same values`() throws {
        let original = formatter("ja_JP", .providedUnit, .long)
        original.numberFormatter.minimumFractionDigits = 1
        let copy = try #require(original.copy() as? MeasurementFormatter)
        original.numberFormatter.minimumFractionDigits = 0
        #expect(copy.string(from: length(5)) == "5.0 キロメートル")
        #expect(copy.string(for: "5") == nil)
    }
}
