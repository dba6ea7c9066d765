#if !canImport(Combine)
    import Foundation

    /// A type of object with a publisher that emits before the object changes.
    ///
    /// ```swift
    /// final class AudioSettings: ObservableObject {
    ///     var volume = 0 { willSet { objectWillChange.send() } }
    /// }
    /// ```
    ///
    /// See [ObservableObject](https://developer.apple.com/documentation/combine/observableobject). The protocol
    /// refines OpenCombine's, so that Swift prefers the `objectWillChange` of this module.
    public protocol ObservableObject: OpenCombine.ObservableObject {}

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        /// The publisher that emits before one of the published properties changes, or when `send()` is called
        /// for it.
        ///
        /// An object has the same publisher for its whole life, also if it has no published properties. See
        /// [objectWillChange](
        /// https://developer.apple.com/documentation/combine/observableobject/objectwillchange-2oa5v).
        public var objectWillChange: ObservableObjectPublisher {
            ObjectPublishers.shared.publisher(of: self)
        }
    }

    /// The publishers of objects. Published properties keep the publisher of their object; this table keeps those
    /// of objects without such properties, since an extension cannot store anything in an object.
    private final class ObjectPublishers: @unchecked Sendable {
        // This is safe: `lock` guards all variables, and publishers may be used by any thread.
        static let shared = ObjectPublishers()

        private struct Entry {
            weak var object: AnyObject?
            let publisher: ObservableObjectPublisher
        }

        /// The lock is recursive, since a mirror that an object provides may ask for the publishers of others.
        private let lock = NSRecursiveLock()
        private var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of released objects are removed. It is twice the number that
        /// remained the last time, so that each entry costs constant time on average.
        private var limit = minimumLimit

        private static let minimumLimit = 64

        func publisher(of object: AnyObject) -> ObservableObjectPublisher {
            // What the entries referred to is released without the lock, as deinitializers may run anything.
            var released: [Entry] = []
            var living: [AnyObject] = []
            defer { withExtendedLifetime((released, living)) {} }
            lock.lock()
            defer { lock.unlock() }
            let key = ObjectIdentifier(object)
            if let entry = entries[key] {
                if entry.object === object { return entry.publisher }
                // The object has the address of a former one.
                released.append(entry)
                entries[key] = nil
            }
            let properties = PublishedProperties(object: object)
            let publisher = properties.objectWillChange
            // The properties return the publisher that they keep. If there are none, each one is new.
            if publisher === properties.objectWillChange { return publisher }
            if entries.count >= limit {
                for (key, entry) in entries {
                    if let object = entry.object {
                        living.append(object)
                    } else {
                        released.append(entry)
                        entries[key] = nil
                    }
                }
                limit = max(Self.minimumLimit, 2 * entries.count)
            }
            entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// An object whose published properties are those of another, through which OpenCombine's `objectWillChange`
    /// can be called for that one.
    private final class PublishedProperties: OpenCombine.ObservableObject, CustomReflectable {
        private let object: AnyObject

        init(object: AnyObject) { self.object = object }

        var customMirror: Mirror { Mirror(reflecting: object) }
    }
#endif
