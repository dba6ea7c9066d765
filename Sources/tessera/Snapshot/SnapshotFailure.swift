/// The reasons for which there is no picture of an app.
enum SnapshotFailure: Error, Equatable {
    /// The app cannot be started, or does not speak to its display.
    case start(String)
    /// The app has ended or crashed.
    case ended(String)
    /// The app was still busy after the time that it had.
    case busy(String)
    /// Something that the options name does not exist on the screen.
    case missing(String)
    /// The scene cannot be drawn.
    case drawing(String)

    /// The error as a sentence.
    var sentence: String {
        switch self {
        case .start(let text), .ended(let text), .busy(let text), .missing(let text), .drawing(let text): text
        }
    }

    /// The exit code of the command.
    var code: Int32 {
        switch self {
        case .missing, .drawing: 1
        case .start: 3
        case .ended: 4
        case .busy: 5
        }
    }
}
