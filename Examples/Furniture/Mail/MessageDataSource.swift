import UIKit

enum MailSection: Hashable, Sendable { case inbox }

/// A data source of messages, all of which can be edited.
final class MessageDataSource: UITableViewDiffableDataSource<MailSection, Message.ID> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
