import Foundation

/// Writes messages as JSON, directly into one buffer of bytes.
///
/// Foundation's encoder first collects all values in a tree of objects and writes the tree afterwards, which takes several
/// times as long. NaN and infinite numbers become the texts `"NaN"`, `"Infinity"` and `"-Infinity"`.
struct MessageEncoder {
    /// Returns the JSON text of a value, which consists of structures and enumerations.
    ///
    /// The value must not write into an inner container any more once it has gone on with the outer one. Code that the compiler
    /// synthesizes never does.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    /// - Throws: The errors of the value's own `encode(to:)`. The encoder has none of its own.
    func encode(_ value: some Encodable) throws -> Data {
        let text = JSONText()
        try text.append(value, depth: 0)
        return Data(text.bytes)
    }
}

extension JSONText {
    /// Writes a value within `depth` objects and arrays. A value that writes nothing becomes an empty object.
    func append(_ value: some Encodable, depth: Int) throws {
        let start = bytes.count
        try value.encode(to: ValueEncoder(text: self, depth: depth))
        if bytes.count == start { open(.object, at: depth) }
        close(to: depth)
    }
}

/// The encoder that a value gets. It writes at the end of the text.
struct ValueEncoder: Encoder, SingleValueEncodingContainer {
    let text: JSONText
    /// The number of objects and arrays around the value.
    let depth: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        text.open(.object, at: depth)
        return KeyedEncodingContainer(ObjectContainer<Key>(text: text, depth: depth + 1))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        text.open(.array, at: depth)
        return ArrayContainer(text: text, depth: depth + 1)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() { text.appendNull() }
    func encode(_ value: Bool) { text.append(value) }
    func encode(_ value: String) { text.append(value) }
    func encode(_ value: Double) { text.append(value) }
    func encode(_ value: Float) { text.append(Double(value)) }
    func encode(_ value: Int) { text.append(value) }
    func encode(_ value: Int8) { text.append(value) }
    func encode(_ value: Int16) { text.append(value) }
    func encode(_ value: Int32) { text.append(value) }
    func encode(_ value: Int64) { text.append(value) }
    func encode(_ value: UInt) { text.append(value) }
    func encode(_ value: UInt8) { text.append(value) }
    func encode(_ value: UInt16) { text.append(value) }
    func encode(_ value: UInt32) { text.append(value) }
    func encode(_ value: UInt64) { text.append(value) }
    func encode(_ value: some Encodable) throws { try text.append(value, depth: depth) }
}

/// The members of an object.
private struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let text: JSONText
    /// The number of objects and arrays around a member, this object included.
    let depth: Int

    var codingPath: [any CodingKey] { [] }

    /// Writes the name of a member, and returns the text for its value.
    private func member(_ key: Key) -> JSONText {
        text.beginMember(key.stringValue, at: depth)
        return text
    }

    func encodeNil(forKey key: Key) { member(key).appendNull() }
    func encode(_ value: Bool, forKey key: Key) { member(key).append(value) }
    func encode(_ value: String, forKey key: Key) { member(key).append(value) }
    func encode(_ value: Double, forKey key: Key) { member(key).append(value) }
    func encode(_ value: Float, forKey key: Key) { member(key).append(Double(value)) }
    func encode(_ value: Int, forKey key: Key) { member(key).append(value) }
    func encode(_ value: Int8, forKey key: Key) { member(key).append(value) }
    func encode(_ value: Int16, forKey key: Key) { member(key).append(value) }
    func encode(_ value: Int32, forKey key: Key) { member(key).append(value) }
    func encode(_ value: Int64, forKey key: Key) { member(key).append(value) }
    func encode(_ value: UInt, forKey key: Key) { member(key).append(value) }
    func encode(_ value: UInt8, forKey key: Key) { member(key).append(value) }
    func encode(_ value: UInt16, forKey key: Key) { member(key).append(value) }
    func encode(_ value: UInt32, forKey key: Key) { member(key).append(value) }
    func encode(_ value: UInt64, forKey key: Key) { member(key).append(value) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try member(key).append(value, depth: depth)
    }

    // The default implementations of these look the type of the optional value up at each call.
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { if let value { encode(value, forKey: key) } }
    func encodeIfPresent(_ value: String?, forKey key: Key) { if let value { encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { if let value { encode(value, forKey: key) } }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { if let value { encode(value, forKey: key) } }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        ValueEncoder(text: member(key), depth: depth).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        ValueEncoder(text: member(key), depth: depth).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { messagesHaveNoClasses() }
    func superEncoder(forKey key: Key) -> any Encoder { messagesHaveNoClasses() }
}

/// The elements of an array.
private struct ArrayContainer: UnkeyedEncodingContainer {
    let text: JSONText
    /// The number of objects and arrays around an element, this array included.
    let depth: Int
    private(set) var count = 0

    init(text: JSONText, depth: Int) {
        self.text = text
        self.depth = depth
    }

    var codingPath: [any CodingKey] { [] }

    /// Begins an element, and returns the text for its value.
    private mutating func element() -> JSONText {
        count += 1
        text.beginElement(at: depth)
        return text
    }

    mutating func encodeNil() { element().appendNull() }
    mutating func encode(_ value: Bool) { element().append(value) }
    mutating func encode(_ value: String) { element().append(value) }
    mutating func encode(_ value: Double) { element().append(value) }
    mutating func encode(_ value: Float) { element().append(Double(value)) }
    mutating func encode(_ value: Int) { element().append(value) }
    mutating func encode(_ value: Int8) { element().append(value) }
    mutating func encode(_ value: Int16) { element().append(value) }
    mutating func encode(_ value: Int32) { element().append(value) }
    mutating func encode(_ value: Int64) { element().append(value) }
    mutating func encode(_ value: UInt) { element().append(value) }
    mutating func encode(_ value: UInt8) { element().append(value) }
    mutating func encode(_ value: UInt16) { element().append(value) }
    mutating func encode(_ value: UInt32) { element().append(value) }
    mutating func encode(_ value: UInt64) { element().append(value) }
    mutating func encode(_ value: some Encodable) throws { try element().append(value, depth: depth) }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        ValueEncoder(text: element(), depth: depth).container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        ValueEncoder(text: element(), depth: depth).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { messagesHaveNoClasses() }
}

private func messagesHaveNoClasses() -> Never {
    fatalError(
        "Messages consist of structures and enumerations. No class writes the members of its superclass.")
}
