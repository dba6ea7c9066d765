/// Stops the test with one line that names the method and the problem.
///
/// It calls `fatalError`, as `preconditionFailure` prints nothing in release builds.
func misuse(_ call: String, _ problem: String) -> Never {
    fatalError("\(call): \(problem)")
}
