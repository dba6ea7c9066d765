/// A cache of limited size that removes values that have not been used lately.
///
/// It has two generations of at most half the capacity each. When the young generation is full, it becomes
/// the old one, and the values of the previous old one are removed. A value that is used moves to the young
/// generation. Each access takes O(1) on average.
struct GenerationalCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let generationCapacity: Int

    /// Creates a cache of at most `capacity` values. The least capacity is two.
    init(capacity: Int) {
        generationCapacity = max(capacity / 2, 1)
    }

    /// The number of values in the cache.
    var count: Int { young.count + old.count }

    /// Returns the value of `key`, which counts as used from now on, or nil if it is not in the cache.
    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    /// Stores `value` for `key`.
    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= generationCapacity, young[key] == nil {
            old = young
            young = [:]
        }
        old[key] = nil
        young[key] = value
    }
}
