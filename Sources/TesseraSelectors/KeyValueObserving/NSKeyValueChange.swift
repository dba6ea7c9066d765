import Foundation

/// Options that determine which values an observer of a property gets, and when.
/// See Apple's [NSKeyValueObservingOptions](
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions).
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes contain the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Changes contain the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is also called at once, before the method that adds it returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also called before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change of a property.
/// See Apple's [NSKeyValueChange](https://developer.apple.com/documentation/foundation/nskeyvaluechange).
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Objects were inserted into a collection.
    case insertion = 2
    /// Objects were removed from a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
}

/// A key of the dictionary that describes a change.
/// See Apple's [NSKeyValueChangeKey](https://developer.apple.com/documentation/foundation/nskeyvaluechangekey).
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change, as the raw value of ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places in a collection that have changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in a call before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property.
/// See Apple's [NSKeyValueObservedChange](
/// https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange).
public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change.
    public let kind: Kind
    /// The new value, or nil if the observer has not asked for it.
    public let newValue: Value?
    /// The old value, or nil if the observer has not asked for it. It is nil in the initial call.
    public let oldValue: Value?
    /// The places in a collection that have changed, or nil.
    public let indexes: IndexSet?
    /// True in a call before the change.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
