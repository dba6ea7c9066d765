import Foundation

/// A class whose property is put before a key path.
private final class Root {
    let object = NSObject()
}

/// Returns a key path that is equal for all key paths to the same property, whichever subclass they begin with. Without
/// it, `\UIView.frame` and `\UILabel.frame` are different in Swift, though both name one property.
///
/// The result serves only for comparing. It begins with another class, so no value can be read through it.
func rootless<Object, Value>(_ path: KeyPath<Object, Value>) -> AnyKeyPath {
    // The cast changes the static type and not the object. It is safe because no value is read through the result, and
    // because appending uses the components of key paths, not the type with which they begin.
    let path = Unmanaged<KeyPath<NSObject, Value>>.fromOpaque(Unmanaged.passUnretained(path).toOpaque())
        .takeUnretainedValue()
    return (\Root.object as KeyPath<Root, NSObject>).appending(path: path)
}
