import UIKit

/// A page with an entry's picture and its whole text.
final class EntryViewController: UIViewController {
    private let entry: Entry

    init(_ entry: Entry) {
        self.entry = entry
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        title = entry.subtitle
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = PictureView()
        let title = UILabel(
            font: .preferredFont(forTextStyle: .title2), color: .label, identifier: "entry-title")
        title.text = entry.title
        title.accessibilityTraits = .header
        let text = UILabel(font: .preferredFont(forTextStyle: .body), color: .label, identifier: "entry-text")
        text.setText(entry.text, lineSpacing: 6)
        text.isHidden = entry.text.isEmpty
        let scrollView = UIScrollView()
        scrollView.accessibilityIdentifier = "entry"
        view.addConstrained(scrollView)
        scrollView.addConstrained(picture, title, text)
        let content = scrollView.contentLayoutGuide
        let readable = view.readableContentGuide
        let square = picture.heightAnchor.constraint(equalTo: picture.widthAnchor)
        square.priority = .defaultHigh
        NSLayoutConstraint.activate(
            scrollView.constraints(filling: view) + [
                content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
                picture.topAnchor.constraint(equalTo: content.topAnchor),
                picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                square,
                // The limit keeps the title visible in a wide window.
                picture.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.6),
                title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
                title.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
                title.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
                text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
                text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            ])
        picture.load(entry.imageUrl)
    }
}
