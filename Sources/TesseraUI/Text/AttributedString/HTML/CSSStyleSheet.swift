/// The rules of the style elements of an HTML document.
///
/// It knows selectors of elements, classes and identifiers: `p`, `.note`, `p.note`, `#top` and `*`. Rules with other selectors
/// and those of other media are passed over.
struct CSSStyleSheet {
    private var rules: [String: CSSDeclarations] = [:]

    /// The greatest number of classes of an element that are looked at.
    private static let mostClasses = 16

    /// True if there are no rules.
    var isEmpty: Bool { rules.isEmpty }

    /// Adds the rules of a style element. They take precedence over those that are there.
    mutating func add(_ text: String) {
        let bytes = Self.withoutComments(Array(text.utf8))
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "{") { index += 1 }
            guard index < bytes.count else { return }
            let prelude = bytes[start..<index]
            index += 1
            let content = index
            var depth = 1
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "{") { depth += 1 }
                if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
                if depth == 0 { break }
                index += 1
            }
            add(prelude, bytes[content..<index])
            index += 1
        }
    }

    private mutating func add(_ prelude: ArraySlice<UInt8>, _ content: ArraySlice<UInt8>) {
        // Statements such as imports stand before the selectors, up to a semicolon.
        let start = prelude.lastIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? prelude.startIndex
        let selectors = String(decoding: prelude[start...], as: UTF8.self)
        guard !selectors.contains("@") else { return }
        let declarations = CSSDeclarations(String(decoding: content, as: UTF8.self))
        for selector in CSSSyntax.split(selectors, at: UInt8(ascii: ",")) {
            guard let key = Self.key(of: CSSSyntax.trimmed(selector)) else { continue }
            rules[key, default: CSSDeclarations()].add(declarations)
        }
    }

    /// Returns the name of a selector in the table, with the element in small letters, or nil if it is of no known kind.
    private static func key(of selector: Substring) -> String? {
        let end =
            selector.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "#") }
            ?? selector.endIndex
        let rest = selector[end...]
        let isSimple =
            rest.utf8.dropFirst().allSatisfy { isOfName($0) }
            && selector[..<end].utf8.allSatisfy { isOfName($0) }
        guard selector == "*" || (isSimple && !selector.isEmpty) else { return nil }
        return selector[..<end].lowercased() + rest
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }

    /// Returns what the rules say about an element.
    func declarations(for tag: HTMLTag) -> CSSDeclarations {
        var result = CSSDeclarations()
        guard !rules.isEmpty else { return result }
        let classes = tag.attributes["class"].map {
            $0.split(maxSplits: Self.mostClasses) { $0.isWhitespace }.prefix(Self.mostClasses)
        }
        var keys = ["*", tag.name]
        for name in classes ?? [] { keys.append(".\(name)") }
        for name in classes ?? [] { keys.append("\(tag.name).\(name)") }
        if let identifier = tag.attributes["id"] { keys += ["#\(identifier)", "\(tag.name)#\(identifier)"] }
        for key in keys {
            if let rule = rules[key] { result.add(rule) }
        }
        return result
    }

    /// Returns a style sheet without comments, and without the marks by which browsers without style sheets took it for one.
    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        let marks = [Array("<!--".utf8), Array("-->".utf8)]
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let rest = bytes[index...]
            if bytes[index] == UInt8(ascii: "/"), rest.dropFirst().first == UInt8(ascii: "*") {
                index += 2
                while index < bytes.count,
                    bytes[index] != UInt8(ascii: "*") || bytes[(index + 1)...].first != UInt8(ascii: "/")
                {
                    index += 1
                }
                index += 2
            } else if let mark = marks.first(where: { rest.starts(with: $0) }) {
                index += mark.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
