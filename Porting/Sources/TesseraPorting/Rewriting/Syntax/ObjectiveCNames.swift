/// The names that Swift gives methods and properties in Objective-C.
enum ObjectiveCNames {
    /// The words for which the first label is appended without `With`, if the label begins with one or the name ends
    /// with one.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "below", "by", "following", "for", "from",
        "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
        "via", "when", "with",
        "within",
    ]

    /// Returns the selector of a method, such as `didSelectWithItem:` for `didSelect(item:)`.
    static func selector(of name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var result = name
        if first != "_" {
            if !prepositions.contains(firstWord(of: first)) && !prepositions.contains(lastWord(of: name)) {
                result += "With"
            }
            result += first.capitalizedFirst
        }
        return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// Returns the selector that sets a property, such as `setTitle:`.
    static func setter(of property: String) -> String { "set\(property.capitalizedFirst):" }

    private static func firstWord(of name: String) -> String {
        let start = name.prefix { $0.isUppercase }
        if start.count > 1 { return start.lowercased() }
        return (start + name.dropFirst(start.count).prefix { !$0.isUppercase }).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let capital = name.lastIndex(where: \.isUppercase) else { return name }
        return name[capital...].lowercased()
    }
}
