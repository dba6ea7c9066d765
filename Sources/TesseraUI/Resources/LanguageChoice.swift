/// Chooses among the languages that an app has.
enum LanguageChoice {
    /// Returns the language that suits the user best, or nil if the user prefers none of them.
    ///
    /// A language suits if its tag equals the preferred tag or the beginning of it: `zh-Hant-TW` matches `zh-Hant`, or
    /// else `zh`. If there is none, a variant for another region suits: `en` matches `en-GB`.
    static func best(of available: [String], for preferences: [String]) -> String? {
        let tags = available.filter { $0 != "Base" }.map { (name: $0, parts: parts($0)) }
        for preference in preferences {
            let wanted = parts(preference)
            for length in stride(from: wanted.count, to: 0, by: -1) {
                let start = Array(wanted[..<length])
                if let exact = tags.first(where: { $0.parts == start }) { return exact.name }
            }
            // Chinese is left out, since readers of one of its scripts may not read the other.
            if wanted.first != "zh", let other = tags.first(where: { $0.parts.first == wanted.first }) {
                return other.name
            }
        }
        return nil
    }

    /// Returns the language that suits the user best, or `Base` if that is the language of the app's development and has no
    /// folder of its own. Returns nil if the user prefers none of the languages.
    ///
    /// What a folder `Base` contains is written in the language of development, so an app with such a folder has that
    /// language, too.
    static func best(of available: [String], development: String, for preferences: [String]) -> String? {
        let isBase =
            available.contains("Base")
            && !available.contains { parts(development).starts(with: parts($0)) }
        let best = best(of: isBase ? available + [development] : available, for: preferences)
        return isBase && best == development ? "Base" : best
    }

    private static let chineseScripts = [
        "tw": "hant", "hk": "hant", "mo": "hant", "cn": "hans", "sg": "hans",
    ]
    private static let otherNames = [
        "iw": "he", "in": "id", "no": "nb", "english": "en", "japanese": "ja", "german": "de", "french": "fr",
        "spanish": "es", "italian": "it", "dutch": "nl",
    ]

    /// Returns the parts of a tag in small letters. The parts of a tag for Chinese include the script.
    private static func parts(_ tag: String) -> [String] {
        var parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let language = parts.first else { return [] }
        parts[0] = otherNames[language] ?? language
        if parts[0] == "zh" {
            if parts.count > 1, let script = chineseScripts[parts[1]] { parts.insert(script, at: 1) }
            if parts.count == 1 { parts.append("hans") }
        }
        return parts
    }
}
