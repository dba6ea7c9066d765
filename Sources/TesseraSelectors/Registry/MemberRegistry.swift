import Foundation
import Synchronization

/// The registered members of all classes.
package enum MemberRegistry {
    private struct Members {
        var methods: [String: Method] = [:]
        var properties: [String: Property] = [:]
        var dependencies: [String: Set<String>] = [:]
    }

    private struct Place: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private struct State {
        var types: [String: ObjectIdentifier] = [:]
        var classes: [ObjectIdentifier: AnyClass] = [:]
        var members: [ObjectIdentifier: Members] = [:]
        /// The results of searches in a class and its superclasses. A result is nil if nothing was found.
        var methods: [Place: Method?] = [:]
        var properties: [Place: Property?] = [:]
        var loadedLibraries: Set<ObjectIdentifier> = []
    }

    private static let state = Mutex(State())

    static func register(
        _ type: AnyClass, named name: String?, methods: [String: Method], properties: [String: Property],
        dependencies: [String: Set<String>] = [:]
    ) {
        state.withLock { state in
            let id = ObjectIdentifier(type)
            if let name { state.types[name] = id }
            state.classes[id] = type
            state.members[id, default: Members()].methods.merge(methods) { $1 }
            state.members[id, default: Members()].properties.merge(properties) { $1 }
            state.members[id, default: Members()].dependencies.merge(dependencies) { $1 }
            state.methods.removeAll()
            state.properties.removeAll()
        }
    }

    /// Returns the class that is registered under a name, `Module.Class`, or nil.
    package static func type(named name: String) -> AnyClass? {
        state.withLock { state in state.types[name].flatMap { state.classes[$0] } }
    }

    /// Returns the names of the selectors for which a class or its superclasses have registered methods, sorted.
    package static func methodNames(of type: AnyClass) -> [String] {
        names(of: type) { $0.methods.keys }
    }

    /// Returns the names of the properties that a class or its superclasses have registered, sorted.
    package static func propertyNames(of type: AnyClass) -> [String] {
        names(of: type) { $0.properties.keys }
    }

    /// Returns the names of the outlets that a class or its superclasses have registered, sorted.
    package static func outletNames(of type: AnyClass) -> [String] {
        names(of: type) { $0.properties.filter(\.value.isOutlet).keys }
    }

    static func method(_ selector: String, of type: AnyClass) -> Method? {
        find(selector, of: type, in: \.methods, \.methods)
    }

    static func property(_ name: String, of type: AnyClass) -> Property? {
        find(name, of: type, in: \.properties, \.properties)
    }

    /// Returns the registered properties of a class and its superclasses; those of the class come first.
    static func properties(of type: AnyClass) -> [Property] {
        loadLibrary(of: type)
        return state.withLock { state in
            lineage(of: type).flatMap {
                (state.members[ObjectIdentifier($0)]?.properties.values).map(Array.init) ?? []
            }
        }
    }

    /// Returns the keys of the properties on which the value of a property depends.
    static func dependencies(of key: String, _ type: AnyClass) -> Set<String> {
        loadLibrary(of: type)
        return state.withLock { state in
            lineage(of: type).reduce(into: []) {
                $0.formUnion(state.members[ObjectIdentifier($1)]?.dependencies[key] ?? [])
            }
        }
    }

    private static func find<Member: Sendable>(
        _ name: String, of type: AnyClass, in members: KeyPath<Members, [String: Member]>,
        _ found: WritableKeyPath<State, [Place: Member?]>
    ) -> Member? {
        let place = Place(type: ObjectIdentifier(type), name: name)
        if let known = state.withLock({ $0[keyPath: found][place] }) { return known }
        loadLibrary(of: type)
        return state.withLock { state in
            var member: Member?
            for ancestor in lineage(of: type) where member == nil {
                member = state.members[ObjectIdentifier(ancestor)]?[keyPath: members][name]
            }
            // Names usually come from the app's sources and nibs, so there are few of them. The limit is for apps that
            // compose names at run time, whose table would grow without end.
            if state[keyPath: found].count > 10_000 { state[keyPath: found].removeAll() }
            state[keyPath: found][place] = .some(member)
            return member
        }
    }

    private static func names(of type: AnyClass, _ names: (Members) -> some Collection<String>) -> [String] {
        loadLibrary(of: type)
        return state.withLock { state in
            Set(lineage(of: type).compactMap { state.members[ObjectIdentifier($0)] }.flatMap(names)).sorted()
        }
    }

    /// Returns a class and its superclasses.
    private static func lineage(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { _getSuperclass($0) }
    }

    // MARK: Members of libraries

    /// A mutex that is locked while a library registers its classes, so that other threads wait for them.
    private static let loading = Mutex(())

    /// Registers the members of the library to which a class or one of its superclasses belongs, unless that has
    /// happened.
    private static func loadLibrary(of type: AnyClass) {
        guard let member = type as? any LibraryClass.Type else { return }
        let library = member.library
        let id = ObjectIdentifier(library)
        guard !state.withLock({ $0.loadedLibraries.contains(id) }) else { return }
        loading.withLock { _ in
            guard !state.withLock({ $0.loadedLibraries.contains(id) }) else { return }
            // A registration creates key paths and references to methods of the main actor, but uses none of them, so
            // it may run on any thread. It cannot wait for the main thread, which may be waiting for this one. The cast
            // only removes the actor from the type.
            let register: @MainActor () -> Void = library.registerClasses
            unsafeBitCast(register, to: (() -> Void).self)()
            state.withLock { _ = $0.loadedLibraries.insert(id) }
        }
    }
}

/// A library whose classes have members that are found by their names. The members are registered when one of them is
/// first looked up, so they cost nothing in an app that looks none up.
package protocol MemberLibrary: AnyObject, SendableMetatype {
    /// Registers the members of all classes of the library. It may run on any thread, so it must not call anything
    /// else, and must not look up members.
    @MainActor static func registerClasses()
}

/// A class of a library. Its subclasses are classes of the library too.
package protocol LibraryClass: AnyObject {
    /// The library.
    nonisolated static var library: any MemberLibrary.Type { get }
}
