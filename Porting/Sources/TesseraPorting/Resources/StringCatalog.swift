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
            let types = Self.argumentTypes(of: key) ?? Self.argumentTypes(of: other) ?? ["lld"]
            // The forms are for the first number. If there are further arguments, all specifiers get positions.
            let place = types.firstIndex { $0 != "@" } ?? 0
            let isSingle = types.count == 1
            let rule = Self.rule(
                forms.mapValues { isSingle ? $0 : Self.positioned($0, types) }, type: types[place])
            tables[language, default: Table()].rules[key] = .dictionary([
                "NSStringLocalizedFormatKey": .string(isSingle ? "%#@value@" : "%\(place + 1)$#@value@"),
                "value": .dictionary(rule),
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

    /// A specifier of a format, such as `%2$lld`.
    struct Specifier: Equatable {
        /// The position of the argument, or nil if the specifier has none.
        var position: Int?
        /// The type of the argument, such as `lld` and `@`.
        var type: String
        /// The text of the format after the percent sign.
        var rest: Substring
    }

    /// Returns the specifiers of a format in their order.
    static func specifiers(in format: String) -> [Specifier] {
        var result: [Specifier] = []
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let isPosition = rest.dropFirst(digits.count).first == "$"
            let body = rest.drop { $0.isNumber || "$+-# .".contains($0) }
            let length = body.prefix { "hlqLzjt".contains($0) }
            guard let kind = body.dropFirst(length.count).first, "@dDiuUxXofeEgGcCsSaA".contains(kind) else {
                continue
            }
            let position = isPosition ? Int(digits) : nil
            result.append(
                Specifier(position: position, type: String(length) + String(kind), rest: rest))
        }
        return result
    }

    /// The greatest number of arguments of a format.
    private static let maximumArguments = 64

    /// Returns the types of the arguments of a format by their positions, or nil if it has none.
    private static func argumentTypes(of format: String) -> [String]? {
        var types: [Int: String] = [:]
        for (index, specifier) in specifiers(in: format).enumerated() {
            types[specifier.position ?? index + 1] = specifier.type
        }
        guard let last = types.keys.max(), (1...maximumArguments).contains(last) else { return nil }
        return (1...last).map { types[$0] ?? "@" }
    }

    /// Returns a format in which each specifier has the position of an argument of its kind: an object, or a number. A form may
    /// leave an argument out, so that the order of the specifiers does not determine the positions.
    private static func positioned(_ format: String, _ types: [String]) -> String {
        let specifiers = specifiers(in: format)
        var used = Set(specifiers.compactMap(\.position))
        var (result, end) = ("", format.startIndex)
        for specifier in specifiers where specifier.position == nil {
            let place = types.indices.first {
                !used.contains($0 + 1) && (types[$0] == "@") == (specifier.type == "@")
            }
            guard let place else { continue }
            used.insert(place + 1)
            result += format[end..<specifier.rest.startIndex] + "\(place + 1)$"
            end = specifier.rest.startIndex
        }
        return result + format[end...]
    }
}

extension StringCatalog.Table {
    /// The strings as a property list in XML, which is quicker to read than the form of `.strings` files in projects.
    var stringsText: String { PropertyList.dictionary(strings.mapValues(PropertyList.string)).xml }

    /// The rules as the text of a `.stringsdict` file.
    var rulesText: String { PropertyList.dictionary(rules).xml }
}
