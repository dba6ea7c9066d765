/// The requests to a table view's delegate and data source that default implementations have answered.
///
/// UIKit behaves differently if an optional method is missing. Swift cannot detect that, but the default
/// implementation that runs in its place can report it.
struct UnansweredRequests: OptionSet {
    let rawValue: Int

    static let rowHeight = UnansweredRequests(rawValue: 1 << 0)
    static let headerHeight = UnansweredRequests(rawValue: 1 << 1)
    static let footerHeight = UnansweredRequests(rawValue: 1 << 2)
    static let estimatedRowHeight = UnansweredRequests(rawValue: 1 << 3)
    static let headerView = UnansweredRequests(rawValue: 1 << 4)
    static let footerView = UnansweredRequests(rawValue: 1 << 5)
    static let canEdit = UnansweredRequests(rawValue: 1 << 6)
    static let editingStyle = UnansweredRequests(rawValue: 1 << 7)
    static let indentation = UnansweredRequests(rawValue: 1 << 8)
    static let leadingActions = UnansweredRequests(rawValue: 1 << 10)
    static let trailingActions = UnansweredRequests(rawValue: 1 << 11)
    static let move = UnansweredRequests(rawValue: 1 << 9)
}

extension UITableView {
    /// Reports that a default implementation answers a request.
    func leaveUnanswered(_ request: UnansweredRequests) { unanswered.insert(request) }

    /// Returns the answer of a delegate or data source, or nil if a default implementation has answered.
    func answer<Answer>(to request: UnansweredRequests, _ ask: () -> Answer?) -> Answer? {
        unanswered.remove(request)
        let answer = ask()
        return unanswered.contains(request) ? nil : answer
    }
}
