import Foundation

/// The members of a class that are found by their names at run time: the methods that selectors name, the properties
/// that keys name, and the outlets of nibs. See ``registerMembers(of:named:_:)``.
public struct ClassMembers<Object: AnyObject> {
    private(set) var methods: [String: Method] = [:]
    private(set) var properties: [String: Property] = [:]
    private(set) var dependencies: [String: Set<String>] = [:]

    mutating func add(_ method: Method, named selector: String) {
        methods[selector] = method
    }

    /// Registers a property that can be read and set.
    public mutating func property<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        properties[name] = Property(name, writing: path)
    }

    /// Registers a property that can only be read.
    public mutating func property<Value>(_ name: String, _ path: KeyPath<Object, Value>) {
        properties[name] = Property(name, reading: path)
    }

    /// Registers an outlet, which is a property that nibs set. Its value is an object, an optional object or an array
    /// of objects.
    public mutating func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        properties[name] = Property(name, writing: path, isOutlet: true)
    }

    /// Registers the keys of the properties on which the value of a property depends. Observers of the property are
    /// also informed of changes of these properties.
    public mutating func dependencies(_ name: String, _ keys: () -> Set<String>) {
        dependencies[name] = keys()
    }
}

/// Registers the members of a class that are found by their names at run time. Subclasses inherit them.
///
/// Call it before the app creates objects of the class. It is needed because Swift's runtime does not know members by
/// their names, as Objective-C's does. Registering a class again adds the new members to the earlier ones.
///
/// - Parameters:
///   - type: The class.
///   - name: The name under which nibs find the class, with its module: `Module.Class`.
///   - fill: A function that registers the members.
public func registerMembers<Object: AnyObject>(
    of type: Object.Type, named name: String, _ fill: (inout ClassMembers<Object>) -> Void
) {
    var members = ClassMembers<Object>()
    fill(&members)
    MemberRegistry.register(
        type, named: name, methods: members.methods, properties: members.properties,
        dependencies: members.dependencies)
}
