/// A word that many users have searched for.
struct Keyword: MainItem {
    let id: Int
    let keyword: String

    func hasSameContent(as other: Keyword) -> Bool { id == other.id && keyword == other.keyword }
}
