/// Stores a large value that few elements have outside of the structure to which it belongs, so that an
/// element without it takes only one word for it.
///
///     @Rare public var control: ControlContent?
///
/// The value is coded as without the wrapper: it is absent if it is nil.
@propertyWrapper
public struct Rare<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// A constant value, which copies share.
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box?

    /// The value, or nil if there is none.
    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }

    /// Stores no value.
    public init() {}

    /// Stores a value, or none if it is nil.
    public init(wrappedValue: Value?) {
        box = wrappedValue.map(Box.init)
    }

    /// Decodes the value itself.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try Value(from: decoder))
    }

    /// Encodes the value itself.
    public func encode(to encoder: any Encoder) throws {
        try box?.value.encode(to: encoder)
    }

    /// Returns true if both have equal values, or none. Copies that share their value are not compared member by member.
    public static func == (left: Rare, right: Rare) -> Bool {
        left.box === right.box || left.box?.value == right.box?.value
    }
}

// The coding of structures that Swift generates calls these methods for members of this type.

extension KeyedDecodingContainer {
    /// Decodes a value that may be absent.
    public func decode<Value>(_ type: Rare<Value>.Type, forKey key: Key) throws -> Rare<Value> {
        Rare(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    }
}

extension KeyedEncodingContainer {
    /// Encodes a value, or nothing if it is absent.
    public mutating func encode<Value>(_ rare: Rare<Value>, forKey key: Key) throws {
        try encodeIfPresent(rare.wrappedValue, forKey: key)
    }
}
