/// One of the page's modules, with its imports and exports taken out of its text.
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
    /// The lines of the module without imports and without the word `export`.
    private var body: [Substring] = []

    /// Reads a module.
    init(path: String, text: String) throws(ModuleBundleError) {
        self.path = path
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            if line.hasPrefix("import ") {
                var statement = String(line)
                while !statement.hasSuffix(";"), let next = lines.popFirst() { statement += " " + next }
                imports.append(try readImport(statement))
            } else if line.hasPrefix("export ") {
                try readExport(line)
            } else if line.contains("import(") {
                throw .unreadable(path, line: String(line))
            } else if line.lowercased().contains("</script") || line.contains("<!--") {
                throw .endsPage(path, line: String(line))
            } else {
                body.append(line)
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
        return (begin + imported + body.map(String.init) + end).joined(separator: "\n")
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
