/// Stops the app with a message if a condition that the app must meet is false.
///
/// Unlike `precondition`, it prints the message in release builds too.
func demand(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { fatalError(problem()) }
}
