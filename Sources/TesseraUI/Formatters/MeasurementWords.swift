import Foundation

/// The words of a unit of measurement in a language.
struct MeasurementWords {
    private let unit: Unit
    private let isJapanese: Bool
    private let isEnglish: Bool
    private let entry: Entry?

    init(of unit: Unit, in locale: Locale) {
        let language = locale.language.languageCode?.identifier
        self.unit = unit
        (isJapanese, isEnglish) = (language == "ja", language == "en")
        entry = Self.entries["\(type(of: unit)) \(unit.symbol)"]
    }

    /// Returns a number with the unit.
    func text(_ number: String, _ style: Formatter.UnitStyle) -> String {
        if style == .long, isJapanese, let name = entry?.japanese {
            return name.contains("#") ? name.replacing("#", with: " \(number) ") : "\(number) \(name)"
        }
        if style == .long, isEnglish, let entry {
            return "\(number) \(number == "1" ? entry.singular : entry.plural)"
        }
        let symbol = symbol(isShort: style == .short)
        let isClose = style == .short || symbol.hasPrefix("°")
        return isClose ? number + symbol : "\(number) \(symbol)"
    }

    /// Returns the unit without a number.
    func name(_ style: Formatter.UnitStyle) -> String {
        if style == .long, isJapanese, let name = entry?.japanese { return name.replacing("#", with: "") }
        if style == .long, isEnglish, let entry { return entry.plural }
        return symbol(isShort: style == .short)
    }

    private func symbol(isShort: Bool) -> String {
        if isJapanese, !isShort, unit is UnitDuration, let name = entry?.japanese { return name }
        guard let entry else { return unit.symbol }
        guard isEnglish else { return entry.symbol ?? unit.symbol }
        return (isShort ? entry.shortest : nil) ?? entry.symbol ?? unit.symbol
    }

    // MARK: Names

    private struct Entry {
        let singular: String
        let plural: String
        /// The name in Japanese. A number sign (#) marks the place of the number, unless the number comes before the name.
        let japanese: String
        /// The symbol, or nil if the symbol of the unit itself is used.
        let symbol: String?
        /// The symbol that follows an English number without a space, or nil if ``symbol`` does so.
        let shortest: String?

        init(_ parts: [String]) {
            func part(_ index: Int) -> String? {
                index < parts.count && !parts[index].isEmpty ? parts[index] : nil
            }
            (singular, plural, japanese) = (parts[1], parts[2], parts[3])
            (symbol, shortest) = (part(4), part(5))
        }
    }

    private static let entries = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").map { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            return (parts[0], Entry(parts))
        })

    /// A line for each unit. It contains the class and the symbol of the unit, its names, its symbol if that differs from
    /// Foundation's, and its shortest symbol in English.
    private static let table = """
        UnitLength km|kilometer|kilometers|キロメートル
        UnitLength m|meter|meters|メートル
        UnitLength cm|centimeter|centimeters|センチメートル
        UnitLength mm|millimeter|millimeters|ミリメートル
        UnitLength mi|mile|miles|マイル
        UnitLength yd|yard|yards|ヤード
        UnitLength ft|foot|feet|フィート||′
        UnitLength in|inch|inches|インチ||″
        UnitLength NM|nautical mile|nautical miles|海里|nmi
        UnitMass kg|kilogram|kilograms|キログラム
        UnitMass g|gram|grams|グラム
        UnitMass mg|milligram|milligrams|ミリグラム
        UnitMass t|metric ton|metric tons|トン
        UnitMass lb|pound|pounds|ポンド||#
        UnitMass oz|ounce|ounces|オンス
        UnitMass st|stone|stones|ストーン
        UnitTemperature °C|degree Celsius|degrees Celsius|摂氏#度
        UnitTemperature °F|degree Fahrenheit|degrees Fahrenheit|華氏#度||°
        UnitTemperature K|kelvin|kelvins|ケルビン
        UnitSpeed m/s|meter per second|meters per second|秒速#メートル
        UnitSpeed km/h|kilometer per hour|kilometers per hour|時速#キロメートル
        UnitSpeed mph|mile per hour|miles per hour|時速#マイル
        UnitSpeed kn|knot|knots|ノット
        UnitEnergy kCal|kilocalorie|kilocalories|キロカロリー|kcal
        UnitEnergy cal|calorie|calories|カロリー
        UnitEnergy J|joule|joules|ジュール
        UnitEnergy kJ|kilojoule|kilojoules|キロジュール
        UnitEnergy kWh|kilowatt hour|kilowatt hours|キロワット時
        UnitDuration h|hour|hours|時間|hr|h
        UnitDuration m|minute|minutes|分|min|m
        UnitDuration s|second|seconds|秒|sec|s
        UnitDuration ms|millisecond|milliseconds|ミリ秒
        UnitVolume L|liter|liters|リットル
        UnitVolume mL|milliliter|milliliters|ミリリットル
        UnitVolume cup|cup|cups|カップ|c
        UnitVolume fl oz|fluid ounce|fluid ounces|液量オンス
        UnitVolume tbsp|tablespoon|tablespoons|大さじ
        UnitVolume tsp|teaspoon|teaspoons|小さじ
        UnitVolume gal|gallon|gallons|ガロン
        UnitVolume pt|pint|pints|パイント
        UnitVolume qt|quart|quarts|クォート
        UnitArea m²|square meter|square meters|平方メートル
        UnitArea km²|square kilometer|square kilometers|平方キロメートル
        UnitArea ft²|square foot|square feet|平方フィート|sq ft|ft²
        UnitArea mi²|square mile|square miles|平方マイル|sq mi|mi²
        UnitArea ha|hectare|hectares|ヘクタール
        UnitArea ac|acre|acres|エーカー
        UnitPressure hPa|hectopascal|hectopascals|ヘクトパスカル
        UnitPressure mbar|millibar|millibars|ミリバール
        UnitAngle °|degree|degrees|度
        UnitAngle rad|radian|radians|ラジアン
        UnitPower W|watt|watts|ワット
        UnitPower kW|kilowatt|kilowatts|キロワット
        UnitFrequency Hz|hertz|hertz|ヘルツ
        UnitFrequency kHz|kilohertz|kilohertz|キロヘルツ
        """
}
