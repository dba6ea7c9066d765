import Foundation

/// A string catalog, which becomes a table of strings and a table of plural rules for each language.
struct StringCatalog {
    /// The texts of one language.
    struct Table: Equatable {
        var strings: [String: String] = [:]
        /// The rules in the form of a `.stringsdict`.
        var rules: [String: PropertyList] = [:]
    }

    /// The tables by language.
    private(set) var tables: [String: Table] = [:]
    private(set) var findings: [Finding] = []

    /// Reads a catalog.
    ///
    /// - Throws: ``UnreadableFile`` if the data is not a string catalog.
    init(_ data: Data, file: String) throws(UnreadableFile) {
        guard data.count <= PropertyListReader.maximumSize, let root = PropertyListReader.json(data),
            let strings = root["strings"]?.dictionary
        else {
            throw UnreadableFile(file: file, message: "The file is no string catalog.")
        }
        let source = root["sourceLanguage"]?.string ?? "en"
        guard ProjectResource.isLanguage(source) else {
            throw UnreadableFile(file: file, message: "“\(source.prefix(80))” is no language.")
        }
        var strangers: Set<String> = []
        tables[source] = Table()
        for (key, entry) in strings {
            let localizations = entry["localizations"]?.dictionary ?? [:]
            if localizations[source] == nil { tables[source]?.strings[key] = key }
            for (language, localization) in localizations {
                guard ProjectResource.isLanguage(language) else {
                    strangers.insert(language)
                    continue
                }
                add(localization, key: key, to: language, file: file)
            }
        }
        findings += strangers.sorted().prefix(20).map { language in
            Finding(
                .warning, file: file,
                message: "“\(language.prefix(80))” is no language, and its texts are ignored.",
                advice: "Name it with letters, digits and hyphens, such as “ja” or “zh-Hans”.")
        }
    }

    private mutating func add(_ localization: PropertyList, key: String, to language: String, file: String) {
        let unit = Self.forDevice(localization)
        if let plural = unit["variations"]?["plural"]?.dictionary {
            let forms = plural.compactMapValues { $0["stringUnit"]?["value"]?.string }
            guard let other = forms["other"] else { return }
            let specifier = Self.specifiers(in: other).first ?? Self.specifiers(in: key).first ?? "lld"
            var rule: [String: PropertyList] = Self.rule(forms.mapValues { $0 }, type: specifier)
            rule["NSStringFormatSpecTypeKey"] = .string("NSStringPluralRuleType")
            tables[language, default: Table()].rules[key] = .dictionary([
                "NSStringLocalizedFormatKey": .string("%#@value@"), "value": .dictionary(rule),
            ])
            return
        }
        guard let text = unit["stringUnit"]?["value"]?.string else { return }
        guard let substitutions = unit["substitutions"]?.dictionary, !substitutions.isEmpty else {
            tables[language, default: Table()].strings[key] = text
            return
        }
        var format = text
        var members: [String: PropertyList] = [:]
        for (name, substitution) in substitutions {
            let type = substitution["formatSpecifier"]?.string ?? "lld"
            let plural = substitution["variations"]?["plural"]?.dictionary ?? [:]
            // In a form, %arg stands for the argument of the substitution.
            let forms = plural.compactMapValues {
                $0["stringUnit"]?["value"]?.string?.replacing("%arg", with: "%\(type)")
            }
            members[name] = .dictionary(Self.rule(forms, type: type))
            if let number = substitution["argNum"]?.string {
                format = format.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
            }
        }
        members["NSStringLocalizedFormatKey"] = .string(format)
        tables[language, default: Table()].rules[key] = .dictionary(members)
    }

    private static func rule(_ forms: [String: String], type: String) -> [String: PropertyList] {
        forms.mapValues { PropertyList.string($0) }.merging([
            "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
            "NSStringFormatValueTypeKey": .string(type),
        ]) { _, new in new }
    }

    /// Returns the variant for a phone if a text has variants for devices.
    private static func forDevice(_ localization: PropertyList) -> PropertyList {
        guard let devices = localization["variations"]?["device"]?.dictionary else { return localization }
        return devices["iphone"] ?? devices["other"] ?? devices.sorted { $0.key < $1.key }.first?.value
            ?? localization
    }

    /// Returns the type specifiers of the arguments of a format, such as `lld` and `@`.
    static func specifiers(in format: String) -> [String] {
        var types: [String] = []
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            let body = rest.drop { $0.isNumber || "$+-# .".contains($0) }
            let length = body.prefix { "hlqLzjt".contains($0) }
            guard let kind = body.dropFirst(length.count).first, "@dDiuUxXofeEgGcCsSaA".contains(kind) else {
                continue
            }
            types.append(String(length) + String(kind))
        }
        return types
    }
}

extension StringCatalog.Table {
    /// The strings as a property list in XML, which is quicker to read than the form of `.strings` files in projects.
    var stringsText: String { PropertyList.dictionary(strings.mapValues(PropertyList.string)).xml }

    /// The rules as the text of a `.stringsdict` file.
    var rulesText: String { PropertyList.dictionary(rules).xml }
}
