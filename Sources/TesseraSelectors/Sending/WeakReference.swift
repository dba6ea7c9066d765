/// A weak reference to an object. The class is sendable because it changes only when the object is deallocated, and any
/// thread may read a weak reference.
final class WeakReference: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    /// The identity of the object. Another object may have the same identity after this one is deallocated.
    let id: ObjectIdentifier

    init(_ object: AnyObject) {
        self.object = object
        id = ObjectIdentifier(object)
    }
}
