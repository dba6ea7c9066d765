/// Reads a text in the Visual Format Language from left to right. The time is proportional to the length.
///
/// The grammar is that of Apple's
/// [Visual Format Language](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
/// Beyond that page, the parser accepts, like UIKit, white space between symbols, and a relation and a
/// priority without parentheses in a connection, such as `[a]->=8@750-[b]`.
struct VisualFormatParser {
    private let format: String
    private let characters: [UInt8]
    private var position = 0

    /// Returns the syntax tree of `format`.
    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        if let offset = format.enumerated().first(where: { !$0.element.isASCII })?.offset {
            throw VisualFormatError(
                format: format, offset: offset,
                problem: "A visual format must consist of ASCII characters only.")
        }
        var parser = VisualFormatParser(format)
        return try parser.visualFormat()
    }

    private init(_ format: String) {
        self.format = format
        // A carriage return with a line feed is one `Character`. Each one becomes a single byte, so that
        // offsets count characters.
        characters = format.map { $0.asciiValue ?? UInt8(ascii: " ") }
    }

    // MARK: Productions

    private mutating func visualFormat() throws(VisualFormatError) -> VisualFormat {
        let orientation = try orientation()
        var leading: VisualFormat.Edge?
        if let offset = accept("|") {
            leading = .init(connection: try connection(), offset: offset)
        }
        guard peek == UInt8(ascii: "[") else {
            throw error(
                characters[..<position].allSatisfy(Self.isWhiteSpace)
                    ? "A visual format must begin with 'H:', 'V:', '|' or a view in brackets, as in '[view]'."
                    : "A view in brackets is expected here, as in '[view]'.")
        }
        var result = VisualFormat(orientation: orientation, leading: leading, items: [try item()])
        while peek != nil {
            let connection = try connection()
            switch peek {
            case UInt8(ascii: "["):
                result.items.append(try item())
                result.connections.append(connection)
            case UInt8(ascii: "|"):
                result.trailing = .init(connection: connection, offset: position)
                position += 1
                guard peek == nil else { throw error("Nothing may follow the superview's edge '|'.") }
            default:
                throw error(
                    connection == .flush
                        ? "A connection '-', a view in brackets, '|' or the end of the format is expected here."
                        : "A view in brackets or '|' is expected after a connection.")
            }
        }
        return result
    }

    private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation {
        let orientations: [(Unicode.Scalar, VisualFormat.Orientation)] = [
            ("H", .horizontal), ("V", .vertical),
        ]
        for (letter, orientation) in orientations {
            guard accept(letter) != nil else { continue }
            guard accept(":") != nil else { throw error("':' is expected after '\(letter)'.") }
            return orientation
        }
        return .horizontal
    }

    private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
        position += 1
        guard let (name, offset) = name() else {
            throw error(
                "The name of a view is expected after '[': a letter or '_', then letters, digits and '_'.")
        }
        var item = VisualFormat.Item(name: name, offset: offset)
        if accept("(") != nil { item.predicates = try predicatesAfterParenthesis() }
        guard accept("]") != nil else {
            throw error(
                item.predicates.isEmpty
                    ? "']', or '(' and a predicate on the size of the view, is expected here."
                    : "']' is expected after the predicates on the size of a view.")
        }
        return item
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard accept("-") != nil else { return .flush }
        switch peek {
        case UInt8(ascii: "["), UInt8(ascii: "|"), nil: return .standard
        default: break
        }
        let predicates: [VisualFormat.Predicate]
        if accept("(") != nil {
            predicates = try predicatesAfterParenthesis()
        } else {
            predicates = [
                try predicate(
                    isSigned: false,
                    expected: "A number, a metric, '(', a view in brackets or '|' is expected after '-'.")
            ]
        }
        guard accept("-") != nil else { throw error("'-' is expected at the end of a connection.") }
        return .predicates(predicates)
    }

    /// Reads a list of predicates, whose opening parenthesis has been read, up to and including the closing
    /// one.
    private mutating func predicatesAfterParenthesis() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            predicates.append(
                try predicate(
                    isSigned: true, expected: "A relation, a number or a name is expected in a predicate."))
        } while accept(",") != nil
        guard accept(")") != nil else {
            throw error("',' or ')' is expected after a predicate.")
        }
        return predicates
    }

    private mutating func predicate(
        isSigned: Bool, expected: String
    ) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        guard let quantity = try quantity(isSigned: isSigned) else {
            throw error(relation == nil ? expected : "A number or a name is expected after a relation.")
        }
        var predicate = VisualFormat.Predicate(relation: relation ?? .equal, quantity: quantity)
        if accept("@") != nil {
            predicate.priority = try self.quantity(isSigned: isSigned)
            guard predicate.priority != nil else {
                throw error("A priority is expected after '@': a number or the name of a metric.")
            }
        }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> VisualFormat.Relation? {
        let relation: VisualFormat.Relation
        switch peek {
        case UInt8(ascii: "<"): relation = .lessThanOrEqual
        case UInt8(ascii: "="): relation = .equal
        case UInt8(ascii: ">"): relation = .greaterThanOrEqual
        default: return nil
        }
        guard characters[position...].dropFirst().first == UInt8(ascii: "=") else {
            throw error("A relation must be '==', '<=' or '>='.")
        }
        position += 2
        return relation
    }

    private mutating func quantity(isSigned: Bool) throws(VisualFormatError) -> VisualFormat.Quantity? {
        if let (name, offset) = name() { return .init(kind: .name(name), offset: offset) }
        let offset = position
        guard let number = try number(isSigned: isSigned) else { return nil }
        return .init(kind: .number(number), offset: offset)
    }

    // MARK: Symbols

    /// The next character that is not white space, or nil at the end. The position moves to it.
    private var peek: UInt8? {
        mutating get {
            while position < characters.count, Self.isWhiteSpace(characters[position]) { position += 1 }
            return position < characters.count ? characters[position] : nil
        }
    }

    /// Reads `symbol` if it is the next character that is not white space, and returns its offset, or nil if
    /// it is not.
    private mutating func accept(_ symbol: Unicode.Scalar) -> Int? {
        guard peek == UInt8(ascii: symbol) else { return nil }
        position += 1
        return position - 1
    }

    /// Reads a C identifier, or returns nil if there is none at this place.
    private mutating func name() -> (name: String, offset: Int)? {
        guard let first = peek, Self.isLetter(first) else { return nil }
        let offset = position
        skip { Self.isLetter($0) || Self.isDigit($0) }
        return (text(from: offset), offset)
    }

    /// Reads a decimal or hexadecimal number in the form of C's `strtod`, or returns nil if there is none at
    /// this place.
    private mutating func number(isSigned: Bool) throws(VisualFormatError) -> Double? {
        let start = position
        if isSigned, let sign = peek, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign) { position += 1 }
        let first = position
        var isHexadecimal = false
        guard let digits = mantissa(Self.isDigit) else {
            position = start
            return nil
        }
        if digits == "0", character(at: position, isOneOf: "xX") {
            position += 1
            isHexadecimal = mantissa(Self.isHexadecimalDigit) != nil
            if !isHexadecimal { position -= 1 }
        }
        exponent(markedBy: isHexadecimal ? "pP" : "eE")
        guard let value = Double(text(from: first)), value.isFinite else {
            position = start
            throw error("The number is too large.")
        }
        return characters[start] == UInt8(ascii: "-") ? -value : value
    }

    /// Reads at least one digit, with at most one decimal point among, before or after the digits. Returns
    /// nil if there is no digit.
    private mutating func mantissa(_ isDigit: (UInt8) -> Bool) -> String? {
        let start = position
        skip(while: isDigit)
        var count = position - start
        if character(at: position, isOneOf: ".") {
            let point = position
            position += 1
            skip(while: isDigit)
            count += position - point - 1
        }
        guard count > 0 else {
            position = start
            return nil
        }
        return text(from: start)
    }

    /// Reads an exponent if it is complete.
    private mutating func exponent(markedBy marks: String) {
        let start = position
        guard character(at: position, isOneOf: marks) else { return }
        position += character(at: position + 1, isOneOf: "+-") ? 2 : 1
        let digits = position
        skip(while: Self.isDigit)
        if position == digits { position = start }
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while position < characters.count, condition(characters[position]) { position += 1 }
    }

    private func character(at position: Int, isOneOf candidates: String) -> Bool {
        position < characters.count && candidates.utf8.contains(characters[position])
    }

    private func text(from start: Int) -> String {
        String(decoding: characters[start..<position], as: UTF8.self)
    }

    private func error(_ problem: String) -> VisualFormatError {
        VisualFormatError(format: format, offset: position, problem: problem)
    }

    private static func isWhiteSpace(_ character: UInt8) -> Bool {
        character == UInt8(ascii: " ") || (9...13).contains(character)
    }

    private static func isLetter(_ character: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character | 0x20) || character == UInt8(ascii: "_")
    }

    private static func isDigit(_ character: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
    }

    private static func isHexadecimalDigit(_ character: UInt8) -> Bool {
        isDigit(character) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(character | 0x20)
    }
}
