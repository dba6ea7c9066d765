import Foundation

// Two kinds of references to methods do not compile: to a method of the main actor in a class that is not on it, and to
// an overloaded method whose labels are the same. In these cases, a closure that calls the method replaces the
// reference.
extension Selector {
    /// Creates a selector of a method with no parameters, which a closure calls. The closure captures nothing.
    public init<Target: AnyObject, Result>(
        _ name: String, calling body: @escaping (Target) -> Result
    ) {
        self.init(name, carrying: Method(freeCalling: body))
    }

    /// Creates a selector of a method of the main actor with no parameters, which a closure calls. The closure captures
    /// nothing.
    public init<Target: AnyObject, Result>(
        _ name: String, calling body: @escaping @MainActor (Target) -> Result
    ) {
        self.init(name, carrying: Method(mainCalling: body))
    }

    /// Creates a selector of a method with one parameter, which a closure calls. The closure captures nothing.
    public init<Target: AnyObject, A, Result>(
        _ name: String, calling body: @escaping (Target, A) -> Result
    ) {
        self.init(name, carrying: Method(freeCalling: body))
    }

    /// Creates a selector of a method of the main actor with one parameter, which a closure calls. The closure captures
    /// nothing.
    public init<Target: AnyObject, A, Result>(
        _ name: String, calling body: @escaping @MainActor (Target, A) -> Result
    ) {
        self.init(name, carrying: Method(mainCalling: body))
    }

    /// Creates a selector of a method with two parameters, which a closure calls. The closure captures nothing.
    public init<Target: AnyObject, A, B, Result>(
        _ name: String, calling body: @escaping (Target, A, B) -> Result
    ) {
        self.init(name, carrying: Method(freeCalling: body))
    }

    /// Creates a selector of a method of the main actor with two parameters, which a closure calls. The closure
    /// captures nothing.
    public init<Target: AnyObject, A, B, Result>(
        _ name: String, calling body: @escaping @MainActor (Target, A, B) -> Result
    ) {
        self.init(name, carrying: Method(mainCalling: body))
    }

    /// Creates a selector of a method with three parameters, which a closure calls. The closure captures nothing.
    public init<Target: AnyObject, A, B, C, Result>(
        _ name: String, calling body: @escaping (Target, A, B, C) -> Result
    ) {
        self.init(name, carrying: Method(freeCalling: body))
    }

    /// Creates a selector of a method of the main actor with three parameters, which a closure calls. The closure
    /// captures nothing.
    public init<Target: AnyObject, A, B, C, Result>(
        _ name: String, calling body: @escaping @MainActor (Target, A, B, C) -> Result
    ) {
        self.init(name, carrying: Method(mainCalling: body))
    }
}

extension ClassMembers {
    /// Registers a method with no parameters, which a closure calls. The closure captures nothing.
    public mutating func method<Result>(
        _ selector: String, calling body: @escaping (Object) -> Result
    ) {
        add(Method(freeCalling: body), named: selector)
    }

    /// Registers a method of the main actor with no parameters, which a closure calls. The closure captures nothing.
    public mutating func method<Result>(
        _ selector: String, calling body: @escaping @MainActor (Object) -> Result
    ) {
        add(Method(mainCalling: body), named: selector)
    }

    /// Registers a method with one parameter, which a closure calls. The closure captures nothing.
    public mutating func method<A, Result>(
        _ selector: String, calling body: @escaping (Object, A) -> Result
    ) {
        add(Method(freeCalling: body), named: selector)
    }

    /// Registers a method of the main actor with one parameter, which a closure calls. The closure captures nothing.
    public mutating func method<A, Result>(
        _ selector: String, calling body: @escaping @MainActor (Object, A) -> Result
    ) {
        add(Method(mainCalling: body), named: selector)
    }

    /// Registers a method with two parameters, which a closure calls. The closure captures nothing.
    public mutating func method<A, B, Result>(
        _ selector: String, calling body: @escaping (Object, A, B) -> Result
    ) {
        add(Method(freeCalling: body), named: selector)
    }

    /// Registers a method of the main actor with two parameters, which a closure calls. The closure captures nothing.
    public mutating func method<A, B, Result>(
        _ selector: String, calling body: @escaping @MainActor (Object, A, B) -> Result
    ) {
        add(Method(mainCalling: body), named: selector)
    }

    /// Registers a method with three parameters, which a closure calls. The closure captures nothing.
    public mutating func method<A, B, C, Result>(
        _ selector: String, calling body: @escaping (Object, A, B, C) -> Result
    ) {
        add(Method(freeCalling: body), named: selector)
    }

    /// Registers a method of the main actor with three parameters, which a closure calls. The closure captures nothing.
    public mutating func method<A, B, C, Result>(
        _ selector: String, calling body: @escaping @MainActor (Object, A, B, C) -> Result
    ) {
        add(Method(mainCalling: body), named: selector)
    }
}

extension Method {
    fileprivate convenience init<Target: AnyObject, Result>(freeCalling body: @escaping (Target) -> Result) {
        self.init(free: 0, of: Target.self) { target, _ in body(target) }
    }

    fileprivate convenience init<Target: AnyObject, Result>(
        mainCalling body: @escaping @MainActor (Target) -> Result
    ) {
        self.init(main: 0, of: Target.self) { target, _ in body(target) }
    }

    fileprivate convenience init<Target: AnyObject, A, Result>(
        freeCalling body: @escaping (Target, A) -> Result
    ) {
        self.init(free: 1, of: Target.self) { target, call in body(target, call.argument(0)) }
    }

    fileprivate convenience init<Target: AnyObject, A, Result>(
        mainCalling body: @escaping @MainActor (Target, A) -> Result
    ) {
        self.init(main: 1, of: Target.self) { target, call in body(target, call.argument(0)) }
    }

    fileprivate convenience init<Target: AnyObject, A, B, Result>(
        freeCalling body: @escaping (Target, A, B) -> Result
    ) {
        self.init(free: 2, of: Target.self) { target, call in body(target, call.argument(0), call.argument(1))
        }
    }

    fileprivate convenience init<Target: AnyObject, A, B, Result>(
        mainCalling body: @escaping @MainActor (Target, A, B) -> Result
    ) {
        self.init(main: 2, of: Target.self) { target, call in body(target, call.argument(0), call.argument(1))
        }
    }

    fileprivate convenience init<Target: AnyObject, A, B, C, Result>(
        freeCalling body: @escaping (Target, A, B, C) -> Result
    ) {
        self.init(free: 3, of: Target.self) { target, call in
            body(target, call.argument(0), call.argument(1), call.argument(2))
        }
    }

    fileprivate convenience init<Target: AnyObject, A, B, C, Result>(
        mainCalling body: @escaping @MainActor (Target, A, B, C) -> Result
    ) {
        self.init(main: 3, of: Target.self) { target, call in
            body(target, call.argument(0), call.argument(1), call.argument(2))
        }
    }
}
