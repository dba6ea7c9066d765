import Foundation

/// A mountain, with the text by which a search finds it.
struct Mountain: Hashable, Sendable {
    let name: String
    /// The reading of the name in hiragana, or an empty text for a European name.
    let reading: String
    /// The height in metres above the sea.
    let height: Int
    private let key: String

    init(name: String, reading: String = "", height: Int) {
        (self.name, self.reading, self.height) = (name, reading, height)
        key = Self.key(of: "\(name) \(reading)")
    }

    /// Returns the mountains in whose name or reading every word of a text occurs, the highest first.
    static func matching(_ text: String, in mountains: [Mountain] = all) -> [Mountain] {
        let words = key(of: text).split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return mountains }
        return mountains.filter { mountain in words.allSatisfy { mountain.key.contains($0) } }
    }

    /// Returns a text in the form in which texts are compared: without accents, in lower case, with hiragana in the
    /// place of katakana, and narrow letters in the place of wide ones.
    private static func key(of text: String) -> String {
        // The compatibility mapping combines narrow kana with their marks, and replaces wide letters by narrow ones.
        let folded = text.precomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        let scalars = folded.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
            return isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
