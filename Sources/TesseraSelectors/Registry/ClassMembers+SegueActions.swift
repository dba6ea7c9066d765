import Foundation

extension ClassMembers {
    /// Registers a method that creates the destination of a segue from a coder.
    public mutating func segueAction<A, Result>(
        _ selector: String, _ method: @escaping (Object) -> (A) -> Result
    ) {
        add(Method(free: method), named: selector)
    }

    /// Registers a method on the main actor that creates the destination of a segue from a coder.
    public mutating func segueAction<A, Result>(
        _ selector: String, _ method: @escaping (Object) -> @MainActor (A) -> Result
    ) {
        add(Method(main: method), named: selector)
    }

    /// Registers a method that creates the destination of a segue from a coder and the sender.
    public mutating func segueAction<A, B, Result>(
        _ selector: String, _ method: @escaping (Object) -> (A, B) -> Result
    ) {
        add(Method(free: method), named: selector)
    }

    /// Registers a method on the main actor that creates the destination of a segue from a coder and the sender.
    public mutating func segueAction<A, B, Result>(
        _ selector: String, _ method: @escaping (Object) -> @MainActor (A, B) -> Result
    ) {
        add(Method(main: method), named: selector)
    }

    /// Registers a method that creates the destination of a segue from a coder, the sender and the segue's identifier.
    public mutating func segueAction<A, B, C, Result>(
        _ selector: String, _ method: @escaping (Object) -> (A, B, C) -> Result
    ) {
        add(Method(free: method), named: selector)
    }

    /// Registers a method on the main actor that creates the destination of a segue from a coder, the sender and the
    /// segue's identifier.
    public mutating func segueAction<A, B, C, Result>(
        _ selector: String, _ method: @escaping (Object) -> @MainActor (A, B, C) -> Result
    ) {
        add(Method(main: method), named: selector)
    }
}
