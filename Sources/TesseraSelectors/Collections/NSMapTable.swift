#if !canImport(ObjectiveC)
    import Foundation

    /// A dictionary of objects whose keys and values it may refer to weakly. Foundation lacks it on Linux.
    /// See Apple's [NSMapTable](https://developer.apple.com/documentation/foundation/nsmaptable).
    ///
    /// An entry whose key or value is deallocated is not in the table any more. Its other part is released when entries are added
    /// later.
    open class NSMapTable<KeyType, ObjectType>: NSObject {
        private var table: HeldTable

        /// Creates an empty table that retains its keys and values.
        public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

        /// Creates an empty table.
        ///
        /// - Parameters:
        ///   - keyOptions: How the table holds and compares its keys.
        ///   - valueOptions: How the table holds its values.
        ///   - initialCapacity: A hint for the number of entries, which is not needed.
        public init(
            keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
            capacity initialCapacity: Int = 0
        ) {
            table = HeldTable(keyOptions: keyOptions, valueOptions: valueOptions)
            super.init()
        }

        /// Returns an empty table that retains its keys and values.
        open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
        /// Returns an empty table that refers to its keys weakly and retains its values.
        open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
            NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
        }
        /// Returns an empty table that retains its keys and refers to its values weakly.
        open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
            NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
        }
        /// Returns an empty table that refers to its keys and values weakly.
        open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
            NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
        }

        /// The number of entries.
        open var count: Int { table.count }

        /// Returns the value of a key, or nil if there is none.
        open func object(forKey aKey: KeyType?) -> ObjectType? {
            guard let aKey, let pair = table.pair(for: aKey as AnyObject) else { return nil }
            return pair.value as? ObjectType
        }

        /// Sets the value of a key. Nil for either of them has no effect.
        open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
            guard let anObject, let aKey else { return }
            table.set(anObject as AnyObject, for: aKey as AnyObject)
        }

        /// Removes a key and its value.
        open func removeObject(forKey aKey: KeyType?) {
            if let aKey { table.remove(aKey as AnyObject) }
        }

        /// Removes all keys and values.
        open func removeAllObjects() { table.removeAll() }

        /// Returns an enumerator of the keys that the table has now.
        open func keyEnumerator() -> NSEnumerator {
            ObjectEnumerator(table.pairs.compactMap { $0.key as? KeyType })
        }
        /// Returns an enumerator of the values that the table has now.
        open func objectEnumerator() -> NSEnumerator? {
            ObjectEnumerator(table.pairs.compactMap { $0.value as? ObjectType })
        }

        /// Returns the entries as a dictionary.
        open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
            var result: [AnyHashable: ObjectType] = [:]
            for (key, value) in table.pairs {
                let key = (key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key))
                result[key] = value as? ObjectType
            }
            return result
        }
    }
#endif
