import TesseraBasics
import TesseraConstraints

/// How much a constraint counts next to others: 1 to 1000, and 1000 for one that must hold.
/// See Apple's [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
///
/// A constraint of a higher priority is never given up for any number of constraints of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Float

    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a constraint that must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which views resist to be smaller than their content by default: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which dragging resizes a scene's window, which may push content aside: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene's window keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority with which a divider is dragged within a window that keeps its size: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which views resist to be larger than their content by default: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a fitted view approaches its target size, below what content asks for: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns true if the first priority is the lower one.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The priority that is higher by a number.
    public static func + (priority: Self, difference: Float) -> Self { Self(priority.rawValue + difference) }
    /// The priority that is lower by a number.
    public static func - (priority: Self, difference: Float) -> Self { Self(priority.rawValue - difference) }
    /// Raises a priority by a number.
    public static func += (priority: inout Self, difference: Float) { priority = priority + difference }
    /// Lowers a priority by a number.
    public static func -= (priority: inout Self, difference: Float) { priority = priority - difference }

    /// Stops the app where the number is no priority.
    func check(_ call: @autoclosure () -> String) {
        demand(
            rawValue > 0 && rawValue <= 1000,
            "\(call()): the priority is \(rawValue); it must be above 0 and at most 1000.")
    }

    /// The priority as the solver knows it.
    var strength: ConstraintSolver.Priority { .init(rawValue) }
}
