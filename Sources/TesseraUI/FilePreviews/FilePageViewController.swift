import Foundation

/// The screen of one file.
final class FilePageViewController: UIViewController {
    let preview: FilePreview
    /// The place of the file among those that are displayed.
    let index: Int

    init(_ preview: FilePreview, index: Int) {
        self.preview = preview
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        guard let content else {
            displayInformation()
            return
        }
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// The view of the file's content, or nil if the content cannot be displayed.
    private var content: UIView? {
        switch preview.kind {
        case .information: nil
        case .image:
            preview.url.flatMap { UIImage(contentsOfFile: $0.path) }.map {
                MagnifiedImageView($0, name: preview.title)
            }
        case .text: preview.text.map { textView(NSAttributedString(string: $0)) }
        case .markup: preview.markup.map(textView)
        }
    }

    private func textView(_ text: NSAttributedString) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.alwaysBounceVertical = true
        view.backgroundColor = .systemBackground
        view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        if preview.kind == .text {
            view.font = .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = true
            view.text = text.string
        } else {
            // A document has colours of its own, for a white page.
            view.overrideUserInterfaceStyle = .light
            view.attributedText = text
        }
        return view
    }

    private func displayInformation() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "doc")
        configuration.text = preview.title
        configuration.secondaryText = preview.summary
        configuration.textProperties.numberOfLines = 5
        contentUnavailableConfiguration = configuration
    }
}
