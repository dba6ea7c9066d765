/// Ends the program where UIKit raises an exception, with one line that names the call and what was wrong.
///
/// `fatalError` rather than `preconditionFailure`: the line is printed in release builds too.
func misuse(_ call: String, _ problem: String, of type: String = "NSDiffableDataSourceSnapshot") -> Never {
    fatalError("\(type).\(call): \(problem)")
}
