extension Mountain {
    /// A thousand invented mountains, the highest first: 600 with Japanese names and 400 with European ones. They are
    /// always the same.
    static let all: [Mountain] = {
        let names = japanese + european
        let mountains = names.enumerated().map { index, name in
            // Multiplication by a large prime spreads the numbers over 800 to 4399 metres as if by chance.
            Mountain(name: name.0, reading: name.1, height: 800 + (index * 2_654_435_761 >> 12) % 3600)
        }
        return mountains.sorted { ($1.height, $0.name) < ($0.height, $1.name) }
    }()

    /// The 10 × 12 × 5 Japanese names of three characters, with their readings.
    private static var japanese: [(String, String)] {
        let first = [
            ("朝", "あさ"), ("夕", "ゆう"), ("霧", "きり"), ("風", "かぜ"), ("銀", "ぎん"), ("青", "あお"), ("遠", "とお"),
            ("星", "ほし"), ("雪", "ゆき"), ("月", "つき"),
        ]
        let second = [
            ("鐘", "かね"), ("笛", "ふえ"), ("鈴", "すず"), ("帆", "ほ"), ("糸", "いと"), ("鏡", "かがみ"), ("羽", "はね"),
            ("鷺", "さぎ"), ("鹿", "しか"), ("蔵", "くら"), ("石", "いし"), ("杉", "すぎ"),
        ]
        let third = [("岳", "だけ"), ("山", "やま"), ("峰", "みね"), ("森", "もり"), ("頭", "がしら")]
        return first.flatMap { a in
            second.flatMap { b in third.map { c in (a.0 + b.0 + c.0, a.1 + b.1 + c.1) } }
        }
    }

    /// The 8 × 10 × 5 European names: a stem and an ending, with a word before or after them.
    private static var european: [(String, String)] {
        let stems = ["Vél", "Bran", "Cor", "Tarn", "Mel", "Sol", "Gar", "Brün"]
        let endings = ["al", "ard", "en", "er", "in", "ol", "on", "or", "un", "ey"]
        let forms = [("Mont ", ""), ("Monte ", ""), ("Piz ", ""), ("", "horn"), ("", "spitze")]
        return stems.flatMap { stem in
            endings.flatMap { ending in forms.map { ($0.0 + stem + ending + $0.1, "") } }
        }
    }
}
