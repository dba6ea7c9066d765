import UIKit

@testable import Home

/// The home screen in a window without a display, with an API that the test answers.
@MainActor
final class HomeScreen {
    let api = FakeHomeAPI()
    let window: UIWindow
    let controller: HomeViewController
    let navigation: UINavigationController

    init(width: CGFloat, height: CGFloat) {
        controller = HomeViewController(viewModel: HomeViewModel(api: api))
        navigation = UINavigationController(rootViewController: controller)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Shows six appliances and twelve articles, with the numbers of the seed.
    static func full(width: CGFloat, height: CGFloat) async -> HomeScreen {
        let screen = HomeScreen(width: width, height: height)
        await screen.api.answer(0, ids: 0...5)
        await screen.api.answer(1, ids: 10...21)
        screen.window.layoutIfNeeded()
        return screen
    }

    var collectionView: UICollectionView { controller.collectionView }

    /// Returns where an entry lies; for appliances, within the pages that scroll sideways.
    func frame(_ item: Int, in section: Int) -> CGRect? {
        collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// The titles of the entries of a section, as the data source has them.
    func titles(in section: Int) -> [String] {
        (0..<collectionView.numberOfItems(inSection: section)).compactMap { item in
            let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
            let label: UILabel? = cell?.first(identifier: "title")
            return label?.text
        }
    }

    /// The view at the end of a section that says how it stands.
    func notice(in section: Int) -> SectionNoticeView? {
        collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: section)) as? SectionNoticeView
    }

    func noticeText(in section: Int) -> String? {
        let label: UILabel? = notice(in: section)?.first(identifier: "notice")
        return label?.text
    }

    /// The button that requests a section again, where it is shown.
    func retryButton(in section: Int) -> UIButton? {
        let button: UIButton? = notice(in: section)?.first(identifier: "retry")
        return button?.isHidden == false ? button : nil
    }
}

extension UIView {
    /// The first view in this one, of a kind and with an accessibility identifier.
    func first<View: UIView>(identifier: String) -> View? {
        if accessibilityIdentifier == identifier, let view = self as? View { return view }
        for subview in subviews {
            if let view: View = subview.first(identifier: identifier) { return view }
        }
        return nil
    }
}
