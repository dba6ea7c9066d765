import Foundation

/// A mountain, with what it is found by.
struct Mountain: Hashable, Sendable {
    let name: String
    /// How the name is read, in hiragana; empty where it is written as it is read.
    let reading: String
    /// Metres above the sea.
    let height: Int
    private let key: String

    init(name: String, reading: String = "", height: Int) {
        (self.name, self.reading, self.height) = (name, reading, height)
        key = Self.key(of: "\(name) \(reading)")
    }

    /// The mountains, the highest first, in whose name or reading every word of a text occurs.
    static func matching(_ text: String, in mountains: [Mountain] = all) -> [Mountain] {
        let words = key(of: text).split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return mountains }
        return mountains.filter { mountain in words.allSatisfy { mountain.key.contains($0) } }
    }

    /// A text as it is compared: without accents, in lower case, katakana as hiragana, wide letters as narrow ones.
    private static func key(of text: String) -> String {
        // The compatibility mapping joins narrow kana with their marks, and makes wide letters narrow.
        let folded = text.precomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let scalars = folded.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
            return isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
