import Combine
import TesseraBindings
import UIKit

final class KeywordsViewController: UIViewController {
    private let viewModel: KeywordsViewModel
    private var cancellables: Set<AnyCancellable> = []

    private lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var dataSource = makeDataSource()

    init(viewModel: KeywordsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        viewModel.outputs.keywords
            .map { keywords in
                var snapshot = NSDiffableDataSourceSnapshot<String, Keyword>()
                snapshot.appendSections(["Keywords"])
                snapshot.appendItems(keywords)
                return snapshot
            }
            .bind(to: dataSource)
            .store(in: &cancellables)
        viewModel.inputs.fetchKeywordsTrigger.send()
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Keyword> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Keyword> {
            cell, _, keyword in
            cell.accessibilityLabel = keyword.name
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, keyword in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: keyword)
        }
    }
}
