/// Ends the process with one line if a condition for which the app is responsible is not met.
///
/// It is not `precondition`, whose line release builds do not print.
@inlinable
package func demand(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { fatalError(problem()) }
}

/// Ends the process with one line that names a type or a call of the app's, and the problem with it.
package func misuse(_ subject: String, _ problem: String) -> Never {
    fatalError("\(subject): \(problem)")
}
