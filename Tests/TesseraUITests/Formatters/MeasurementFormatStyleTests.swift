import Foundation
import TesseraUI
import Testing

struct MeasurementFormatStyleTests {
    private let american = Locale(identifier: "en_US")
    private let japanese = Locale(identifier: "ja_JP")
    private let run = Measurement(value: 5, unit: UnitLength.kilometers)
    private let warm = Measurement(value: 20.4, unit: UnitTemperature.celsius)

    @Test func `a measurement is written in a unit of the region`() {
        #expect(run.formatted(.measurement(width: .abbreviated).locale(american)) == "3.1 mi")
        #expect(run.formatted(.measurement(width: .wide, usage: .road).locale(japanese)) == "5 キロメートル")
        let short = Measurement(value: 0.35, unit: UnitLength.kilometers)
        #expect(short.formatted(.measurement(width: .abbreviated).locale(japanese)) == "350 m")
        #expect(
            warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "69°F")
        #expect(run.formatted() == run.formatted(.measurement(width: .abbreviated)))
    }

    @Test func `a measurement keeps its unit and has its number's form on demand`() {
        let wide = run.formatted(.measurement(width: .wide, usage: .asProvided).locale(american))
        #expect(wide == "5 kilometers")
        let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        let narrow = Measurement<UnitLength>.FormatStyle(
            width: .narrow, locale: american, usage: .asProvided, numberFormatStyle: number)
        #expect(run.formatted(narrow) == "5.00km")
    }

    @Test func `temperatures lose their letters on demand`() {
        #expect(
            warm.formatted(
                .measurement(width: .narrow, usage: .asProvided, hidesScaleName: true).locale(american))
                == "20.4°")
    }
}
