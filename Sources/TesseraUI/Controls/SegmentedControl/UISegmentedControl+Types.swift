extension UISegmentedControl {
    /// The place of a segment among the others.
    /// See Apple's [UISegmentedControl.Segment](
    /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment).
    public enum Segment: Int, Sendable {
        /// Any place.
        case any = 0
        /// The leftmost of several.
        case left = 1
        /// Between the leftmost and the rightmost one.
        case center = 2
        /// The rightmost of several.
        case right = 3
        /// The only one.
        case alone = 4
    }
}

/// The images and adjustments of a segmented control, by states and the heights of bars.
struct SegmentedLook {
    struct Key: Hashable {
        var first: UInt
        var second: UInt = 0
        var metrics: Int
    }

    var backgrounds: [Key: UIImage] = [:]
    var dividers: [Key: UIImage] = [:]
    var adjustments: [Key: UIOffset] = [:]

    /// Returns the entry for a key: that of its states, or that of the normal ones; that of its height, or the usual one.
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
