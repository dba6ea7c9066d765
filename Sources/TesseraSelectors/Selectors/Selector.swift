import Foundation

/// The name of a method, as Objective-C spells it. It may carry the method itself.
/// See Apple's [Selector](https://developer.apple.com/documentation/objectivec/selector).
///
/// Swift has `#selector` only on Apple's systems. Elsewhere, code creates a selector from the name and a reference to
/// the method:
///
/// ```swift
/// let tapped = Selector("tapped:", Counter.tapped(_:))
/// ```
///
/// Two selectors are equal if their names are equal. An object performs a selector with the method that its class has
/// registered under the name (see ``registerMembers(of:named:_:)``). If there is none, it performs the method that the
/// selector carries. A method of a class on the main actor runs on the main actor, whichever thread performs the
/// selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, for example `tapped:`.
    let name: String
    /// The method that the selector carries.
    let carried: Method?

    init(_ name: String, carrying method: Method?) {
        self.name = name
        carried = method
    }

    /// Creates a selector that carries no method. Objects perform it if their class has registered a method of this
    /// name.
    public init(_ name: String) {
        self.init(name, carrying: nil)
    }

    /// Creates a selector that carries no method from a literal.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// The name of the selector.
    public var description: String { name }

    /// Returns true if the names are equal.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the name of a selector.
/// See Apple's [NSStringFromSelector](https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)).
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns a selector with a name, which carries no method.
/// See Apple's [NSSelectorFromString](https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)).
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
