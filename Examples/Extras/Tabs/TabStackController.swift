import UIKit

/// A stack of cards like the tabs of early versions of Safari. A tap opens a card. A swipe to the side, the card's
/// button or the Delete key closes it. Another button adds a card.
final class TabStackController: UIViewController, UICollectionViewDelegate, UIGestureRecognizerDelegate {
    private typealias Source = UICollectionViewDiffableDataSource<Int, PageTab>

    private let viewModel: TabStackViewModel
    private let layout = TabStackLayout()
    private lazy var cards = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var dataSource = makeDataSource()
    private lazy var addItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    private lazy var allItem = UIBarButtonItem(
        title: "一覧", primaryAction: UIAction { [weak self] _ in self?.setOpened(nil) })
    private let emptyLabel = UILabel()
    private let pan = UIPanGestureRecognizer()

    init(viewModel: TabStackViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "タブの束"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        addItem.accessibilityLabel = "新しいタブ"
        allItem.accessibilityLabel = "タブの一覧に戻る"
        view.backgroundColor = .systemGray5
        cards.backgroundColor = .clear
        cards.accessibilityIdentifier = "tabs"
        cards.accessibilityLabel = "タブの束"
        cards.delegate = self
        cards.frame = view.bounds
        cards.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cards.alwaysBounceVertical = true
        view.addSubview(cards)
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        cards.backgroundView = emptyLabel
        pan.delegate = self
        pan.addAction(UIAction { [weak self] _ in self?.panned() })
        cards.addGestureRecognizer(pan)
        showPeek()
        applySnapshot(animated: false)
        showBar()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showPeek()
    }

    private func makeDataSource() -> Source {
        let registration = UICollectionView.CellRegistration<TabCardCell, PageTab> {
            [weak self] cell, _, tab in
            cell.fill(with: tab) {
                self?.open(tab)
            } close: {
                self?.close(tab)
            }
        }
        return Source(collectionView: cards) { view, indexPath, tab in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: tab)
        }
    }

    // MARK: Content

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, PageTab>()
        snapshot.appendSections([0])
        snapshot.appendItems(viewModel.tabs)
        dataSource.apply(snapshot, animatingDifferences: animated)
        emptyLabel.text = viewModel.emptyText
        showChosen()
    }

    /// Draws a frame around the chosen card, unless a card is open.
    private func showChosen(isOpen: Bool = false) {
        let chosen = isOpen ? nil : viewModel.chosen.flatMap(dataSource.indexPath(for:))
        cards.selectItem(at: chosen, animated: false, scrollPosition: [])
    }

    private func showBar() {
        navigationItem.rightBarButtonItem = layout.opened == nil ? addItem : allItem
    }

    /// Adapts the visible height of each card to the size of its title.
    private func showPeek() {
        layout.wantedPeek = UIFontMetrics(forTextStyle: .headline)
            .scaledValue(for: 116, compatibleWith: traitCollection).rounded()
    }

    // MARK: Opening, adding and closing

    private func open(_ tab: PageTab) {
        guard let indexPath = dataSource.indexPath(for: tab) else { return }
        setOpened(layout.opened == nil ? indexPath : nil)
    }

    private func setOpened(_ indexPath: IndexPath?) {
        if let tab = indexPath.flatMap(dataSource.itemIdentifier(for:)) { viewModel.choose(tab) }
        showChosen(isOpen: indexPath != nil)
        cards.isScrollEnabled = indexPath == nil
        layout.hidesOthers = false
        cards.layoutIfNeeded()
        animate {
            self.layout.opened = indexPath
        } completion: {
            self.layout.hidesOthers = self.layout.opened != nil
        }
        showBar()
    }

    private func add() {
        let tab = viewModel.add()
        viewModel.choose(tab)
        applySnapshot(animated: true)
        guard let indexPath = dataSource.indexPath(for: tab) else { return }
        cards.scrollToItem(at: indexPath, at: .bottom, animated: true)
    }

    private func close(_ tab: PageTab) {
        if layout.opened != nil { setOpened(nil) }
        viewModel.close(tab)
        applySnapshot(animated: true)
        layout.swipe = nil
    }

    private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            change()
            self.cards.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    // MARK: Taps

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        layout.opened == nil
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        setOpened(indexPath)
    }

    // MARK: Swipes

    /// The gesture begins only for fingers that move sideways. Others scroll.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: cards)
        guard gestureRecognizer === pan, layout.opened == nil, abs(way.x) > abs(way.y) else { return false }
        return cards.indexPathForItem(at: pan.location(in: cards)) != nil
    }

    private func panned() {
        let distance = pan.translation(in: cards).x
        switch pan.state {
        case .began:
            guard let indexPath = cards.indexPathForItem(at: pan.location(in: cards)) else { return }
            layout.swipe = TabStackLayout.Swipe(indexPath: indexPath, distance: distance)
        case .changed: layout.swipe?.distance = distance
        case .ended: endSwipe(distance: distance, velocity: pan.velocity(in: cards).x)
        case .cancelled, .failed: animate { self.layout.swipe = nil }
        default: break
        }
    }

    /// Closes a card that was swiped by a third of the width or quickly. Other cards move back.
    private func endSwipe(distance: CGFloat, velocity: CGFloat) {
        guard let swipe = layout.swipe else { return }
        let isFar = abs(distance) > cards.bounds.width / 3
        let isQuick = abs(velocity) > 500 && velocity * distance > 0
        if isFar || isQuick, let tab = dataSource.itemIdentifier(for: swipe.indexPath) {
            close(tab)
        } else {
            animate { self.layout.swipe = nil }
        }
    }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        if layout.opened != nil {
            return [
                key(UIKeyCommand.inputEscape, "タブの一覧に戻る") { $0.setOpened(nil) }
            ]
        }
        return [
            key(UIKeyCommand.inputUpArrow, "前のタブを選ぶ") { $0.choose(by: -1) },
            key(UIKeyCommand.inputDownArrow, "次のタブを選ぶ") { $0.choose(by: 1) },
            key(UIKeyCommand.inputDelete, "選んだタブを閉じる") { $0.closeChosen() },
            key("\u{8}", "選んだタブを閉じる") { $0.closeChosen() },
        ]
    }

    private func key(
        _ input: String, _ title: String, _ action: @escaping (TabStackController) -> Void
    ) -> UIKeyCommand {
        let command = UIKeyCommand(title: title, input: input) { [weak self] _ in self.map(action) }
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    private func choose(by step: Int) {
        viewModel.choose(by: step)
        showChosen()
        guard let indexPath = viewModel.chosen.flatMap(dataSource.indexPath(for:)) else { return }
        cards.scrollToItem(at: indexPath, at: [], animated: true)
    }

    private func closeChosen() {
        if let tab = viewModel.chosen { close(tab) }
    }
}
