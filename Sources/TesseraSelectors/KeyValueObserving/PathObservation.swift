import Foundation
import Synchronization

/// The observation of the value at the end of a path of keys. It watches each object on the path. When a value on the
/// path changes, it watches the new objects instead.
///
/// The class is sendable because a mutex guards its state. The closures run on the thread that changes the property, as
/// on Apple's systems.
final class PathObservation: @unchecked Sendable {
    /// A change that an observer gets. The values are nil if the observer has not asked for them.
    struct Change {
        var old: Any?
        var new: Any?
        var isPrior = false
    }

    private struct State {
        var watches: [Watch] = []
        /// The old values of the changes that are going on. There may be several, since a setter may set the property
        /// again.
        var olds: [Sent<Any?>] = []
        var isValid = true
    }

    private(set) weak var object: AnyObject?
    /// The keys of the observed key path. There are several key paths if it is not certain which one is observed.
    private let paths: [[String]]
    private let options: NSKeyValueObservingOptions
    private let read: (AnyObject) -> Any?
    private let notify: (AnyObject, Change) -> Void
    /// True if the observer is informed only of values that differ, since it is not certain which property is observed.
    private let ignoresEqualValues: Bool
    private let state = Mutex<State>(State())

    /// Creates and begins an observation.
    ///
    /// - Parameters:
    ///   - object: The object at which the key path begins.
    ///   - paths: The keys of the key path, or of several ones if it is not certain which one is observed.
    ///   - options: The options that determine which values the observer gets, and when.
    ///   - read: A function that returns the value at the end of the key path of an object.
    ///   - notify: A function that is called with the object and each change.
    init(
        _ object: AnyObject, _ paths: [[String]], _ options: NSKeyValueObservingOptions,
        read: @escaping (AnyObject) -> Any?,
        notify: @escaping (AnyObject, Change) -> Void
    ) {
        self.object = object
        self.paths = paths
        self.options = options
        self.read = read
        self.notify = notify
        ignoresEqualValues = paths.count > 1
        for path in paths { watch(object, path[...]) }
        if options.contains(.initial) {
            notify(object, Change(new: options.contains(.new) ? read(object) : nil))
        }
    }

    /// Ends the observation.
    func invalidate() {
        state.withLock { $0.isValid = false }
        removeWatches()
    }

    private func removeWatches() {
        let watches = state.withLock { state in
            let watches = state.watches
            state.watches = []
            return watches
        }
        for watch in watches { WatchTable.remove(watch) }
    }

    private var isValid: Bool { state.withLock { $0.isValid } }

    /// A value that the mutex guards. Only the function that takes it out of the state uses it.
    private struct Sent<Value>: @unchecked Sendable {
        let value: Value
    }

    /// Watches the first key of a path on an object, and the rest of the path on the key's value.
    private func watch(_ object: AnyObject, _ keys: ArraySlice<String>) {
        guard let key = keys.first else { return }
        let rest = keys.dropFirst()
        var names = [key]
        if let property = KeyValueCoder.property(key, of: object), property.name != key {
            names.append(property.name)
        }
        names += MemberRegistry.dependencies(of: key, type(of: object))
        for name in Set(names.map { $0.prefix { $0 != "." } }.map(String.init)) {
            add(
                Watch(
                    object, key: name, willChange: { [weak self] in self?.willChange() },
                    didChange: { [weak self] in self?.didChange(rebinding: !rest.isEmpty) }))
        }
        guard !rest.isEmpty, let next = (object as? any NSObjectProtocol)?.value(forKey: key) else { return }
        watch(next as AnyObject, rest)
    }

    private func add(_ watch: Watch) {
        let isValid = state.withLock { state in
            if state.isValid { state.watches.append(watch) }
            return state.isValid
        }
        if isValid { WatchTable.add(watch) }
    }

    private func willChange() {
        guard let object, isValid else { return }
        let needsOld = options.contains(.old) || ignoresEqualValues
        let old = Sent(value: needsOld ? read(object) : nil)
        state.withLock { $0.olds.append(old) }
        guard options.contains(.prior) else { return }
        notify(object, Change(old: options.contains(.old) ? old.value : nil, isPrior: true))
    }

    private func didChange(rebinding: Bool) {
        guard let object, isValid else { return }
        let old = takeOld()
        if rebinding {
            removeWatches()
            for path in paths { watch(object, path[...]) }
        }
        let needsNew = options.contains(.new) || ignoresEqualValues
        let new = needsNew ? read(object) : nil
        if ignoresEqualValues, areEqual(old, new) { return }
        notify(
            object, Change(old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil))
    }

    private func takeOld() -> Any? { state.withLock { $0.olds.popLast() }?.value }

    deinit { invalidate() }
}

/// Returns true if two values are equal, or are the same object.
private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = flattened(left), let right = flattened(right) else {
        return flattened(left) == nil && flattened(right) == nil
    }
    if let left = left as? any Equatable { return left.equals(right) }
    return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
