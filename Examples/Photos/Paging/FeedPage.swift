/// A page of a feed, in the form in which the API answers it.
protocol FeedPage: Decodable, Sendable {
    associatedtype Item: FeedItem

    /// The items of the page.
    var items: [Item] { get }
    /// True if the feed has a page after this one.
    var hasNextPage: Bool { get }
}
