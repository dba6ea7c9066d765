#if !canImport(ObjectiveC)
    /// Keys with values, both of which may be held weakly, in the order in which the keys were added.
    struct HeldTable {
        private struct Entry {
            let serial: Int
            let key: HeldObject
            let value: HeldObject

            /// The key and the value, or nil if one of them has been deallocated.
            var pair: (key: AnyObject, value: AnyObject)? {
                guard let key = key.object, let value = value.object else { return nil }
                return (key, value)
            }
        }

        private let keyOptions: NSPointerFunctions.Options
        private let valueOptions: NSPointerFunctions.Options
        /// The entries by the hashes of their keys.
        private var entries: [Int: [Entry]] = [:]
        private var nextSerial = 0
        /// The number of entries, with those of deallocated objects.
        private var entryCount = 0
        /// The number of entries at which those of deallocated objects are removed.
        private var limit = 16

        init(keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options) {
            (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        }

        /// The keys and values that exist, in the order in which the keys were added.
        var pairs: [(key: AnyObject, value: AnyObject)] {
            entries.values.joined().sorted { $0.serial < $1.serial }.compactMap(\.pair)
        }

        var count: Int { entries.values.reduce(0) { $0 + $1.count { $0.pair != nil } } }

        /// Returns a key that is equal to another one, with its value.
        func pair(for key: AnyObject) -> (key: AnyObject, value: AnyObject)? {
            guard let entries = entries[keyOptions.hash(of: key)] else { return nil }
            for entry in entries {
                if let pair = entry.pair, keyOptions.areEqual(pair.key, key) { return pair }
            }
            return nil
        }

        /// Adds a key with its value. The value replaces that of an equal key, which stays.
        mutating func set(_ value: AnyObject, for key: AnyObject) {
            let hash = keyOptions.hash(of: key)
            let value = HeldObject(value, valueOptions)
            let index = entries[hash]?.firstIndex { entry in
                entry.pair.map { keyOptions.areEqual($0.key, key) } ?? false
            }
            if let index, let old = entries[hash]?[index] {
                entries[hash]?[index] = Entry(serial: old.serial, key: old.key, value: value)
                return
            }
            if entryCount == limit { removeDeallocated() }
            entries[hash, default: []].append(
                Entry(serial: nextSerial, key: HeldObject(key, keyOptions), value: value))
            nextSerial += 1
            entryCount += 1
        }

        mutating func remove(_ key: AnyObject) {
            let options = keyOptions
            keep(options.hash(of: key)) { entry in
                entry.pair.map { !options.areEqual($0.key, key) } ?? false
            }
        }

        mutating func removeAll() {
            entries = [:]
            (entryCount, limit) = (0, 16)
        }

        private mutating func removeDeallocated() {
            for hash in Array(entries.keys) { keep(hash) { $0.pair != nil } }
            limit = max(16, 2 * entryCount)
        }

        /// Removes the entries with a hash that do not fulfil a condition.
        private mutating func keep(_ hash: Int, where condition: (Entry) -> Bool) {
            guard let old = entries[hash] else { return }
            let kept = old.filter(condition)
            entries[hash] = kept.isEmpty ? nil : kept
            entryCount += kept.count - old.count
        }
    }
#endif
