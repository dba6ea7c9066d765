/// Ends the app with one line where something that the app has to see to is not so.
///
/// Rather than `precondition`: the line is printed in release builds too.
func demand(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { fatalError(problem()) }
}
