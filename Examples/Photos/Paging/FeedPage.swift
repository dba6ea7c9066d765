/// One page of a feed, as the API answers it.
protocol FeedPage: Decodable, Sendable {
    associatedtype Item: FeedItem

    /// The entries of the page.
    var items: [Item] { get }
    /// True if the feed has a page after this one.
    var hasNextPage: Bool { get }
}
