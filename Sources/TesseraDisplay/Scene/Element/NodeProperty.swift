/// One of the properties that an element can have: a row of ``NodeProperties/table``, from which the coding, the comparison and
/// the names of ``NodeProperties`` are derived.
public struct NodeProperty: Sendable {
    /// The name on the wire.
    public let name: String
    /// The ways to compare, copy, write and read the property. The closures are in one object, so that a walk through the table
    /// retains only one reference for each row.
    let actions: Actions

    final class Actions: Sendable {
        /// Returns true if two elements differ in the property.
        let differs: @Sendable (NodeProperties, NodeProperties) -> Bool
        /// Gives the second element the property of the first, or takes it away if the first has none.
        let copy: @Sendable (NodeProperties, inout NodeProperties) -> Void
        let encode: @Sendable (NodeProperties, inout Container) throws -> Void
        /// Writes the property, if the element has it, as a member of the object that is the innermost one of a number of
        /// containers.
        let write: @Sendable (NodeProperties, JSONText, Int) throws -> Void
        let decode: @Sendable (KeyedDecodingContainer<Key>, inout NodeProperties) throws -> Void

        init(
            differs: @escaping @Sendable (NodeProperties, NodeProperties) -> Bool,
            copy: @escaping @Sendable (NodeProperties, inout NodeProperties) -> Void,
            encode: @escaping @Sendable (NodeProperties, inout Container) throws -> Void,
            write: @escaping @Sendable (NodeProperties, JSONText, Int) throws -> Void,
            decode: @escaping @Sendable (KeyedDecodingContainer<Key>, inout NodeProperties) throws -> Void
        ) {
            self.differs = differs
            self.copy = copy
            self.encode = encode
            self.write = write
            self.decode = decode
        }
    }

    typealias Container = KeyedEncodingContainer<Key>

    /// The properties by their names on the wire.
    public static let byName = Dictionary(
        uniqueKeysWithValues: NodeProperties.table.map { ($0.name, $0) })

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name on the wire.
    ///   - value: A closure that returns the member. Each commit reads the members that the changed elements have, and a closure
    ///     takes a tenth of the time of a key path. Half a hundred key paths would also take time at the start of an app.
    ///   - set: A closure that sets the same member.
    init<Value: Codable & Equatable & Sendable>(
        _ name: String, _ value: @escaping @Sendable (NodeProperties) -> Value?,
        _ set: @escaping @Sendable (inout NodeProperties, Value?) -> Void
    ) {
        let key = Key(stringValue: name)
        self.name = name
        actions = Actions(
            differs: { value($0) != value($1) },
            copy: { set(&$1, value($0)) },
            encode: { properties, container in
                guard let value = value(properties) else { return }
                try container.encode(value, forKey: key)
            },
            write: { properties, text, depth in
                guard let value = value(properties) else { return }
                text.beginMember(name, at: depth)
                try text.append(value, depth: depth)
            },
            decode: { container, properties in
                set(&properties, try container.decodeIfPresent(Value.self, forKey: key))
            })
    }

    /// The name of a property as the key of a JSON object.
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }
}

extension NodeProperties: Codable {
    /// Reads the properties of a JSON object. Names that no property has are ignored.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NodeProperty.Key.self)
        for key in container.allKeys {
            try NodeProperty.byName[key.stringValue]?.actions.decode(container, &self)
        }
    }

    /// Writes a JSON object with the properties that the element has.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? ValueEncoder {
            return try write(to: encoder.text, depth: encoder.depth)
        }
        var container = encoder.container(keyedBy: NodeProperty.Key.self)
        for property in NodeProperties.table { try property.actions.encode(self, &container) }
    }

    /// Writes a JSON object with the properties that the element has, within `depth` objects and arrays.
    func write(to text: JSONText, depth: Int) throws {
        // A message has thousands of properties. A container would take longer than the text itself.
        text.open(.object, at: depth)
        let table = NodeProperties.table
        for row in rows { try table[row].actions.write(self, text, depth + 1) }
        text.close(to: depth)
    }
}

extension NodeProperties {
    /// Returns the properties to set and the names of those to reset to their usual values in order to turn
    /// `old` into this description.
    public func changes(since old: NodeProperties) -> (set: NodeProperties, cleared: [String]) {
        var set = NodeProperties()
        var cleared: [String] = []
        let (table, rows, oldRows) = (NodeProperties.table, rows, old.rows)
        // Properties that both lack are the same in both.
        for row in rows.union(oldRows) {
            if !rows.contains(row) {
                cleared.append(table[row].name)
            } else if !oldRows.contains(row) || table[row].actions.differs(old, self) {
                table[row].actions.copy(self, &set)
            }
        }
        // A long text has thousands of parts, of which a key changes a few.
        if let looks = set.richText, let former = old.richText { set.richText = looks.change(since: former) }
        return (set, cleared)
    }

    /// Takes over the properties that `set` has, and resets others by their names to their usual values. Names
    /// that no property has are ignored, and so is the difference from looks that the element does not have.
    public mutating func apply(_ set: NodeProperties, cleared: [String]) {
        let former = richText
        for row in set.rows { NodeProperties.table[row].actions.copy(set, &self) }
        // A copy of all properties, in which the whole looks would stand, costs each update as much as the rest of it.
        if let change = set.richText, change.base != nil { richText = change.whole(after: former) ?? former }
        let usual = NodeProperties()
        for name in cleared { NodeProperty.byName[name]?.actions.copy(usual, &self) }
    }
}
