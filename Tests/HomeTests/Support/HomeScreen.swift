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

    /// Returns a screen with six appliances and twelve articles.
    static func full(width: CGFloat, height: CGFloat) async -> HomeScreen {
        let screen = HomeScreen(width: width, height: height)
        await screen.api.answer(0, ids: 0...5)
        await screen.api.answer(1, ids: 10...21)
        screen.window.layoutIfNeeded()
        return screen
    }

    var collectionView: UICollectionView { controller.collectionView }

    /// Returns the frame of an entry, or nil if there is none. The frame of an appliance is in the coordinates of the
    /// pages, which scroll sideways.
    func frame(_ item: Int, in section: Int) -> CGRect? {
        collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// Returns the titles of a section's entries in the data source.
    func titles(in section: Int) -> [String] {
        (0..<collectionView.numberOfItems(inSection: section)).compactMap { item in
            let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
            let label: UILabel? = cell?.first(identifier: "title")
            return label?.text
        }
    }

    /// Returns the view at the end of a section that displays its status, or nil if it is not visible.
    func notice(in section: Int) -> SectionNoticeView? {
        collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: section)) as? SectionNoticeView
    }

    func noticeText(in section: Int) -> String? {
        let label: UILabel? = notice(in: section)?.first(identifier: "notice")
        return label?.text
    }

    /// Returns the visible button that requests a section again, or nil if there is none.
    func retryButton(in section: Int) -> UIButton? {
        let button: UIButton? = notice(in: section)?.first(identifier: "retry")
        return button?.isHidden == false ? button : nil
    }
}

extension UIView {
    /// Returns the first view of a type with an accessibility identifier among this view and its descendants, or nil
    /// if there is none.
    func first<View: UIView>(identifier: String) -> View? {
        if accessibilityIdentifier == identifier, let view = self as? View { return view }
        for subview in subviews {
            if let view: View = subview.first(identifier: identifier) { return view }
        }
        return nil
    }
}
