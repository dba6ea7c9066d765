import UIKit

enum MailSection: Hashable, Sendable { case inbox }

/// The rows of the message list, all of which can be edited.
final class MessageDataSource: UITableViewDiffableDataSource<MailSection, Message.ID> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
