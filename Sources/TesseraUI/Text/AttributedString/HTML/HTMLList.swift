/// The markers of the items of a list in an HTML document.
struct HTMLList {
    /// What the paragraphs of a list know of it.
    struct Name: Hashable {
        /// The number of the list in the document.
        let place: Int
        /// The kind of its markers, by the name in style sheets, such as `lower-roman`.
        let kind: String
        /// The number of the first item.
        let start: Int
    }

    /// The greatest number of lists that a paragraph knows. Documents may have any number of lists within each other.
    static let mostNames = 32

    private let isOrdered: Bool
    private let type: String
    private let level: Int
    private var number = 1

    /// Creates the markers of a list element.
    ///
    /// - Parameter level: The number of lists around it.
    init(_ tag: HTMLTag, level: Int) {
        isOrdered = tag.name == "ol"
        type = tag.attributes["type"] ?? ""
        self.level = level
        number = Self.number(tag.attributes["start"]) ?? 1
    }

    /// Returns the name of the list.
    ///
    /// - Parameter place: The number of the list in the document.
    func name(at place: Int) -> Name {
        let kinds =
            isOrdered
            ? ["a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman"]
            : ["disc": "disc", "circle": "circle", "square": "square"]
        let usual = isOrdered ? "decimal" : ["disc", "circle", "square"][min(level, 2)]
        return Name(place: place, kind: kinds[isOrdered ? type : type.lowercased()] ?? usual, start: number)
    }

    /// Returns the marker of the next item.
    mutating func nextMarker(of item: HTMLTag) -> String {
        guard isOrdered else {
            switch type.lowercased() {
            case "disc": return "•"
            case "circle": return "◦"
            case "square": return "▪"
            default: return ["•", "◦", "▪"][min(level, 2)]
            }
        }
        let present = Self.number(item.attributes["value"]) ?? number
        number = present + 1
        return Self.text(of: present, type: type) + "."
    }

    private static func number(_ text: String?) -> Int? {
        // The limits leave room for counting on.
        text.flatMap { Int($0) }.map { min(max($0, -1_000_000), 1_000_000) }
    }

    private static func text(of number: Int, type: String) -> String {
        switch type {
        case "a" where number > 0: letters(number)
        case "A" where number > 0: letters(number).uppercased()
        case "i" where (1..<4000).contains(number): roman(number)
        case "I" where (1..<4000).contains(number): roman(number).uppercased()
        default: String(number)
        }
    }

    private static func letters(_ number: Int) -> String {
        var rest = number
        var text = ""
        while rest > 0 {
            rest -= 1
            text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
            rest /= 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        let digits = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
            (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var rest = number
        var text = ""
        for (value, digit) in digits {
            text += String(repeating: digit, count: rest / value)
            rest %= value
        }
        return text
    }
}
