import Foundation

// Closures take the place of references that would be ambiguous, as with selectors.
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
