extension TextShaper {
    /// The language of a text, on which the shapes of kanji depend.
    enum Language {
        case japanese, other

        /// Determines the language of a text. It is Japanese if the text has kana, kanji or full-width
        /// forms.
        init(of text: String) {
            self =
                text.unicodeScalars.contains { scalar in
                    switch scalar.value {
                    case 0x2E80...0x30FF, 0x31F0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
                        0x20000...0x3FFFF:
                        true
                    default: false
                    }
                } ? .japanese : .other
        }
    }
}
