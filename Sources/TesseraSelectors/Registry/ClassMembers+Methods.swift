import Foundation

// Each number of parameters has two overloads, for methods on the main actor and for others. The compiler takes the one
// with the exact type.
extension ClassMembers {
    /// Registers a method with no parameters.
    public mutating func method<Result>(
        _ selector: String, _ method: @escaping (Object) -> () -> Result
    ) {
        add(Method(free: method), named: selector)
    }

    /// Registers a method on the main actor with no parameters.
    public mutating func method<Result>(
        _ selector: String, _ method: @escaping (Object) -> @MainActor () -> Result
    ) {
        add(Method(main: method), named: selector)
    }

    /// Registers a method with one parameter.
    public mutating func method<A, Result>(
        _ selector: String, _ method: @escaping (Object) -> (A) -> Result
    ) {
        add(Method(free: method), named: selector)
    }

    /// Registers a method on the main actor with one parameter.
    public mutating func method<A, Result>(
        _ selector: String, _ method: @escaping (Object) -> @MainActor (A) -> Result
    ) {
        add(Method(main: method), named: selector)
    }

    /// Registers a method with two parameters.
    public mutating func method<A, B, Result>(
        _ selector: String, _ method: @escaping (Object) -> (A, B) -> Result
    ) {
        add(Method(free: method), named: selector)
    }

    /// Registers a method on the main actor with two parameters.
    public mutating func method<A, B, Result>(
        _ selector: String, _ method: @escaping (Object) -> @MainActor (A, B) -> Result
    ) {
        add(Method(main: method), named: selector)
    }

    /// Registers a method with three parameters.
    public mutating func method<A, B, C, Result>(
        _ selector: String, _ method: @escaping (Object) -> (A, B, C) -> Result
    ) {
        add(Method(free: method), named: selector)
    }

    /// Registers a method on the main actor with three parameters.
    public mutating func method<A, B, C, Result>(
        _ selector: String, _ method: @escaping (Object) -> @MainActor (A, B, C) -> Result
    ) {
        add(Method(main: method), named: selector)
    }

    /// Registers a method with four parameters.
    public mutating func method<A, B, C, D, Result>(
        _ selector: String, _ method: @escaping (Object) -> (A, B, C, D) -> Result
    ) {
        add(Method(free: method), named: selector)
    }

    /// Registers a method on the main actor with four parameters.
    public mutating func method<A, B, C, D, Result>(
        _ selector: String, _ method: @escaping (Object) -> @MainActor (A, B, C, D) -> Result
    ) {
        add(Method(main: method), named: selector)
    }
}
