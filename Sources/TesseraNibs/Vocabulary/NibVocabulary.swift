/// The elements and attributes of nibs that Tessera knows.
///
/// The porting tool reports what is not here, and TesseraUI gives each entry its effect; a test of TesseraUI loads all of
/// them and compares.
public enum NibVocabulary {
    /// What an element may have.
    public struct Entry: Sendable {
        /// The kind of element from which it inherits attributes and children, or nil.
        public var parent: String?
        /// The names of its own attributes.
        public var attributes: [String]
        /// Its own children. A child that is the value of a property has the form `element.key`.
        public var children: [String]
    }

    /// The own entry of each kind of element.
    public static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for table in [views, controls, lists, bars, controllers, gestures, values] {
            for line in table.split(separator: "\n") {
                let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
                    $0.split(separator: " ").map(String.init)
                }
                guard parts.count == 3, let name = parts[0].first else { continue }
                let known = entries[name]
                entries[name] = Entry(
                    parent: parts[0].count > 2 ? parts[0][2] : known?.parent,
                    attributes: (known?.attributes ?? []) + parts[1],
                    children: (known?.children ?? []) + parts[2])
            }
        }
        return entries
    }()

    /// The kinds of an element and of those that it inherits from, itself first.
    public static func lineage(of element: String) -> [String] {
        Array(sequence(first: element) { entries[$0]?.parent }.prefix(16))
    }

    /// Returns true if an element with a name is known.
    public static func knows(_ element: String) -> Bool { entries[element] != nil }

    /// Returns true if elements of a kind, or of one from which it inherits, have an attribute.
    public static func knows(attribute: String, of element: String) -> Bool {
        lineage(of: element).contains { entries[$0]?.attributes.contains(attribute) ?? false }
    }

    /// Returns true if an element may stand in another one.
    public static func knows(child: NibElement, of element: String) -> Bool {
        let name = child.key.map { "\(child.name).\($0)" } ?? child.name
        let any = child.key.map { "*.\($0)" }
        return lineage(of: element).contains { kind in
            guard let children = entries[kind]?.children else { return false }
            return children.contains(name) || children.contains { $0 == any }
        }
    }

    /// Returns true if elements of a kind inherit from another kind, or are of it.
    public static func isKind(_ element: String, of kind: String) -> Bool {
        lineage(of: element).contains(kind)
    }
}
