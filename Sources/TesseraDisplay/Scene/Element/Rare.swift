/// Stores a large value that few elements have outside of the structure to which it belongs, so that an
/// element without it takes only one word for it.
///
///     @Rare public var control: ControlContent?
@propertyWrapper
public struct Rare<Value: Equatable & Sendable>: Equatable, Sendable {
    private var box: RareBox<Value>?

    /// The value, or nil if there is none.
    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(RareBox.init) }
    }

    /// True if there is a value.
    var isPresent: Bool { box != nil }

    /// Stores no value.
    public init() {}

    /// Stores a value, or none if it is nil.
    public init(wrappedValue: Value?) {
        box = wrappedValue.map(RareBox.init)
    }

    /// Returns true if both have equal values, or none. Copies that share their value are not compared member by member.
    public static func == (left: Rare, right: Rare) -> Bool {
        left.box === right.box || left.box?.value == right.box?.value
    }
}

/// A constant value, which copies share.
///
/// The class is declared outside of ``Rare`` because the runtime searches all conformances of the process for each
/// class that is generic over a constrained type. A dozen such searches would take two hundredths of the time of an
/// app's start.
private final class RareBox<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
