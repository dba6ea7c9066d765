/// Stops the program in a situation in which UIKit raises an exception, with one line that names the method
/// and the problem.
///
/// It calls `fatalError`, as `preconditionFailure` prints nothing in release builds.
func misuse(_ call: String, _ problem: String, of type: String = "NSDiffableDataSourceSnapshot") -> Never {
    fatalError("\(type).\(call): \(problem)")
}
