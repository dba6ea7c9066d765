import ExampleSupport
import TestSupport
import Testing
import UIKit

@testable import Top

/// The screen in a window without a display, with an API that the test answers.
@MainActor
final class TopScreen {
    let api = FakeTopAPI()
    let window: UIWindow
    let viewModel: TopViewModel
    let controller: TopViewController
    let navigation: UINavigationController

    init(width: CGFloat = 390, height: CGFloat = 844) {
        viewModel = TopViewModel(
            topResponseUseCase: TopResponseUseCase(repository: TopResponseRepository(api: api)))
        controller = TopViewController(viewModel: viewModel)
        navigation = UINavigationController(rootViewController: controller)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Returns a screen whose endpoints have all answered.
    static func showing(width: CGFloat = 390, height: CGFloat = 844) async -> TopScreen {
        let screen = TopScreen(width: width, height: height)
        await screen.answer(TopEndpoint.allCases)
        await screen.wait(for: .requestSuccess)
        return screen
    }

    /// Answers endpoints one after the other with ``Responses/all(_:)``, and waits until each answer has arrived.
    func answer(_ endpoints: [TopEndpoint]) async {
        for endpoint in endpoints { await answer(endpoint, with: .success(Responses.all(endpoint))) }
    }

    /// Answers an endpoint. If the screen has a row that waits for the answer, this waits until the row is replaced.
    func answer(_ endpoint: TopEndpoint, with answer: FakeTopAPI.Answer) async {
        let row = TopItemType.loading(loadingViewObject: TopLoadingCell.CellViewObject(endpoint: endpoint))
        let isAwaited = snapshot.indexOfItem(row) != nil
        await api.send(answer, to: endpoint)
        if isAwaited { await waitUntil("the answer of \(endpoint)") { snapshot.indexOfItem(row) == nil } }
        window.layoutIfNeeded()
    }

    /// Answers a cancelled request, and waits long enough for a wrong effect of it to appear.
    func answerLate(_ endpoint: TopEndpoint, with answer: FakeTopAPI.Answer) async {
        await api.send(answer, to: endpoint)
        await settle()
    }

    /// Waits until the view model's requests have a status.
    func wait(
        for status: APIRequestStatus, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await waitUntil("\(status)", sourceLocation: sourceLocation) {
            viewModel.apiRequestStatus == status
        }
        // The screen receives the status on the next turn.
        await turn()
        window.layoutIfNeeded()
    }

    var collectionView: UICollectionView {
        guard let view: UICollectionView = window.first(identifier: "top") else {
            preconditionFailure("the screen has a collection view")
        }
        return view
    }

    var snapshot: NSDiffableDataSourceSnapshot<TopSectionType, TopItemType> {
        guard let dataSource = collectionView.dataSource as? TopViewController.TopDataSource else {
            preconditionFailure("the collection view has the screen's data source")
        }
        return dataSource.snapshot()
    }

    /// A text for each section that lists the kinds of its items, as in "news: news 3".
    var outline: [String] {
        snapshot.sectionIdentifiers.map { section in
            let kinds = snapshot.itemIdentifiers(inSection: section).map(\.word)
            let words = kinds.reduce(into: [(kind: String, count: Int)]()) { words, kind in
                if words.last?.kind == kind {
                    words[words.count - 1].count += 1
                } else {
                    words.append((kind, 1))
                }
            }
            return section.word + ": " + words.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
        }
    }

    func frame(_ item: Int, _ section: Int) -> CGRect? {
        collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func header(_ section: Int, _ kind: UICollectionReusableView.Type) -> CGRect? {
        collectionView.layoutAttributesForSupplementaryElement(
            ofKind: kind.identifier, at: IndexPath(item: 0, section: section))?.frame
    }

    /// Returns the first visible view with an accessibility identifier, or nil if there is none.
    func view<View: UIView>(_ identifier: String) -> View? { window.first(identifier: identifier) }

    var alert: UIAlertController? { navigation.presentedViewController as? UIAlertController }
}

extension TopSectionType {
    fileprivate var word: String {
        switch self {
        case .banner: "banner"
        case .featured: "featured"
        case .news: "news"
        case .discount: "discount"
        case .photo: "photo"
        }
    }
}

extension TopItemType {
    fileprivate var word: String {
        switch self {
        case .banner: "banner"
        case .featured: "featured"
        case .news: "news"
        case .discount: "discount"
        case .photo: "photo"
        case .loading: "loading"
        case .failure: "failure"
        }
    }
}

extension UIView {
    /// Returns the first visible view of a type with an accessibility identifier among this view and its descendants,
    /// or nil if there is none.
    fileprivate func first<View: UIView>(identifier: String) -> View? {
        if isHidden { return nil }
        if accessibilityIdentifier == identifier, let view = self as? View { return view }
        for subview in subviews {
            if let view: View = subview.first(identifier: identifier) { return view }
        }
        return nil
    }
}
