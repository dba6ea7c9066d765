import Foundation

/// A property that few objects have. The others need no storage for it.
@MainActor
struct AssociatedProperty<Value> {
    /// The address that tells the property from others, or nil without memory. It is never freed, since such a property is a
    /// constant of a type.
    private let key = malloc(1)

    /// The value of an object, or nil if it has none.
    subscript(object: AnyObject) -> Value? {
        get { key.flatMap { objc_getAssociatedObject(object, $0) } as? Value }
        nonmutating set {
            guard let key else { return }
            objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}
