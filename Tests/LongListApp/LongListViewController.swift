import UIKit

/// A hundred thousand rows of text. The label at the top displays the number of all taps, the last taps, and the text of the
/// field. The app also writes each tap to its output, for tests in which the page receives nothing. If the text is “banner”, a
/// banner moves the list down.
final class LongListViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private static let rowCount = 100_000
    private static let barHeight: CGFloat = 60
    private static let bannerHeight: CGFloat = 100
    private static let words = "A shop by the river sells bread and tea until the last boat has left".split(
        separator: " ")

    private let field = UITextField()
    private let log = UILabel()
    private let banner = UILabel()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)
    private var taps: [Int] = []
    private lazy var row = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        var content = UIListContentConfiguration.cell()
        content.text = Self.text(of: item)
        cell.contentConfiguration = content
    }

    private static var layout: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// Returns the text of a row, which has 3 to 28 words.
    private static func text(of item: Int) -> String {
        let count = 3 + item * 7 % 26
        return "\(item): " + (0..<count).map { words[($0 + item) % words.count] }.joined(separator: " ")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = row
        view.backgroundColor = .systemBackground
        field.accessibilityLabel = "Note"
        field.borderStyle = .roundedRect
        field.addAction(UIAction { [unowned self] _ in fieldChanged() }, for: .editingChanged)
        banner.text = "The last boat leaves at nine."
        banner.isHidden = true
        log.accessibilityIdentifier = "log"
        list.dataSource = self
        list.delegate = self
        list.accessibilityIdentifier = "list"
        list.contentInsetAdjustmentBehavior = .never
        view.addSubview(field)
        view.addSubview(log)
        view.addSubview(banner)
        view.addSubview(list)
        let press = UILongPressGestureRecognizer()
        // Tests tap on busy machines, and their taps may last longer than usual.
        press.minimumPressDuration = 2
        press.addAction(UIAction { [unowned self, unowned press] _ in pressed(press) })
        list.addGestureRecognizer(press)
        showLog()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        field.frame = CGRect(x: 8, y: 12, width: width / 3, height: 36)
        log.frame = CGRect(x: width / 3 + 16, y: 12, width: width * 2 / 3 - 24, height: 36)
        banner.frame = CGRect(x: 8, y: Self.barHeight, width: width - 16, height: Self.bannerHeight)
        let top = Self.barHeight + (banner.isHidden ? 0 : Self.bannerHeight)
        list.frame = CGRect(x: 0, y: top, width: width, height: height - top)
    }

    private func fieldChanged() {
        showLog()
        let isHidden = field.text != "banner"
        guard isHidden != banner.isHidden else { return }
        banner.isHidden = isHidden
        view.setNeedsLayout()
        say(isHidden ? "without a banner" : "with a banner")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.rowCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        say("touched \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        say("tapped \(indexPath.item)")
        collectionView.deselectItem(at: indexPath, animated: false)
        taps.append(indexPath.item)
        showLog()
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let row = list.indexPathForItem(at: press.location(in: list)) else {
            return
        }
        say("pressed \(row.item)")
    }

    private func say(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    private func showLog() {
        let last = taps.suffix(6).map(String.init).joined(separator: " ")
        log.text = "\(taps.count) taps: \(last); “\(field.text ?? "")”"
    }
}
