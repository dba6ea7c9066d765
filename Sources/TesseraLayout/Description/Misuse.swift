/// Ends the program where a layout description makes no sense, with one line that names the type and the value.
///
/// `fatalError` rather than `preconditionFailure`: the line is printed in release builds too.
func misuse(_ type: String, _ problem: String) -> Never {
    fatalError("\(type): \(problem)")
}
