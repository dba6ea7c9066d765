import UIKit

/// A screen with the detail of an item: its picture, if it has one, and its texts at a readable width.
final class TopDetailViewController: UIViewController {
    private let detail: TopDetail
    private let scrollView = UIScrollView()

    init(detail: TopDetail) {
        self.detail = detail
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The detail is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        scrollView.accessibilityIdentifier = "detail"
        view.addSubview(scrollView)
        scrollView.fill(view)
        let parts = UIStackView(arrangedSubviews: [picture, texts].compactMap(\.self))
        parts.axis = .vertical
        parts.spacing = 20
        parts.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(parts)
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let width = parts.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            parts.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            parts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
            parts.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
            parts.widthAnchor.constraint(lessThanOrEqualTo: frame.widthAnchor, constant: -32),
            parts.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
            width,
        ])
    }

    private var picture: UIView? {
        guard let url = detail.imageUrl else { return nil }
        let picture = TopPictureView()
        picture.layer.cornerRadius = 12
        picture.display(url)
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75).isActive = true
        return picture
    }

    private var texts: UIView {
        let caption = UILabel(style: .footnote, color: .secondaryLabel, identifier: "caption")
        caption.text = detail.caption
        let title = UILabel(style: .title2, weight: .bold, identifier: "title")
        title.accessibilityTraits = .header
        title.text = detail.title
        let text = UILabel(style: .body, identifier: "text")
        text.text = detail.text
        let texts = UIStackView(arrangedSubviews: [caption, title] + (detail.text == nil ? [] : [text]))
        texts.axis = .vertical
        texts.spacing = 8
        return texts
    }
}
