#if !canImport(ObjectiveC)
    import Foundation

    /// A set of objects that it may refer to weakly. Foundation lacks it on Linux.
    /// See Apple's [NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable).
    ///
    /// ```swift
    /// private let listeners = NSHashTable<AnyObject>.weakObjects()
    ///
    /// func add(_ listener: any Listener) { listeners.add(listener) }
    /// func inform() { for case let listener as any Listener in listeners.allObjects { listener.changed() } }
    /// ```
    ///
    /// Unlike Apple's class, it keeps the order in which objects were added, and its ``count`` never includes objects that are
    /// deallocated.
    open class NSHashTable<ObjectType>: NSObject {
        private var table: HeldTable

        /// Creates an empty table that retains its objects.
        public override convenience init() { self.init(options: []) }

        /// Creates an empty table.
        ///
        /// - Parameters:
        ///   - options: How the table holds and compares its objects.
        ///   - initialCapacity: A hint for the number of objects, which is not needed.
        public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
            table = HeldTable(keyOptions: options, valueOptions: .strongMemory)
            super.init()
        }

        /// Returns an empty table that refers to its objects weakly.
        open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

        /// The number of objects.
        open var count: Int { table.count }
        /// The objects in the order in which they were added.
        open var allObjects: [ObjectType] { table.pairs.compactMap { $0.key as? ObjectType } }
        /// One of the objects, or nil if there is none.
        open var anyObject: ObjectType? { allObjects.first }
        /// The objects as a set.
        open var setRepresentation: Set<AnyHashable> {
            Set(table.pairs.map { ($0.key as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0.key)) })
        }

        /// Adds an object, unless the table contains an equal one. Nil has no effect.
        open func add(_ object: ObjectType?) {
            guard let object, !contains(object) else { return }
            table.set(NSNull(), for: object as AnyObject)
        }

        /// Removes the object that is equal to another one.
        open func remove(_ object: ObjectType?) {
            if let object { table.remove(object as AnyObject) }
        }

        /// Removes all objects.
        open func removeAllObjects() { table.removeAll() }

        /// Returns true if the table contains an equal object.
        open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

        /// Returns the object of the table that is equal to another one, or nil if there is none.
        open func member(_ object: ObjectType?) -> ObjectType? {
            guard let object, let pair = table.pair(for: object as AnyObject) else { return nil }
            return pair.key as? ObjectType
        }

        /// Returns an enumerator of the objects that the table contains now.
        open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }

        /// Adds the objects of another table.
        open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
        /// Removes the objects of another table.
        open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
        /// Removes the objects that another table does not contain.
        open func intersect(_ other: NSHashTable<ObjectType>) {
            for object in allObjects where !other.contains(object) { remove(object) }
        }
        /// Returns true if another table contains one of the objects.
        open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
            allObjects.contains(where: other.contains)
        }
        /// Returns true if another table contains all objects.
        open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
            allObjects.allSatisfy(other.contains)
        }
        /// Returns true if another table contains the same objects.
        open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
            count == other.count && isSubset(of: other)
        }
    }
#endif
