/// Finds the names of the modules that a file imports, without parsing it.
///
/// A line within a comment or a string may count by mistake. The worst result is that a module is built in vain.
enum ImportScanner {
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private",
    ]

    /// Returns the names of the imported modules.
    static func modules(in text: String) -> Set<String> {
        var modules: Set<String> = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            // Few lines contain the word “import”. Comparing bytes first is quicker than splitting all lines into
            // words.
            guard line.count < 400, contains(line) else { continue }
            for statement in Substring(line).split(separator: ";") {
                let words = statement.split(whereSeparator: \.isWhitespace)
                guard let index = words.firstIndex(of: "import"),
                    words[..<index].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
                else { continue }
                var names = words[(index + 1)...]
                if let kind = names.first, kinds.contains(kind) { names = names.dropFirst() }
                if let name = names.first?.split(separator: ".").first { modules.insert(String(name)) }
            }
        }
        return modules
    }

    private static func contains(_ line: Substring.UTF8View) -> Bool {
        let word = Array("import".utf8)
        var rest = line
        while let start = rest.firstIndex(of: word[0]) {
            rest = rest[start...]
            if rest.starts(with: word) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
