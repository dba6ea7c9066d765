import CatalogSource
import UIKit

/// A controller that displays the source of a screen. A menu opens the other files that belong to it.
final class SourceController: UIViewController {
    private let files: [String]
    private let textView = UITextView()

    init(files: [String]) {
        self.files = files
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.isEditable = false
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        textView.accessibilityIdentifier = "source-text"
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
        if files.count > 1 {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "ファイル", image: UIImage(systemName: "doc.on.doc"), menu: menu())
        }
        if let first = files.first { display(first) }
    }

    private func menu() -> UIMenu {
        let actions = files.enumerated().map { index, file in
            UIAction(title: Self.name(of: file), state: index == 0 ? .on : .off) { [weak self] _ in
                self?.display(file)
            }
        }
        return UIMenu(options: .singleSelection, children: actions)
    }

    private func display(_ file: String) {
        title = Self.name(of: file)
        textView.accessibilityLabel = title
        textView.attributedText = SwiftText.colored(SourceText.text(of: file) ?? "ソースが見つかりません。")
        textView.setContentOffset(CGPoint(x: 0, y: -textView.adjustedContentInset.top), animated: false)
    }

    private static func name(of file: String) -> String {
        String(file.split(separator: "/").last ?? "")
    }
}
