/// A category of numbers for which a language has its own form of words, by the rules of Unicode's Common Locale Data
/// Repository.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// Returns the category of a number in a language. In a language that is not listed here, 1 is `one` and all other
    /// numbers are `other`, as in most languages.
    static func of(_ number: Double, in language: String) -> PluralCategory {
        let number = abs(number)
        let language = language.lowercased().prefix { $0 != "-" && $0 != "_" }
        guard number.isFinite, number < 1e15 else { return .other }
        let whole = number == number.rounded(.down) ? Int(number) : nil
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv", "bo", "dz", "to", "wo",
            "yo":
            return .other
        case "fr", "pt", "hy", "ff", "kab":
            return number < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "am", "as", "zu":
            return number <= 1 ? .one : .other
        case "ak", "ln", "mg", "pa", "ti", "wa", "si", "bho": return whole == 0 || whole == 1 ? .one : .other
        case "da": return number > 0 && number < 2 ? .one : .other
        case "is", "mk":
            guard let whole else { return .other }
            return whole % 10 == 1 && whole % 100 != 11 ? .one : .other
        case "ru", "uk", "be": return eastSlavic(whole)
        case "sr", "hr", "bs", "sh": return southSlavic(whole)
        case "pl": return polish(whole)
        case "cs", "sk":
            guard let whole else { return .many }
            return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
        case "sl":
            guard let whole else { return .few }
            return [1: .one, 2: .two, 3: .few, 4: .few][whole % 100] ?? .other
        case "lt":
            guard let whole else { return .many }
            if (11...19).contains(whole % 100) { return .other }
            return whole % 10 == 1 ? .one : whole % 10 >= 2 ? .few : .other
        case "lv":
            guard let whole else { return .other }
            if whole % 10 == 0 || (11...19).contains(whole % 100) { return .zero }
            return whole % 10 == 1 ? .one : .other
        case "ro", "mo":
            guard let whole else { return .few }
            if whole == 1 { return .one }
            return whole == 0 || (1...19).contains(whole % 100) ? .few : .other
        case "ar", "ars": return arabic(whole)
        case "he", "iw":
            guard let whole else { return number < 1 ? .one : .other }
            return whole == 1 ? .one : whole == 2 ? .two : .other
        case "ga":
            guard let whole else { return .other }
            return whole == 1
                ? .one
                : whole == 2
                    ? .two
                    : (3...6).contains(whole) ? .few : (7...10).contains(whole) ? .many : .other
        case "cy":
            guard let whole else { return .other }
            return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][whole] ?? .other
        case "mt":
            guard let whole else { return .other }
            if whole == 1 { return .one }
            if whole == 2 { return .two }
            if whole == 0 || (3...10).contains(whole % 100) { return .few }
            return (11...19).contains(whole % 100) ? .many : .other
        case "fil", "tl":
            guard let whole else { return .other }
            return [4, 6, 9].contains(whole % 10) ? .other : .one
        default: return whole == 1 ? .one : .other
        }
    }

    private static func eastSlavic(_ whole: Int?) -> PluralCategory {
        guard let whole else { return .other }
        if (11...14).contains(whole % 100) { return .many }
        return whole % 10 == 1 ? .one : (2...4).contains(whole % 10) ? .few : .many
    }

    private static func southSlavic(_ whole: Int?) -> PluralCategory {
        guard let whole, !(11...14).contains(whole % 100) else { return .other }
        return whole % 10 == 1 ? .one : (2...4).contains(whole % 10) ? .few : .other
    }

    private static func polish(_ whole: Int?) -> PluralCategory {
        guard let whole else { return .other }
        if whole == 1 { return .one }
        return (2...4).contains(whole % 10) && !(12...14).contains(whole % 100) ? .few : .many
    }

    private static func arabic(_ whole: Int?) -> PluralCategory {
        guard let whole else { return .other }
        if whole <= 2 { return [.zero, .one, .two][whole] }
        return (3...10).contains(whole % 100) ? .few : (11...99).contains(whole % 100) ? .many : .other
    }
}
