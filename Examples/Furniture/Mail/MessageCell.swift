import UIKit

/// A row of the list of messages: the sender, the time, the subject, and the beginning of the text.
final class MessageCell: UITableViewCell {
    private let dot = UIView()
    private let sender = UILabel()
    private let time = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        separatorInset.left = 36
        setUp(sender, .headline, .label)
        setUp(time, .subheadline, .secondaryLabel)
        setUp(subject, .subheadline, .label)
        setUp(preview, .subheadline, .secondaryLabel)
        preview.numberOfLines = 2
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        time.setContentHuggingPriority(.required, for: .horizontal)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        flag.tintColor = .systemOrange
        flag.setContentHuggingPriority(.required, for: .horizontal)

        let top = UIStackView(arrangedSubviews: [sender, flag, time])
        top.spacing = 6
        top.alignment = .firstBaseline
        let lines = UIStackView(arrangedSubviews: [top, subject, preview])
        lines.axis = .vertical
        lines.spacing = 2
        for view in [dot, lines] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            lines.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 36),
            lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
    }

    func configure(with message: Message) {
        dot.isHidden = !message.isUnread
        flag.isHidden = !message.isFlagged
        sender.text = message.sender
        time.text = message.time
        subject.text = message.subject
        preview.text = message.body
        accessibilityLabel = [
            message.isUnread ? "Unread" : nil, message.isFlagged ? "Flagged" : nil, message.sender,
            message.subject, message.time,
        ].compactMap { $0 }.joined(separator: ", ")
    }
}
