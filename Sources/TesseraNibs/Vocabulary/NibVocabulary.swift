/// The elements and attributes of nibs that Tessera knows.
///
/// The porting tool reports the parts of a nib that are not listed here. TesseraUI implements each entry; a test
/// compares the entries with those that loading reads.
public enum NibVocabulary {
    /// The attributes and children that a kind of element may have.
    public struct Entry: Sendable {
        /// The kind of element from which this kind inherits attributes and children, or nil.
        public var parent: String?
        /// The names of the kind's own attributes.
        public var attributes: [String]
        /// The kind's own children. A child that is the value of a property has the form `element.key`. The element `*`
        /// stands for any.
        public var children: [String]
    }

    /// The entry of each kind of element, without inherited attributes and children.
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

    /// Returns a kind of element and the kinds from which it inherits, itself first.
    public static func lineage(of element: String) -> [String] {
        Array(sequence(first: element) { entries[$0]?.parent }.prefix(16))
    }

    /// Returns true if an element with a name is known.
    public static func knows(_ element: String) -> Bool { entries[element] != nil }

    /// Returns true if elements of a kind have an attribute, of their own or inherited.
    public static func knows(attribute: String, of element: String) -> Bool {
        lineage(of: element).contains { entries[$0]?.attributes.contains(attribute) ?? false }
    }

    /// Returns true if an element may be a child of a kind of element.
    public static func knows(child: NibElement, of element: String) -> Bool {
        let name = child.key.map { "\(child.name).\($0)" } ?? child.name
        let any = child.key.map { "*.\($0)" }
        return lineage(of: element).contains { kind in
            guard let children = entries[kind]?.children else { return false }
            return children.contains(name) || children.contains { $0 == any }
        }
    }

    /// Returns true if a kind of element is another one or inherits from it.
    public static func isKind(_ element: String, of kind: String) -> Bool {
        lineage(of: element).contains(kind)
    }
}
