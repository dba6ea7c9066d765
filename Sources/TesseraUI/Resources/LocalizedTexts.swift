import Foundation
import Synchronization

/// The texts of a folder of resources in the user's languages.
struct LocalizedTexts: Sendable {
    /// The folder that contains the folders of languages.
    let folder: URL

    /// The texts and plural rules of one table in one language.
    struct Table: Sendable {
        var strings: [String: String] = [:]
        var rules: [String: PluralRule] = [:]
    }

    private struct Key: Hashable {
        var folder: URL
        var language: String
        var table: String
    }

    private static let known = Mutex<[Key: Table?]>([:])
    private static let knownLanguages = Mutex<[URL: [String]]>([:])

    /// The languages of the folder, in alphabetical order, `Base` included.
    var languages: [String] {
        if let languages = Self.knownLanguages.withLock({ $0[folder] }) { return languages }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        Self.knownLanguages.withLock { $0[folder] = languages }
        return languages
    }

    /// Returns the languages in which a resource is searched: the one that suits the user best, that of the app's
    /// development, and `Base`.
    func order(developmentLanguage: String, preferred: [String] = AppResources.languages) -> [String] {
        let available = languages
        let best = LanguageChoice.best(of: available, development: developmentLanguage, for: preferred)
        let development = LanguageChoice.best(of: available, for: [developmentLanguage])
        var order: [String] = []
        for language in [best, development, "Base"].compactMap(\.self)
        where available.contains(language) && !order.contains(language) {
            order.append(language)
        }
        return order
    }

    /// Returns the text for a key, or nil. The text comes from the first of the languages that has the table.
    func text(_ key: String, table: String, languages: [String]) -> String? {
        for language in languages + [""] {
            guard let content = self.table(table, language: language) else { continue }
            if let rule = content.rules[key] {
                PluralRule.remember(rule, language: language)
                return rule.plainFormat
            }
            if let text = content.strings[key] { return text }
            return nil
        }
        return nil
    }

    /// Returns a table, which is read once, or nil if there is none. An empty language stands for texts outside of the
    /// folders of languages.
    private func table(_ name: String, language: String) -> Table? {
        let key = Key(folder: folder, language: language, table: name)
        if let table = Self.known.withLock({ $0[key] }) { return table }
        let place =
            language.isEmpty ? folder : folder.appendingPathComponent("\(language).lproj", isDirectory: true)
        let table = Self.read(place, name: name)
        Self.known.withLock { $0[key] = .some(table) }
        return table
    }

    private static func read(_ folder: URL, name: String) -> Table? {
        // The app chooses the name, which might be a path that leads out of the folder.
        guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
        let strings = folder.appendingPathComponent(name + ".strings")
        // Packages have files with the first suffix. A port gives its files the second one, since Foundation does not read these.
        let rules = ["stringsdict", "plurals"].map { folder.appendingPathComponent("\(name).\($0)") }
        guard ([strings] + rules).contains(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            return nil
        }
        var table = Table()
        table.strings = Self.values(in: strings).compactMapValues { $0 as? String }
        for (key, value) in rules.flatMap(Self.values) {
            if let rule = PluralRule(value) { table.rules[key] = rule }
        }
        return table
    }

    /// Reads a property list whose outermost value is a dictionary. Anything else counts as empty.
    private static func values(in file: URL) -> [String: Any] {
        guard let data = LimitedFile.contents(of: file, limit: 16 << 20),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return values as? [String: Any] ?? [:]
    }
}
