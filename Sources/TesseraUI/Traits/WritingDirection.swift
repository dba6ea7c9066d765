import Foundation

/// The direction in which languages are written.
enum WritingDirection {
    /// The scripts that are written from right to left, by their lowercase ISO 15924 codes.
    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]

    /// The languages whose usual script is one of ``scripts``, by their ISO 639 codes.
    private static let languages: Set<String> = [
        "ar", "arc", "arz", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc",
        "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]

    /// Returns true if a language is written from right to left, judging by the script in its BCP 47 tag, or
    /// else by its usual script.
    static func isRightToLeft(_ language: String) -> Bool {
        let parts = language.lowercased().split(separator: "-").map(String.init)
        let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
        if let script { return scripts.contains(script) }
        return parts.first.map(languages.contains) ?? false
    }
}
