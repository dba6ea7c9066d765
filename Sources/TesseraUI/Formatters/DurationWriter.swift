import Foundation

/// A number of years, hours or other units.
struct DurationValue {
    var unit: RelativeUnit
    /// The number, which is not negative.
    var count: Int
}

extension RelativeUnit {
    /// The unit of Foundation's style and its length in seconds, or nil for years and months, whose length varies.
    fileprivate var ofStyle: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
        switch self {
        case .year, .month: nil
        case .week: (.weeks, 7 * 86_400)
        case .day: (.days, 86_400)
        case .hour: (.hours, 3600)
        case .minute: (.minutes, 60)
        case .second: (.seconds, 1)
        }
    }

    /// Returns how many of another unit make up this unit, or nil if that varies, as the days of a month do.
    func factor(to other: RelativeUnit) -> Int? {
        if self == .year, other == .month { return 12 }
        guard let own = ofStyle, let others = other.ofStyle else { return nil }
        return own.seconds / others.seconds
    }
}

/// Writes durations in a language.
struct DurationWriter {
    let style: DateComponentsFormatter.UnitsStyle
    let locale: Locale

    private var language: String { locale.language.languageCode?.identifier ?? "en" }
    private var isJapanese: Bool { language == "ja" }
    private var isEnglish: Bool { language == "en" }

    /// The width of the shortest units. The narrow ones of Japanese have a Latin letter for weeks.
    private var shortest: Duration.UnitsFormatStyle.UnitWidth {
        isJapanese ? .condensedAbbreviated : .narrow
    }

    /// Returns those of some units for which the language has words. Days take the places of years and months without words.
    func writable(_ units: [RelativeUnit]) -> [RelativeUnit] {
        guard !isJapanese, !isEnglish, units.contains(where: { $0.ofStyle == nil }) else { return units }
        return RelativeUnit.allCases.filter { ($0 == .day || units.contains($0)) && $0.ofStyle != nil }
    }

    /// Returns a text with some values. There must be at least one value.
    func text(_ values: [DurationValue], isPadded: Bool, keepsZeros: Bool) -> String {
        switch style {
        case .positional: positional(values, isPadded: isPadded, keepsZeros: keepsZeros)
        case .abbreviated: words(values, shortest)
        case .short: words(values, .abbreviated)
        case .full: words(values, .wide)
        case .spellOut: values.map { spelled($0) }.joined(separator: isJapanese ? " " : ", ")
        case .brief: brief(values)
        }
    }

    /// Adds to a text that it is approximate, or that the duration remains, if the language has words for that.
    func phrase(_ text: String, isApproximate: Bool, isRemaining: Bool) -> String {
        var text = text
        if isEnglish {
            if isApproximate { text = "About \(text)" }
            if isRemaining { text += " remaining" }
        } else if isJapanese {
            if isApproximate { text = "約\(text)" }
            if isRemaining { text = "残り\(text)" }
        }
        return text
    }

    private func positional(_ values: [DurationValue], isPadded: Bool, keepsZeros: Bool) -> String {
        let times: [RelativeUnit] = [.hour, .minute, .second]
        let time = values.filter { times.contains($0.unit) }
        let places = time.compactMap { times.firstIndex(of: $0.unit) }
        let days = values.filter {
            !times.contains($0.unit) && (keepsZeros || isPadded || $0.count > 0)
        }
        // A single number after days could mean hours or minutes.
        guard let first = places.first, let last = places.last, last - first == places.count - 1,
            days.isEmpty || places.count > 1
        else {
            return words(time.isEmpty ? values : days + time, shortest)
        }
        let digits = time.enumerated().map { place, value in
            let isLong = isPadded || (place > 0 && !keepsZeros)
            return value.count.formatted(
                .number.grouping(.never).precision(.integerLength((isLong ? 2 : 1)...)).locale(locale))
        }.joined(separator: ":")
        return days.isEmpty ? digits : words(days, shortest) + " " + digits
    }

    private func words(_ values: [DurationValue], _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let exact = values.filter { $0.unit.ofStyle != nil }
        var parts = values.filter { $0.unit.ofStyle == nil }.map { long($0, width) }
        if !exact.isEmpty {
            var seconds = 0
            var units: Set<Duration.UnitsFormatStyle.Unit> = []
            for value in exact {
                guard let (unit, length) = value.unit.ofStyle else { continue }
                seconds += value.count * length
                units.insert(unit)
            }
            let format = Duration.UnitsFormatStyle(
                allowedUnits: units, width: width, zeroValueUnits: .show(length: 1)
            ).locale(locale)
            parts.append(format.format(.seconds(seconds)))
        }
        let isNarrow = width == .narrow || width == .condensedAbbreviated
        return parts.joined(separator: isJapanese ? (isNarrow ? "" : " ") : (isNarrow ? " " : ", "))
    }

    /// Returns a text with years or months, in English or Japanese.
    private func long(_ value: DurationValue, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let isYear = value.unit == .year
        let number = value.count.formatted(.number.locale(locale))
        if isJapanese { return number + (isYear ? "年" : "か月") }
        let ending = value.count == 1 ? "" : "s"
        return switch width {
        case .narrow: number + (isYear ? "y" : "mo")
        case .abbreviated: number + (isYear ? " yr" : " mth") + ending
        default: number + (isYear ? " year" : " month") + ending
        }
    }

    private func spelled(_ value: DurationValue) -> String {
        let text = words([value], .wide)
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        let number = value.count.formatted(.number.locale(locale))
        guard let word = formatter.string(from: NSNumber(value: value.count)),
            let range = text.range(of: number)
        else { return text }
        return text.replacingCharacters(in: range, with: word)
    }

    private func brief(_ values: [DurationValue]) -> String {
        guard isEnglish else { return words(values, .condensedAbbreviated) }
        return values.map { words([$0], .abbreviated).replacing(" ", with: "") }.joined(separator: " ")
    }
}
