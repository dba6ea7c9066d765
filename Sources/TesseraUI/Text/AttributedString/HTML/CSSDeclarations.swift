import Foundation

/// What a style sheet says about an element. What it does not say is nil.
struct CSSDeclarations: Equatable {
    /// The greatest length of a value in bytes. Longer ones are passed over.
    private static let longestValue = 1000
    /// The greatest number of families of which the first available one is used.
    private static let mostFamilies = 8
    /// The greatest length of a family's name in bytes.
    private static let longestName = 64

    var color: CSSColor?
    var background: CSSColor?
    var size: CSSFontSize?
    var weight: CSSFontWeight?
    var isItalic: Bool?
    var families: [CSSFontFamily]?
    var textStyle: CSSTextStyle?
    var lines: CSSTextLines?
    var alignment: CSSAlignment?
    var baseline: CSSBaseline?
    var keepsSpace: Bool?
    var isHidden: Bool?

    init() {}

    /// Creates the declarations of a text such as `color: red; font-size: 12px`. What is not understood is passed over.
    init<Text: StringProtocol>(_ text: Text) where Text.SubSequence == Substring {
        for declaration in CSSSyntax.split(text, at: UInt8(ascii: ";")) {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let name = CSSSyntax.trimmed(declaration[..<colon]).lowercased()
            var value = CSSSyntax.trimmed(declaration[declaration.index(after: colon)...])
            guard value.utf8.count <= Self.longestValue else { continue }
            if let mark = value.lastIndex(of: "!") { value = CSSSyntax.trimmed(value[..<mark]) }
            set(name, value)
        }
    }

    /// Adds declarations, which take precedence over those that are there.
    mutating func add(_ other: CSSDeclarations) {
        color = other.color ?? color
        background = other.background ?? background
        size = other.size ?? size
        weight = other.weight ?? weight
        isItalic = other.isItalic ?? isItalic
        families = other.families ?? families
        textStyle = other.families == nil ? other.textStyle ?? textStyle : other.textStyle
        lines = other.lines ?? lines
        alignment = other.alignment ?? alignment
        baseline = other.baseline ?? baseline
        keepsSpace = other.keepsSpace ?? keepsSpace
        isHidden = other.isHidden ?? isHidden
    }

    private mutating func set(_ name: String, _ value: Substring) {
        let word = value.lowercased()
        switch name {
        case "color": color = CSSColor(word) ?? color
        case "background-color": background = CSSColor(word) ?? background
        case "background":
            background = CSSSyntax.words(value).lazy.compactMap { CSSColor($0) }.first ?? background
        case "font-size": size = CSSFontSize(word) ?? size
        case "font-weight": weight = CSSFontWeight(word) ?? weight
        case "font-style": isItalic = Self.slant(word) ?? isItalic
        case "font-family": families = Self.families(value) ?? families
        case "font": setFont(value)
        case "text-decoration", "text-decoration-line": lines = Self.lines(word) ?? lines
        case "text-align": alignment = CSSAlignment(word) ?? alignment
        case "vertical-align":
            switch word {
            case "sub": baseline = .lower
            case "super": baseline = .upper
            case "baseline": baseline = .usual
            default: break
            }
        case "white-space":
            switch word {
            case "pre", "pre-wrap", "break-spaces": keepsSpace = true
            case "normal", "nowrap": keepsSpace = false
            default: break
            }
        case "display": isHidden = word == "none"
        default: break
        }
    }

    /// Reads what the property `font` contains: the style and the weight in any order, then the size and the families.
    private mutating func setFont(_ value: Substring) {
        let words = CSSSyntax.words(value)
        if words.count == 1, let style = CSSTextStyle(rawValue: words[0].lowercased()) {
            textStyle = style
            (size, weight, isItalic, families) = (nil, nil, nil, nil)
            return
        }
        var isItalic = false
        var weight = CSSFontWeight.number(400)
        for (index, word) in words.enumerated() {
            let word = word.lowercased()
            if let slant = Self.slant(word), word != "normal" {
                isItalic = slant
            } else if let number = CSSFontWeight(word) {
                if word != "normal" { weight = number }
            } else if let size = word.split(separator: "/").first.flatMap({ CSSFontSize($0) }) {
                // The height of lines may come after the size, with spaces around the slash.
                var rest = words[(index + 1)...]
                if rest.first == "/" {
                    rest = rest.dropFirst(2)
                } else if rest.first?.hasPrefix("/") == true || word.hasSuffix("/") {
                    rest = rest.dropFirst()
                }
                guard let first = rest.first, let families = Self.families(value[first.startIndex...]) else {
                    return
                }
                (self.size, self.weight, self.isItalic, self.families) = (size, weight, isItalic, families)
                textStyle = nil
                return
            } else if word != "small-caps" {
                return
            }
        }
    }

    private static func slant(_ word: String) -> Bool? {
        switch word {
        case "normal": false
        case "italic", "oblique": true
        default: nil
        }
    }

    private static func lines(_ value: String) -> CSSTextLines? {
        let words = CSSSyntax.words(value[...])
        let lines = CSSTextLines(
            isUnderlined: words.contains("underline"), isStruck: words.contains("line-through"))
        return lines != CSSTextLines() || words.contains("none") ? lines : nil
    }

    static func families(_ value: Substring) -> [CSSFontFamily]? {
        let names = CSSSyntax.split(value, at: UInt8(ascii: ",")).prefix(mostFamilies).map {
            CSSSyntax.trimmed($0).trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        }.filter { !$0.isEmpty && $0.utf8.count <= longestName }
        return names.isEmpty ? nil : names.map { CSSFontFamily($0) }
    }
}
