extension UISegmentedControl {
    /// The places of a segment among the others.
    /// See Apple's [UISegmentedControl.Segment](
    /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment).
    public enum Segment: Int, Sendable {
        /// The segment is at any place.
        case any = 0
        /// The segment is the leftmost of several.
        case left = 1
        /// The segment lies between the leftmost and the rightmost one.
        case center = 2
        /// The segment is the rightmost of several.
        case right = 3
        /// The segment is the only one.
        case alone = 4
    }
}

/// The images and adjustments of a segmented control, by states and bar metrics.
struct SegmentedLook {
    struct Key: Hashable {
        var first: UInt
        var second: UInt = 0
        var metrics: Int
    }

    var backgrounds: [Key: UIImage] = [:]
    var dividers: [Key: UIImage] = [:]
    var adjustments: [Key: UIOffset] = [:]

    /// Returns the entry for a key. If there is none for its states, the entry for the normal states applies;
    /// if there is none for its bar metrics, the entry for the default metrics applies.
    static func entry<Value>(_ key: Key, in table: [Key: Value]) -> Value? {
        let usual = UIBarMetrics.default.rawValue
        let states =
            key.second == 0 && key.first == 0 ? [(key.first, key.second)] : [(key.first, key.second), (0, 0)]
        for (first, second) in states {
            for metrics in [key.metrics, usual] {
                if let value = table[Key(first: first, second: second, metrics: metrics)] { return value }
            }
        }
        return nil
    }
}
