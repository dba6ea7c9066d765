/// What a table view asks of its delegate and data source and was answered by a default implementation.
///
/// UIKit behaves differently where an optional method is missing. Swift does not tell whether one is, but the default
/// implementation that runs instead does.
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
    /// Says that a default implementation answers a request.
    func leaveUnanswered(_ request: UnansweredRequests) { unanswered.insert(request) }

    /// Asks a delegate or data source; returns nil where no implementation of the app's answers.
    func answer<Answer>(to request: UnansweredRequests, _ ask: () -> Answer?) -> Answer? {
        unanswered.remove(request)
        let answer = ask()
        return unanswered.contains(request) ? nil : answer
    }
}
