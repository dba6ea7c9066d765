/// The sections of the feed.
enum PhotoSection: Hashable, Sendable {
    /// All photos, in two columns.
    case waterfall
}
