/// What an endpoint answers. The view model tells the endpoints' answers apart by their types.
protocol TopResponse: Decodable, Sendable {
    associatedtype Contents: Decodable, Sendable

    /// What is shown.
    var content: Contents { get }
}
