import Foundation

/// The messages in their order, and the operations on them.
@MainActor
final class Mailbox {
    private(set) var messages: [Message]
    /// Runs when messages have changed. The argument has those of which only the content has changed.
    var onChange: ((_ changed: [Message.ID]) -> Void)?
    /// Runs with the number of unread messages at once, and again whenever the number changes.
    var onUnreadCount: ((Int) -> Void)? { didSet { onUnreadCount?(unreadCount) } }

    init(messages: [Message]) { self.messages = messages }

    var unreadCount: Int { messages.count(where: \.isUnread) }

    subscript(id: Message.ID) -> Message? { messages.first { $0.id == id } }

    /// Returns the identifiers of the messages that contain a text, or of all messages if the text is empty.
    func identifiers(matching text: String) -> [Message.ID] {
        guard !text.isEmpty else { return messages.map(\.id) }
        return messages.filter { message in
            [message.sender, message.subject, message.body].contains {
                $0.localizedCaseInsensitiveContains(text)
            }
        }.map(\.id)
    }

    func delete(_ ids: Set<Message.ID>) {
        messages.removeAll { ids.contains($0.id) }
        tellOfChange([])
    }

    func setUnread(_ isUnread: Bool, of ids: Set<Message.ID>) {
        change(ids) { $0.isUnread = isUnread }
    }

    func toggleFlag(of id: Message.ID) {
        change([id]) { $0.isFlagged.toggle() }
    }

    private func change(_ ids: Set<Message.ID>, _ edit: (inout Message) -> Void) {
        for index in messages.indices where ids.contains(messages[index].id) { edit(&messages[index]) }
        tellOfChange(messages.map(\.id).filter(ids.contains))
    }

    private func tellOfChange(_ changed: [Message.ID]) {
        onChange?(changed)
        onUnreadCount?(unreadCount)
    }
}
