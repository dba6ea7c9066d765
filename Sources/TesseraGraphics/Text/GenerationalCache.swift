/// A cache of bounded size that forgets what was not used lately.
///
/// It holds two generations of at most half the capacity each. A full young generation becomes the old one, and
/// the old one before it is forgotten; what is used moves to the young one. Each access costs O(1) on average.
struct GenerationalCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let generationCapacity: Int

    /// Creates a cache that holds at most `capacity` values, at least two.
    init(capacity: Int) {
        generationCapacity = max(capacity / 2, 1)
    }

    /// How many values are held.
    var count: Int { young.count + old.count }

    /// The value of `key`, if it is still held; from now on it counts as used.
    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    /// Keeps `value` for `key`.
    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= generationCapacity, young[key] == nil {
            old = young
            young = [:]
        }
        old[key] = nil
        young[key] = value
    }
}
