import Foundation

/// An object whose property stands before a key path.
private final class Root {
    let object = NSObject()
}

/// Returns a key path that is equal for all key paths to the same property, whichever subclass they begin with: to
/// Swift `\UIView.frame` and `\UILabel.frame` are different, though both name one property.
///
/// The result is for comparing only. It begins at an object of another kind and reads nothing.
func rootless<Object, Value>(_ path: KeyPath<Object, Value>) -> AnyKeyPath {
    // The cast changes the type that the compiler knows and nothing of the object. Nobody reads a value through the result,
    // and appending key paths looks at their components, not at the type with which they begin.
    let path = Unmanaged<KeyPath<NSObject, Value>>.fromOpaque(Unmanaged.passUnretained(path).toOpaque())
        .takeUnretainedValue()
    return (\Root.object as KeyPath<Root, NSObject>).appending(path: path)
}
