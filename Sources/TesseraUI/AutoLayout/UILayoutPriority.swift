import TesseraBasics
import TesseraConstraints

/// The importance of a constraint compared with others: above 0 and at most 1000. A constraint with the
/// priority 1000 is required.
///
/// Auto Layout never violates a constraint in favour of any number of constraints with lower priorities.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Float

    /// Creates a priority from a number above 0 and at most 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number above 0 and at most 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a required constraint: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default priority with which views resist becoming smaller than their content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that resizes a scene's window and may displace content: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene's window keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag of a divider in a window that keeps its size: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which views resist becoming larger than their content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a view approaches the target size when its fitting size is computed: 50. It is
    /// lower than the priorities of content.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns true if the first priority is lower than the second.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// Returns the priority that is higher by a number.
    public static func + (priority: Self, difference: Float) -> Self { Self(priority.rawValue + difference) }
    /// Returns the priority that is lower by a number.
    public static func - (priority: Self, difference: Float) -> Self { Self(priority.rawValue - difference) }
    /// Raises a priority by a number.
    public static func += (priority: inout Self, difference: Float) { priority = priority + difference }
    /// Lowers a priority by a number.
    public static func -= (priority: inout Self, difference: Float) { priority = priority - difference }

    /// Stops the app if the number is not a valid priority.
    func check(_ call: @autoclosure () -> String) {
        demand(
            rawValue > 0 && rawValue <= 1000,
            "\(call()): the priority is \(rawValue); it must be above 0 and at most 1000.")
    }

    /// The priority in the form that the solver uses.
    var strength: ConstraintSolver.Priority { .init(rawValue) }
}
