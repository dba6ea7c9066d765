/// A mistake in a text in the Visual Format Language, with its place.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// The whole text.
    var format: String
    /// The place, in characters from the start of the text.
    var offset: Int
    /// A sentence that describes the mistake and the correct form.
    var problem: String

    /// The problem, the text in one line, and a caret below the place.
    var description: String {
        let line = String(format.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return "\(problem)\n\(line)\n\(String(repeating: " ", count: offset))^"
    }
}
