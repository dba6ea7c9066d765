import ExampleSupport
import TestSupport
import UIKit

@testable import Gourmet

/// The main screen in a window without a display, with an API that the test answers.
@MainActor
final class MainScreen {
    let api = FakeAPI()
    let window: UIWindow
    let navigation: UINavigationController
    let controller: MainViewController

    init(width: CGFloat = 390, height: CGFloat = 844) {
        controller = MainViewController(viewModel: MainViewModel(api: api))
        navigation = UINavigationController(rootViewController: controller)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Waits until pending answers have arrived, and lays out the window.
    func settle() async {
        for _ in 1...4 { await turn() }
        window.layoutIfNeeded()
    }

    func loadAll() async {
        await api.banners.succeed((1...4).map { .sample($0) })
        await api.interviews.succeed((1...3).map { .sample($0) })
        await api.keywords.succeed((1...12).map { .sample($0) })
        await api.arrivals.succeed((1...9).map { .sample($0) })
        await api.articles.succeed((1...10).map { .sample($0) })
        await settle()
    }

    var collectionView: UICollectionView {
        guard let view: UICollectionView = window.first(identifier: "gourmet") else {
            preconditionFailure("the screen has a collection view")
        }
        return view
    }

    /// The number of cells of each section.
    var counts: [Int] { MainSection.allCases.map { collectionView.numberOfItems(inSection: $0.rawValue) } }

    /// Scrolls to an item and returns its cell, or nil if it is not visible.
    func cell(_ item: Int, _ section: MainSection) -> UICollectionViewCell? {
        let indexPath = IndexPath(item: item, section: section.rawValue)
        // Cells above the item may turn out taller than they were estimated, which moves the item once more.
        for _ in 1...3 {
            collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
            window.layoutIfNeeded()
        }
        return collectionView.cellForItem(at: indexPath)
    }

    /// Scrolls to a header or a footer and returns it, or nil if it is not visible.
    func supplementary(_ kind: String, _ section: MainSection) -> UICollectionReusableView? {
        let indexPath = IndexPath(item: 0, section: section.rawValue)
        for _ in 1...3 {
            guard
                let frame = collectionView.layoutAttributesForSupplementaryElement(
                    ofKind: kind, at: indexPath)?.frame
            else { return nil }
            collectionView.contentOffset.y = max(frame.midY - collectionView.bounds.height / 2, 0)
            window.layoutIfNeeded()
        }
        return collectionView.supplementaryView(forElementKind: kind, at: indexPath)
    }

    /// Returns the text of the first label with an accessibility identifier, or nil if there is none.
    func text(_ identifier: String) -> String? {
        let label: UILabel? = window.first(identifier: identifier)
        return label?.text
    }

    func tap(_ item: Int, _ section: MainSection) {
        controller.collectionView(
            collectionView, didSelectItemAt: IndexPath(item: item, section: section.rawValue))
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

    /// The texts of all labels in this view.
    var texts: [String] { ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts) }
}
