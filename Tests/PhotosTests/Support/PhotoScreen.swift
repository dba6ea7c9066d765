import ExampleSupport
import TesseraImages
import UIKit

@testable import Photos

/// The feed in a window without a display, with an API that the test answers.
@MainActor
final class PhotoScreen {
    let api = FakeAPI()
    let window: UIWindow
    let controller: PhotoViewController

    init(width: CGFloat = 390, height: CGFloat = 844) {
        controller = PhotoViewController(viewModel: PhotoViewModel(api: api))
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Returns a screen whose first page has these photos.
    static func showing(
        _ ids: some Sequence<Int>, hasNextPage: Bool = true, width: CGFloat = 390, height: CGFloat = 844
    ) async -> PhotoScreen {
        let screen = PhotoScreen(width: width, height: height)
        await screen.answer(0, page: 1, ids: ids, hasNextPage: hasNextPage)
        return screen
    }

    func answer(_ index: Int, page: Int, ids: some Sequence<Int>, hasNextPage: Bool = true) async {
        await api.answer(index, page: page, ids: ids, hasNextPage: hasNextPage)
        window.layoutIfNeeded()
    }

    func fail(_ index: Int, with error: APIError = .unreachable) async {
        await api.answer(index, with: .failure(error))
        window.layoutIfNeeded()
    }

    var collectionView: UICollectionView {
        guard let view: UICollectionView = window.first(identifier: "photos") else {
            preconditionFailure("the screen has a collection view")
        }
        return view
    }

    /// The text that is displayed in place of photos, or nil if there is none.
    var emptyText: String? {
        guard let emptyLabel, !emptyLabel.isHidden else { return nil }
        return emptyLabel.text
    }

    /// The label that is displayed in place of photos, hidden or not.
    var emptyLabel: UILabel? { window.first(identifier: "empty") }

    /// The titles of the visible cells, in the order of the photos.
    var titles: [String] { collectionView.visibleCells.map(title) }

    func title(of cell: UICollectionViewCell) -> String {
        let label: UILabel? = cell.first(identifier: "title")
        return label?.text ?? ""
    }

    /// Scrolls until a point of the content is at the top of the view.
    func scroll(to offset: CGFloat) {
        collectionView.contentOffset = CGPoint(x: 0, y: offset)
        window.layoutIfNeeded()
    }

    /// The offset at which the end of the content is at the bottom of the view.
    var endOffset: CGFloat {
        collectionView.contentSize.height + collectionView.adjustedContentInset.bottom
            - collectionView.bounds.height
    }

    func pullToRefresh() {
        collectionView.refreshControl?.beginRefreshing()
        collectionView.refreshControl?.sendActions(for: .valueChanged)
    }

    /// The presented alert, or nil if there is none.
    var alert: UIAlertController? {
        window.rootViewController?.presentedViewController as? UIAlertController
    }

    func closeAlert() {
        window.rootViewController?.dismiss(animated: false)
        window.layoutIfNeeded()
    }
}
