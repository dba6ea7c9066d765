/// A weak reference to an object.
/// It is sendable because nothing changes it but the object's end, and a weak reference is safe to read on all threads.
final class WeakReference: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    /// The identity of the object, which another one may have later.
    let id: ObjectIdentifier

    init(_ object: AnyObject) {
        self.object = object
        id = ObjectIdentifier(object)
    }
}
