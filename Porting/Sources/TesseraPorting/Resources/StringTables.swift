/// The tables of strings with one name, by their languages.
struct StringTables {
    private var tables: [String?: StringCatalog.Table] = [:]

    /// Adds texts. Of two texts for the same key, the first one stays.
    mutating func add(_ table: StringCatalog.Table, language: String?) {
        tables[language, default: StringCatalog.Table()].strings.merge(table.strings) { first, _ in first }
        tables[language, default: StringCatalog.Table()].rules.merge(table.rules) { first, _ in first }
    }

    /// The files that a bundle has for the tables, with their paths within it.
    func files(named name: String) -> [(path: String, text: String)] {
        tables.sorted { ($0.key ?? "") < ($1.key ?? "") }.flatMap { language, table in
            let folder = language.map { "\($0).lproj/" } ?? ""
            var files = [("\(folder)\(name).strings", table.stringsText)]
            // Foundation's own reader of plural rules ends the app on Linux, so the file has a name that it does not look for.
            if !table.rules.isEmpty { files.append(("\(folder)\(name).plurals", table.rulesText)) }
            return files.map { (path: $0.0, text: $0.1) }
        }
    }
}
