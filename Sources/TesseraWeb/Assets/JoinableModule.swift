/// One of the page's modules, with its imports, its exports and its comments taken out of its text.
///
/// Two fifths of the text are comments. Without them, the scripts come earlier over a slow network, and a browser has less to read and to
/// keep. It keeps each character in one byte if all are of ASCII, and in two bytes otherwise. Others are therefore written as numbers.
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
        var lines = try Self.code(in: text, of: path)[...]
        // To search the whole text once takes less time than to search each line.
        let mayImport = text.contains("import(")
        let mayEndPage = text.lowercased().contains("</script") || text.contains("<!--")
        while let line = lines.popFirst() {
            if line.hasPrefix("import ") {
                var statement = String(line)
                while !statement.hasSuffix(";"), let next = lines.popFirst() { statement += " " + next }
                imports.append(try readImport(statement))
            } else if line.hasPrefix("export ") {
                try readExport(line)
            } else if mayImport, line.contains("import(") {
                throw .unreadable(path, line: String(line))
            } else if mayEndPage, line.lowercased().contains("</script") || line.contains("<!--") {
                throw .endsPage(path, line: String(line))
            } else {
                body.append(line)
            }
        }
    }

    /// Returns the lines of a text that are neither empty nor comments. A comment behind or between code stays.
    private static func code(in text: String, of path: String) throws(ModuleBundleError) -> [Substring] {
        var code: [Substring] = []
        // The lines in which a comment and a literal have begun that go on in the next line.
        var comment: Substring?
        var literal: Substring?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if literal == nil {
                let words = line.drop { $0 == " " }
                if let first = comment {
                    if words.hasSuffix("*/") {
                        comment = nil
                    } else if words.contains("*/") {
                        throw .unreadable(path, line: String(first))
                    }
                    continue
                }
                if words.isEmpty || words.hasPrefix("//") { continue }
                if words.hasPrefix("/*") {
                    if words.hasSuffix("*/") { continue }
                    if !words.contains("*/") {
                        comment = line
                        continue
                    }
                }
            }
            // The mark of a literal may itself be a text.
            if line.utf8.contains(UInt8(ascii: "`")),
                !line.replacing("'`'", with: "").utf8.count(where: { $0 == UInt8(ascii: "`") }).isMultiple(
                    of: 2)
            {
                literal = literal == nil ? line : nil
            }
            code.append(line)
        }
        if let line = comment ?? literal { throw .unreadable(path, line: String(line)) }
        return code
    }

    /// Returns a line with the characters beyond ASCII as numbers, which mean the same in all texts and expressions of the client.
    private static func plain(_ line: Substring) -> String {
        // Only characters of ASCII have as many units in both forms.
        if line.utf8.count == line.utf16.count { return String(line) }
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
