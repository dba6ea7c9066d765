/// Ends the test with one line that names the call and what was wrong with it.
///
/// `fatalError` rather than `preconditionFailure`: the line is printed in release builds too.
func misuse(_ call: String, _ problem: String) -> Never {
    fatalError("\(call): \(problem)")
}
