/// The build settings of a target. They come from several levels, of which later ones override earlier ones: the
/// project's configuration file, the project, the target's configuration file, and the target.
public struct BuildSettings: Sendable, Equatable {
    /// The values by name, without conditions, before their variables are replaced.
    private(set) var values: [String: String]
    /// The names of conditional settings whose conditions do not hold in the simulator.
    private(set) var ignored: Set<String> = []

    /// The names of settings whose values would be longer than ``maximumLength``.
    private(set) var oversized: Set<String> = []

    /// The greatest length of a value in bytes. Without a limit, a value that contains the inherited one twice would
    /// double at each level.
    static let maximumLength = 1 << 16

    /// Creates settings with the values that all targets have.
    init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// Adds the settings of the next level. `$(inherited)` in a value stands for the value of the earlier levels.
    ///
    /// - Parameters:
    ///   - level: The settings by their names with conditions, such as `NAME[sdk=iphoneos*]`.
    ///   - configuration: The name of the configuration, with which conditions are compared.
    mutating func add(_ level: [String: String], configuration: String) {
        // Settings with conditions come last, so that they override those without conditions at the same level.
        for name in level.keys.sorted(by: { ($0.contains("[") ? 1 : 0, $0) < ($1.contains("[") ? 1 : 0, $1) })
        {
            guard let value = level[name] else { continue }
            let parts = name.split(separator: "[", omittingEmptySubsequences: false)
            let plain = String(parts[0]).filter { !$0.isWhitespace }
            let conditions = parts.dropFirst().flatMap { $0.split(separator: ",") }
            guard conditions.allSatisfy({ Self.holds(String($0), configuration: configuration) }) else {
                ignored.insert(name)
                continue
            }
            let inherited = values[plain] ?? ""
            var result: String? = value
            for variable in ["$(inherited)", "${inherited}", "$(\(plain))"] {
                result = result.flatMap { Self.replacing(variable, in: $0, with: inherited) }
            }
            if let result { values[plain] = result } else { oversized.insert(plain) }
        }
    }

    /// Returns a value in which another one replaces each occurrence of a variable, or nil if the result would be too
    /// long.
    static func replacing(_ variable: String, in value: String, with other: String) -> String? {
        let growth = value.ranges(of: variable).count * max(0, other.utf8.count - variable.utf8.count)
        guard value.utf8.count + growth <= maximumLength else { return nil }
        return value.replacing(variable, with: other)
    }

    /// Returns true if a condition such as `sdk=iphonesimulator*` holds for an app in the simulator.
    private static func holds(_ condition: String, configuration: String) -> Bool {
        let parts = condition.filter { $0 != "]" && !$0.isWhitespace }.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return false }
        let pattern = String(parts[1])
        switch parts[0] {
        case "sdk": return matches("iphonesimulator", pattern)
        case "arch": return matches("arm64", pattern) || matches("x86_64", pattern)
        case "config": return matches(configuration, pattern)
        default: return false
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return text == pattern }
        return text.hasPrefix(pattern[..<star])
    }

    /// The value of a setting with its variables replaced, or nil if the setting is missing or empty.
    public subscript(name: String) -> String? {
        guard let value = values[name] else { return nil }
        let result = expand(value)
        return result.isEmpty ? nil : result
    }

    /// Returns the words of a setting's value. A word in quotation marks may contain spaces.
    public func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var (quote, isWord, isEscaped) = (Character?.none, false, false)
        for character in self[name] ?? "" {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                (isEscaped, isWord) = (true, true)
            } else if let mark = quote {
                if character == mark { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isWord) = (character, true)
            } else if character.isWhitespace {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        return isWord ? words + [word] : words
    }

    /// Returns true if the value of a setting is `YES`, `true` or `1`.
    public func isOn(_ name: String) -> Bool { ["YES", "yes", "true", "1"].contains(self[name] ?? "") }

    /// Returns the names of all settings that begin with a prefix, sorted.
    public func names(withPrefix prefix: String) -> [String] {
        values.keys.filter { $0.hasPrefix(prefix) }.sorted()
    }

    // MARK: Variables

    /// Returns a text in which `$(NAME)` and `${NAME}` are replaced by the values of settings.
    ///
    /// The value of a missing setting is empty. Operators such as `$(NAME:lower)` work as in Xcode.
    public func expand(_ text: String) -> String {
        var expansion = SettingExpansion(values: values)
        return expansion.expand(text)
    }

    static func applied(_ operation: String, to value: String) -> String {
        switch operation {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "c99extidentifier", "identifier": moduleName(value)
        case "rfc1034identifier":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "base", "file":
            operation == "file"
                ? String(value.split(separator: "/").last ?? "")
                : String((value.split(separator: "/").last ?? "").split(separator: ".").first ?? "")
        case "dir": value.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        case let text where text.hasPrefix("default="):
            value.isEmpty ? String(text.dropFirst("default=".count)) : value
        default: value
        }
    }

    /// Returns a text as a module's name. An underscore replaces each character that cannot be part of the name, and
    /// precedes a digit at the start.
    static func moduleName(_ text: String) -> String {
        let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber ?? true ? "_" + name : name
    }
}
