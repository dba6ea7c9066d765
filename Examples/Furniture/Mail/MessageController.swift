import UIKit

/// A controller that displays one message.
final class MessageController: UIViewController {
    private let message: Message

    init(message: Message) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        title = message.subject
        navigationItem.largeTitleDisplayMode = .never
        userActivity = MessageLink.activity(of: message)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let lines = UIStackView(arrangedSubviews: [
            label(message.subject, .title2), label(message.sender, .headline),
            label(message.time, .subheadline, .secondaryLabel), label(message.body, .body),
        ])
        lines.axis = .vertical
        lines.spacing = 8
        lines.setCustomSpacing(20, after: lines.arrangedSubviews[2])
        lines.translatesAutoresizingMaskIntoConstraints = false
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.addSubview(lines)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            lines.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            lines.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            lines.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            lines.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
        ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
