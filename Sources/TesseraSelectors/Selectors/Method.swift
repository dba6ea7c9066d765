import Foundation
import TesseraBasics

/// A method that can be called on any object with arguments of any types.
///
/// The class is sendable because its contents never change and because the closure is a reference to a method, which
/// captures nothing. Each call decides on which thread the method runs: see `call(on:_:selector:)`.
final class Method: @unchecked Sendable {
    /// The number of parameters.
    let parameterCount: Int
    /// True if the method belongs to the main actor.
    let isOnMainActor: Bool
    /// The class whose objects have the method.
    let owner: AnyClass
    private let body: (Call) -> Any?

    /// Creates a method that belongs to no actor.
    init<Target: AnyObject, Result>(
        free parameterCount: Int, of owner: Target.Type, _ body: @escaping (Target, Call) -> Result
    ) {
        self.parameterCount = parameterCount
        isOnMainActor = false
        self.owner = owner
        self.body = { call in body(call.target(), call) }
    }

    /// Creates a method of the main actor.
    init<Target: AnyObject, Result>(
        main parameterCount: Int, of owner: Target.Type, _ body: @escaping @MainActor (Target, Call) -> Result
    ) {
        self.parameterCount = parameterCount
        isOnMainActor = true
        self.owner = owner
        self.body = { call in
            // The values stay on the main actor: `call(on:_:selector:)` runs this on the main thread, and the closure
            // ends before this function returns.
            nonisolated(unsafe) let call = call
            nonisolated(unsafe) var result: Any?
            MainActor.assumeIsolated { result = body(call.target(), call) }
            return result
        }
    }

    /// Returns true if the objects of a class have the method.
    func belongs(toObjectsOf type: AnyClass) -> Bool { isClass(type, kindOf: owner) }

    /// Calls the method and returns its result. A method of the main actor, or of a ``MainThreadObject``, runs on the
    /// main thread. If another thread makes this call, the method runs later and the result is nil.
    func call(on object: AnyObject, _ arguments: [Any?], selector: Selector) -> Any? {
        let call = Call(object: object, arguments: arguments, selector: selector)
        guard isOnMainActor || object is any MainThreadObject, !TesseraBasics.isOnMainActor else {
            return body(call)
        }
        // The current thread does not use the call after this.
        nonisolated(unsafe) let sent = call
        DispatchQueue.main.async { _ = self.body(sent) }
        return nil
    }

    /// The object and the arguments of a call.
    struct Call {
        let object: AnyObject
        let arguments: [Any?]
        let selector: Selector

        /// Returns the object as an instance of the class that has the method. Ends the app if it is not one.
        func target<Target: AnyObject>() -> Target {
            guard let target = object as? Target else { unrecognized(selector, by: object) }
            return target
        }

        /// Returns an argument as a value of the parameter's type. A missing argument is nil. Ends the app if the
        /// argument cannot be converted.
        func argument<Value>(_ index: Int) -> Value {
            let argument = index < arguments.count ? arguments[index] : nil
            if let value = convert(argument, to: Value.self) { return value }
            if flattened(argument) == nil, TesseraBasics.isOnMainActor,
                let type = Value.self as? any SubstitutedArgument.Type,
                let value = onMainActor((), { _ in type.substitute }) as? Value
            {
                return value
            }
            if flattened(argument) == nil, let type = Value.self as? any ConvertiblePointer.Type,
                let value = type.init(ZeroPointer.pointer) as? Value
            {
                return value
            }
            let given = argument.map { String(describing: type(of: $0)) } ?? "nil"
            misuse(
                "-[\(className(of: object)) \(selector)]",
                "Parameter \(index + 1) has the type \(Value.self), and the caller gives \(given). "
                    + "Declare the parameter with a type that accepts it.")
        }
    }
}

/// A class that provides an object in place of nil for parameters that are not optional. It is needed because
/// Objective-C lets callers pass nil for them.
@MainActor
package protocol SubstitutedArgument: AnyObject, SendableMetatype {
    /// The object that replaces nil.
    static var substitute: AnyObject { get }
}

/// An object whose methods run only on the main thread. It is needed because in Swift 5 the type of a reference to a
/// method of the main actor does not mention the actor.
package protocol MainThreadObject: AnyObject {}

/// Returns true if a class is another one or a subclass of it.
func isClass(_ subclass: AnyClass, kindOf superclass: AnyClass) -> Bool {
    var current: AnyClass? = subclass
    while let found = current {
        if found == superclass { return true }
        current = _getSuperclass(found)
    }
    return false
}

/// Returns the name of an object's class with its module.
func className(of object: AnyObject) -> String { String(reflecting: type(of: object)) }

/// Returns the address of an object, as messages name it.
func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// Ends the app, since an object has no method for a selector.
func unrecognized(_ selector: Selector, by object: AnyObject) -> Never {
    misuse(
        "-[\(className(of: object)) \(selector)]",
        "unrecognized selector sent to instance \(address(of: object))")
}
