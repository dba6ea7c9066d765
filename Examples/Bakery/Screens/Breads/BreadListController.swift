import Combine
import UIKit

/// The controller of the first tab, which displays offers in a row and all breads below it.
class BreadListController: UIViewController {
    private enum Section: Int {
        case offers, breads
    }

    private enum Item: Hashable {
        case offer(Offer)
        case bread(Bread)
    }

    @IBOutlet private weak var collectionView: UICollectionView!

    private let model = BreadListModel()
    private var subscriptions: Set<AnyCancellable> = []
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        return control
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = BreadLayout.make()
        collectionView.refreshControl = refreshControl
        collectionView.delegate = self
        collectionView.registerCustomCell(BreadCell.self)
        collectionView.registerCustomReusableHeaderView(SectionHeaderView.self)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.4
        collectionView.addGestureRecognizer(press)
        configureDataSource()
        model.$breads.receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.apply($0) }
            .store(in: &subscriptions)
    }

    private func configureDataSource() {
        let offer = OfferCell.makeCellRegistration()
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item {
            case .offer(let model):
                return collectionView.dequeueConfiguredReusableCell(using: offer, for: indexPath, item: model)
            case .bread(let bread):
                let cell = collectionView.dequeueReusableCustomCell(
                    with: BreadCell.self, indexPath: indexPath)
                cell.setCell(bread)
                return cell
            }
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, _, indexPath in
            let header = collectionView.dequeueReusableCustomHeaderView(
                with: SectionHeaderView.self, indexPath: indexPath)
            header.setHeader(
                title: NSLocalizedString("Fresh from the Oven", comment: ""),
                count: self?.model.breads.count ?? 0)
            return header
        }
    }

    private func apply(_ breads: [Bread]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.offers, .breads])
        snapshot.appendItems(Offer.all.map(Item.offer), toSection: .offers)
        snapshot.appendItems(breads.map(Item.bread), toSection: .breads)
        dataSource.apply(snapshot)
    }

    // MARK: Actions

    @objc private func refresh(_ sender: UIRefreshControl) {
        model.order = .fresh
        sender.perform(#selector(UIRefreshControl.endRefreshing), with: nil, afterDelay: 0.3)
    }

    /// The controller of the tabs calls this by name.
    @objc func scrollToTop() {
        let top = CGPoint(x: 0, y: -collectionView.adjustedContentInset.top)
        collectionView.setContentOffset(top, animated: true)
    }

    /// Puts the bread below the finger into the basket.
    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began,
            let indexPath = collectionView.indexPathForItem(at: recognizer.location(in: collectionView)),
            case .bread(let bread) = dataSource.itemIdentifier(for: indexPath)
        else { return }
        Basket.shared.add(bread, count: 1)
        let format = NSLocalizedString("%@ is in the basket.", comment: "The name of a bread")
        Announcement.post(String(format: format, bread.name), in: view)
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch (segue.destination, sender) {
        case (let controller as BreadController, let bread as Bread):
            controller.bread = bread
        case (let controller as OrderController, _):
            controller.order = model.order
            controller.popoverPresentationController?.delegate = self
        default:
            break
        }
    }

    @IBAction func orderChosen(_ segue: UIStoryboardSegue) {
        guard let controller = segue.source as? OrderController else { return }
        model.order = controller.order
    }
}

extension BreadListController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .bread(let bread): performSegue(withIdentifier: "showBread", sender: bread)
        case .offer(let offer): performSegue(withIdentifier: "showBread", sender: offer.bread)
        case nil: break
        }
    }
}

extension BreadListController: UIPopoverPresentationControllerDelegate {
    /// Keeps the popover a popover on a phone.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
