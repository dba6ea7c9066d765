/// One of the page's modules, with its imports, its exports and its comments taken out of its text.
///
/// Two fifths of the text are comments. Without them, the scripts arrive earlier over a slow network, and a browser has less to
/// read and to keep. A browser needs one byte for each character of a script in ASCII, and two bytes otherwise. Characters
/// beyond ASCII are therefore written as numbers.
struct JoinableModule {
    /// An import of a module.
    struct Import {
        /// The path of the imported module.
        var path: String
        /// The imported names as a pattern of JavaScript, as in `{ clamp, axes: allAxes }`; nil if the module is only
        /// run.
        var pattern: String?
    }

    /// The path of the module, as in `scene/scene.js`.
    let path: String
    /// The imports in the order of the text.
    private(set) var imports: [Import] = []
    /// The exported names in the order of the text.
    private(set) var exports: [String] = []
    /// The lines of code without imports and without the word `export`.
    private var body: [Substring] = []

    /// Reads a module.
    init(path: String, text: String) throws(ModuleBundleError) {
        self.path = path
        let source = SourceText(text)
        var lines = try Self.code(in: source, of: path)[...]
        // One search in the whole text takes less time than a search in each line.
        let mayImport = source.contains("import(")
        let mayEndPage = source.contains("</") || source.contains("<!--")
        let isRaw = source.contains("String.raw")
        let isASCII = Self.isASCII(text[...])
        while let places = lines.popFirst() {
            let line = source[places]
            if source.begins(places, with: "import ") {
                var statement = String(line)
                while !statement.hasSuffix(";"), let next = lines.popFirst() {
                    statement += " " + source[next]
                }
                imports.append(try readImport(statement))
                continue
            }
            if mayImport, line.contains("import(") {
                throw .unreadable(path, line: String(line))
            }
            if mayEndPage, line.lowercased().contains("</script") || line.contains("<!--") {
                throw .endsPage(path, line: String(line))
            }
            if !isASCII, !Self.isASCII(line), isRaw || Self.escapesOthers(line) {
                throw .unreadable(path, line: String(line))
            }
            if source.begins(places, with: "export ") { try readExport(line) } else { body.append(line) }
        }
    }

    /// Returns the places of the lines that are neither empty nor comments. A comment behind or between code stays.
    private static func code(in source: SourceText, of path: String) throws(ModuleBundleError) -> [Range<Int>]
    {
        var code: [Range<Int>] = []
        // The lines in which the present comment and the present literal have begun, or nil outside of one.
        var comment: Range<Int>?
        var literal: Range<Int>?
        for line in source.lines {
            if literal == nil {
                let words = source.withoutIndentation(line)
                if words.isEmpty || (comment == nil && source.begins(words, with: "//")) { continue }
                if comment != nil || source.begins(words, with: "/*") {
                    let inside = comment == nil ? words.dropFirst(2) : words
                    let end = source.firstPlace(of: "*/", in: inside)
                    if end == nil || end == inside.upperBound - 2 {
                        comment = end == nil ? comment ?? line : nil
                        continue
                    }
                    if let comment { throw .unreadable(path, line: String(source[comment])) }
                }
            }
            if source.contains("`", in: line) {
                guard let goesOn = goesOn(source[line], inLiteral: literal != nil) else {
                    throw .unreadable(path, line: String(source[line]))
                }
                literal = goesOn ? literal ?? line : nil
            }
            code.append(line)
        }
        if let line = comment ?? literal { throw .unreadable(path, line: String(source[line])) }
        return code
    }

    /// Returns true if a literal goes on behind a line with marks of literals. Returns nil if this cannot be told without reading
    /// all of the language: a literal of several lines must begin at the end of a line, and must contain no other marks and, in
    /// its last line, no code.
    private static func goesOn(_ line: Substring, inLiteral: Bool) -> Bool? {
        func count(_ character: Unicode.Scalar, in text: some StringProtocol) -> Int {
            text.utf8.count { $0 == UInt8(ascii: character) }
        }
        if inLiteral {
            return count("`", in: line) == 1 && !line.contains("${") && !line.contains("\\") ? false : nil
        }
        // The mark may itself be a text.
        let marks = count("`", in: line.contains("'`'") ? line.replacing("'`'", with: "") : line)
        let isAtEnd = line.hasSuffix("`")
        if marks == 1 { return isAtEnd && !line.contains("//") ? true : nil }
        // A literal may contain code, and that code another literal of several lines.
        let isWhole = !isAtEnd || count("{", in: line) == count("}", in: line)
        return marks.isMultiple(of: 2) && isWhole && !line.contains("\\`") ? false : nil
    }

    /// Returns true if all characters of a line are of ASCII. Only such characters have one unit both in UTF-8 and in UTF-16.
    private static func isASCII(_ line: Substring) -> Bool {
        line.utf8.count == line.utf16.count
    }

    /// Returns true if a line contains a backslash with a character beyond ASCII behind it. The line cannot have a number in the
    /// place of that character: the number would begin with a backslash too, and two backslashes stand for one.
    private static func escapesOthers(_ line: Substring) -> Bool {
        zip(line.utf8, line.utf8.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 >= 0x80 }
    }

    /// Returns a line with the characters beyond ASCII as numbers, which mean the same in texts, expressions and names.
    private static func plain(_ line: Substring) -> String {
        if isASCII(line) { return String(line) }
        return line.utf16.reduce(into: "") { result, unit in
            if let scalar = Unicode.Scalar(unit), scalar.isASCII {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }

    /// The module as a constant of a joined script.
    var joined: String {
        let imported = imports.compactMap { item in
            item.pattern.map { "const \($0) = \(Self.constant(for: item.path));" }
        }
        let begin = ["// \(path)", "const \(Self.constant(for: path)) = (() => {"]
        let end = ["return { \(exports.joined(separator: ", ")) };", "})();"]
        return (begin + imported + body.map(Self.plain) + end).joined(separator: "\n")
    }

    /// Returns the name of the constant that stands for a module, as in `$scene_scene`.
    static func constant(for path: String) -> String {
        "$" + String(path.dropLast(".js".count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Reads `import { a, b as c } from './path.js';` or `import './path.js';`.
    private func readImport(_ statement: String) throws(ModuleBundleError) -> Import {
        let parts = statement.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2] == ";", parts[1].hasPrefix("./") || parts[1].hasPrefix("../") else {
            throw .unreadable(path, line: statement)
        }
        let target = resolve(parts[1])
        if parts[0] == "import " { return Import(path: target) }
        guard parts[0].hasPrefix("import {"), parts[0].hasSuffix("} from ") else {
            throw .unreadable(path, line: statement)
        }
        let pattern = parts[0].dropFirst("import ".count).dropLast(" from ".count)
        return Import(path: target, pattern: String(pattern).replacing(" as ", with: ": "))
    }

    /// Reads the exports of a line, and adds to the body what the line declares.
    private mutating func readExport(_ line: Substring) throws(ModuleBundleError) {
        let declaration = line.dropFirst("export ".count)
        if declaration.hasPrefix("{ "), declaration.hasSuffix(" };"), !declaration.contains(" as ") {
            exports += declaration.dropFirst(2).dropLast(3).split(separator: ", ").map(String.init)
            return
        }
        let keywords = ["class ", "function ", "async function ", "const "]
        guard let keyword = keywords.first(where: declaration.hasPrefix) else {
            throw .unreadable(path, line: String(line))
        }
        let name = declaration.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { throw .unreadable(path, line: String(line)) }
        exports.append(String(name))
        body.append(declaration)
    }

    /// Returns the path of a module that this module names relative to itself.
    private func resolve(_ relative: Substring) -> String {
        var folders = path.split(separator: "/").dropLast()
        for part in relative.split(separator: "/") where part != "." {
            if part == ".." { _ = folders.popLast() } else { folders.append(part) }
        }
        return folders.joined(separator: "/")
    }
}
