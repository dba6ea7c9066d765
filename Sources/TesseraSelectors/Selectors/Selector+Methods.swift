import Foundation

// Each number of parameters has two initializers, for methods on the main actor and for others, since their references
// have different types. The compiler takes the one with the exact type.
extension Selector {
    /// Creates a selector of a method with no parameters, for example `Counter.reset`.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> () -> Result
    ) {
        self.init(name, carrying: Method(free: method))
    }

    /// Creates a selector of a method on the main actor with no parameters, for example `Counter.reset`.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
        self.init(name, carrying: Method(main: method))
    }

    /// Creates a selector of a method with one parameter, for example `Counter.tapped(_:)`.
    public init<Target: AnyObject, A, Result>(
        _ name: String, _ method: @escaping (Target) -> (A) -> Result
    ) {
        self.init(name, carrying: Method(free: method))
    }

    /// Creates a selector of a method on the main actor with one parameter, for example `Counter.tapped(_:)`.
    public init<Target: AnyObject, A, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (A) -> Result
    ) {
        self.init(name, carrying: Method(main: method))
    }

    /// Creates a selector of a method with two parameters, for example `Counter.tapped(_:for:)`.
    public init<Target: AnyObject, A, B, Result>(
        _ name: String, _ method: @escaping (Target) -> (A, B) -> Result
    ) {
        self.init(name, carrying: Method(free: method))
    }

    /// Creates a selector of a method on the main actor with two parameters, for example `Counter.tapped(_:for:)`.
    public init<Target: AnyObject, A, B, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (A, B) -> Result
    ) {
        self.init(name, carrying: Method(main: method))
    }

    /// Creates a selector of a method with three parameters, for example `Counter.tapped(_:for:at:)`.
    public init<Target: AnyObject, A, B, C, Result>(
        _ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result
    ) {
        self.init(name, carrying: Method(free: method))
    }

    /// Creates a selector of a method on the main actor with three parameters, for example `Counter.tapped(_:for:at:)`.
    public init<Target: AnyObject, A, B, C, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (A, B, C) -> Result
    ) {
        self.init(name, carrying: Method(main: method))
    }
}
