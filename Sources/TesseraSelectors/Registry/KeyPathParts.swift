import Foundation

/// A type-erased key path of a property, which can be joined with those of other properties.
protocol PropertyPath: AnyKeyPath {
    /// The key path in a form that is the same for subclasses.
    var identity: AnyKeyPath { get }
    /// Returns the path continued with a property of its value. If the value is an optional, the property is one of the
    /// wrapped object. Returns nil if the value is not an object.
    func continued(with property: any PropertyPath) -> (any PropertyPath)?
    /// Returns another path continued with this one.
    func appended<Start, Object>(to path: KeyPath<Start, Object>) -> any PropertyPath
}

extension KeyPath: PropertyPath {
    var identity: AnyKeyPath { rootless(self) }

    func continued(with property: any PropertyPath) -> (any PropertyPath)? {
        if let optional = Value.self as? any OptionalPath.Type { return optional.forced(self, property) }
        return Value.self is AnyClass ? property.appended(to: self) : nil
    }

    func appended<Start, Object>(to path: KeyPath<Start, Object>) -> any PropertyPath {
        // The cast is needed because the property may belong to a superclass. It changes the static type only, and is
        // safe because the result serves only for comparing: no value is read through it.
        let tail = Unmanaged<KeyPath<Object, Value>>.fromOpaque(Unmanaged.passUnretained(self).toOpaque())
            .takeUnretainedValue()
        return path.appending(path: tail)
    }
}

/// A type-erased optional at the end of a key path. Only `Optional` conforms to it.
private protocol OptionalPath {
    static var wrapped: Any.Type { get }
    static func forced<Start, Value>(
        _ path: KeyPath<Start, Value>, _ property: any PropertyPath
    ) -> (any PropertyPath)?
}

extension Optional: OptionalPath {
    static var wrapped: Any.Type { Wrapped.self }

    static func forced<Start, Value>(
        _ path: KeyPath<Start, Value>, _ property: any PropertyPath
    ) -> (any PropertyPath)? {
        guard Wrapped.self is AnyClass, let path = path as? KeyPath<Start, Wrapped?> else { return nil }
        return property.appended(to: path.appending(path: \Wrapped?.self!))
    }
}

/// The parts of a key path that leads through several objects: `\.track.title`, `\.track!.title` or `\.track?.title`.
struct KeyPathParts {
    private let whole: AnyKeyPath
    private let valueType: Any.Type
    private let parts: [String]

    init<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>) {
        whole = rootless(path)
        valueType = Value.self
        parts = split(path)
    }

    /// The number of properties on the path.
    var count: Int { parts.count }

    /// Returns the names of the properties on the path, which begins in a class. The result contains several paths if
    /// the compiler's description of the key path is ambiguous, and none if a property is not registered.
    func names(from type: AnyClass) -> [[String]] {
        if let names = chain(MemberRegistry.properties(of: type), after: nil, count) { return [names] }
        guard count == 2, parts[0].hasSuffix("?") else { return [] }
        let firsts = MemberRegistry.properties(of: type).filter {
            split($0.path) == [String(parts[0].dropLast())]
        }
        return firsts.flatMap { first in
            let lasts = properties(of: first).filter { isOptional(of: $0.valueType) }
            // The path's description ends with a question mark, unless the value of the last property is an optional
            // itself.
            let exact = lasts.filter {
                split($0.path) == [parts[1]] || split($0.path) == [String(parts[1].dropLast())]
            }
            return Set((exact.isEmpty ? lasts : exact).map(\.name)).sorted().map { [first.name, $0] }
        }
    }

    /// Returns the names of properties whose key paths joined equal the whole path, or nil.
    private func chain(_ properties: [Property], after path: (any PropertyPath)?, _ count: Int) -> [String]? {
        for property in properties {
            let next = if let path { path.continued(with: property.path) } else { property.path }
            guard let next else { continue }
            if count > 1 {
                let rest = self.properties(of: property)
                if let names = chain(rest, after: next, count - 1) { return [property.name] + names }
            } else if property.valueType == valueType, next.identity == whole {
                return [property.name]
            }
        }
        return nil
    }

    /// Returns the properties of the class of a property's value.
    private func properties(of property: Property) -> [Property] {
        let type = (property.valueType as? any OptionalPath.Type)?.wrapped ?? property.valueType
        return (type as? AnyClass).map { MemberRegistry.properties(of: $0) } ?? []
    }

    /// Returns true if an optional chain that ends in a property of a type has the type of the whole path.
    private func isOptional(of type: Any.Type) -> Bool {
        type == valueType || type == (valueType as? any OptionalPath.Type)?.wrapped
    }
}

/// Returns the description of each part of a key path. Parts are separated by dots; dots within brackets belong to the
/// names of types.
private func split(_ path: AnyKeyPath) -> [String] {
    var parts = [""]
    var depth = 0
    var last: Character = " "
    for character in String(reflecting: path) {
        if "<([".contains(character) { depth += 1 }
        // The “>” of an arrow in a function's type closes no bracket.
        if ")]".contains(character) || (character == ">" && last != "-") { depth -= 1 }
        if character == ".", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        last = character
    }
    // The first part is the class with which the path begins.
    return Array(parts.dropFirst())
}
