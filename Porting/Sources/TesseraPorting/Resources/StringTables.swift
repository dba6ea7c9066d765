/// The tables of strings with one name, by their languages.
struct StringTables {
    private var tables: [String?: StringCatalog.Table] = [:]

    /// Adds the texts of one language, or texts without a language. If a key has a text already, that text stays.
    mutating func add(_ table: StringCatalog.Table, language: String?) {
        tables[language, default: StringCatalog.Table()].strings.merge(table.strings) { first, _ in first }
        tables[language, default: StringCatalog.Table()].rules.merge(table.rules) { first, _ in first }
    }

    /// Returns the files for the tables, with their paths within the app's bundle.
    func files(named name: String) -> [(path: String, text: String)] {
        tables.sorted { ($0.key ?? "") < ($1.key ?? "") }.flatMap { language, table in
            let folder = language.map { "\($0).lproj/" } ?? ""
            var files = [("\(folder)\(name).strings", table.stringsText)]
            // Foundation's reader of plural rules crashes on Linux. It does not look for files with this path
            // extension.
            if !table.rules.isEmpty { files.append(("\(folder)\(name).plurals", table.rulesText)) }
            return files.map { (path: $0.0, text: $0.1) }
        }
    }
}
