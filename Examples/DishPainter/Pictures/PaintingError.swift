/// The reason why a picture could not be painted.
struct PaintingError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
