import Foundation

/// The way in which an object holds a value that is associated with it.
///
/// See Apple's [objc_AssociationPolicy](https://developer.apple.com/documentation/objectivec/objc_associationpolicy).
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object holds a weak reference to the value.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object retains the value.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The object retains a copy of the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object retains the value. Several threads may read and set it at the same time.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// The object retains a copy of the value. Several threads may read and set it at the same time.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object, or removes it if the value is nil.
///
/// After the object is deallocated, the value is released later: when other objects get values.
///
/// See Apple's [objc_setAssociatedObject(_:_:_:_:)](https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)).
///
/// - Parameters:
///   - object: The object, which must be an instance of a class.
///   - key: An address that identifies the value, such as that of a static variable.
///   - value: The value.
///   - policy: How the object holds the value.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let value = value.map { AssociatedValue($0, policy) }
    // The old value is released outside of the lock, since its deinitializer may read associated values too.
    let old = AssociatedValues.shared.withLock {
        $0.set(value, key: UInt(bitPattern: key), of: object as AnyObject)
    }
    withExtendedLifetime(old) {}
}

/// Returns the value that is associated with an object, or nil.
///
/// See Apple's [objc_getAssociatedObject(_:_:)](https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)).
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.shared.withLock { $0.value(key: UInt(bitPattern: key), of: object as AnyObject) }?
        .current
}

/// Removes all values that are associated with an object.
///
/// See Apple's [objc_removeAssociatedObjects(_:)](https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)).
public func objc_removeAssociatedObjects(_ object: Any) {
    let old = AssociatedValues.shared.withLock { $0.removeAll(of: object as AnyObject) }
    withExtendedLifetime(old) {}
}

/// An associated value with its policy.
private struct AssociatedValue {
    private let strong: Any?
    private weak var object: AnyObject?
    private let isWeak: Bool

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
        object = isWeak ? value as AnyObject : nil
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: strong = nil
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            strong = (value as? any NSCopying)?.copy(with: nil) ?? value
        }
    }

    var current: Any? { isWeak ? object : strong }
}

/// The associated values of all objects.
private struct AssociatedValues {
    /// The values of one object, and a weak reference that tells it from a later object at the same address.
    private struct Owner {
        weak var object: AnyObject?
        var values: [UInt: AssociatedValue] = [:]
    }

    /// The table of the app.
    static let shared = Locked(AssociatedValues())

    private var owners: [ObjectIdentifier: Owner] = [:]
    /// The number of owners at which deallocated owners are removed next.
    private var limit = 64

    func value(key: UInt, of object: AnyObject) -> AssociatedValue? {
        guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
        return owner.values[key]
    }

    /// Sets a value. Returns the old values, which the caller releases outside of the lock.
    mutating func set(_ value: AssociatedValue?, key: UInt, of object: AnyObject) -> [Any] {
        let identifier = ObjectIdentifier(object)
        var released: [Any] = []
        if let owner = owners[identifier], owner.object !== object { released.append(owner) }
        if owners[identifier]?.object !== object {
            guard value != nil else {
                owners[identifier] = nil
                return released
            }
            if owners.count >= limit { released += removeGone() }
            owners[identifier] = Owner(object: object)
        }
        if let old = owners[identifier]?.values[key] { released.append(old) }
        owners[identifier]?.values[key] = value
        return released
    }

    mutating func removeAll(of object: AnyObject) -> Any? {
        owners.removeValue(forKey: ObjectIdentifier(object))
    }

    private mutating func removeGone() -> [Any] {
        let gone = owners.filter { $0.value.object == nil }
        for identifier in gone.keys { owners[identifier] = nil }
        limit = max(64, owners.count * 2)
        return Array(gone.values)
    }
}

/// A state that is read and written only while a lock is locked.
private final class Locked<State>: @unchecked Sendable {
    // Safe to send: the state is read and written only while the lock is locked.
    private var state: State
    private let lock = NSLock()

    init(_ state: State) { self.state = state }

    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }
}
