/// The answer of an endpoint. The view model distinguishes the endpoints' answers by their types.
protocol TopResponse: Decodable, Sendable {
    associatedtype Contents: Decodable, Sendable

    /// The contents that the screen displays.
    var content: Contents { get }
}
