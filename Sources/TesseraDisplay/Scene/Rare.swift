/// Stores a large value that few elements have outside of the structure to which it belongs, so that an
/// element without it takes only one word for it.
///
///     @Rare public var control: ControlContent?
@propertyWrapper
public struct Rare<Value: Equatable & Sendable>: Equatable, Sendable {
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

    /// Returns true if both have equal values, or none. Copies that share their value are not compared member by member.
    public static func == (left: Rare, right: Rare) -> Bool {
        left.box === right.box || left.box?.value == right.box?.value
    }
}
