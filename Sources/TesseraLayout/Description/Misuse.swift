/// Stops the program because of a layout description that makes no sense, with one line that names the type
/// and the value.
///
/// It calls `fatalError`, as `preconditionFailure` prints nothing in release builds.
func misuse(_ type: String, _ problem: String) -> Never {
    fatalError("\(type): \(problem)")
}

extension CGFloat {
    /// True if a layout can calculate with this number of points or this fraction: if it is a number within
    /// ±1e9, which is about a million screens. Sums of greater numbers would lose parts of a point, and then
    /// overflow.
    var isWithinLimits: Bool { magnitude <= 1e9 }

    /// The requirement that a number breaks if it is not within limits, for error messages.
    static var limits: String { "must be finite and lie within ±1e9" }
}
