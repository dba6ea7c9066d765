import Foundation

extension Selector {
    /// Returns true if an object performs the selector.
    package func isUnderstood(by object: AnyObject) -> Bool { method(of: type(of: object)) != nil }

    /// Returns true if the objects of a class perform the selector.
    package func isUnderstood(byObjectsOf type: AnyClass) -> Bool { method(of: type) != nil }

    /// Performs the selector on an object and returns the result of the method. The method takes as many of the
    /// arguments as it has parameters. Ends the app if the object has no such method.
    @discardableResult
    package func send(to object: AnyObject, _ arguments: Any?...) -> Any? {
        send(to: object, arguments: arguments)
    }

    /// Performs the selector like ``send(to:_:)``, with an array of arguments.
    @discardableResult
    package func send(to object: AnyObject, arguments: [Any?]) -> Any? {
        guard let method = method(of: type(of: object)) else { unrecognized(self, by: object) }
        return method.call(on: object, arguments, selector: self)
    }

    /// Returns the method with which the objects of a class perform the selector, or nil.
    private func method(of type: AnyClass) -> Method? {
        if let registered = MemberRegistry.method(name, of: type) { return registered }
        guard let carried, carried.belongs(toObjectsOf: type) else { return nil }
        return carried
    }
}
