import Foundation
import Testing

@testable import TesseraUI

/// Tests searches that count as presented.
@MainActor struct SearchPresentationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let searched = UIViewController()
    private let results = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: searched)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    @Test(arguments: [true, false])
    func `a search whose bar is in no view is presented with the bar at the top`(isAnimated: Bool) async {
        let search = UISearchController(searchResultsController: results)
        var isDone = false
        searched.present(search, animated: isAnimated) { isDone = true }
        await wait(until: { isDone })
        #expect(search.isActive && search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
        let bar = frame(search.searchBar)
        #expect(bar == CGRect(x: 0, y: 0, width: 390, height: search.searchBar.preferredHeight))
        #expect(frame(search.view) == CGRect(x: 0, y: bar.maxY, width: 390, height: 844 - bar.maxY))
        #expect(search.searchBar.isDescendant(of: navigation.view))
        search.searchBar.text = "a"
        #expect(results.view.window === window && frame(results.view) == frame(search.view))
        #expect(search.presentingViewController === navigation)
        #expect(results.presentingViewController === navigation)
        #expect(navigation.presentedViewController === search && searched.presentedViewController === search)
        #expect(search.presentedViewController == nil && results.presentedViewController == nil)
        searched.dismiss(animated: isAnimated) { isDone = false }
        await wait(until: { !isDone })
        #expect(!search.isActive && search.searchBar.superview == nil && search.parent == nil)
        #expect(navigation.presentedViewController == nil && search.presentingViewController == nil)
        #expect(search.view.window == nil && results.view.window == nil)
        // It can be presented again.
        searched.present(search, animated: false)
        #expect(search.isActive && frame(search.searchBar) == bar)
        search.isActive = false
        await wait(until: { search.searchBar.superview == nil })
    }

    @Test func `a controller that defines the context presents the search`() {
        searched.definesPresentationContext = true
        let search = UISearchController(searchResultsController: nil)
        searched.present(search, animated: false)
        #expect(search.presentingViewController === searched && navigation.isNavigationBarHidden)
        #expect(search.view.isDescendant(of: searched.view))
        #expect(navigation.presentedViewController == nil)
        search.dismiss(animated: false)
        #expect(!navigation.isNavigationBarHidden && searched.presentedViewController == nil)
    }

    @Test func `content that a presented search does not obscure can be used`() {
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        searched.present(search, animated: false)
        #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) === searched.view)
        let hit = window.hitTest(CGPoint(x: 200, y: 28), with: nil)
        #expect(hit?.isDescendant(of: search.searchBar) == true)
        search.dismiss(animated: false)
    }

    @Test func `presenting a search whose bar has a place begins it there`() {
        let search = UISearchController(searchResultsController: nil)
        searched.navigationItem.searchController = search
        window.layoutIfNeeded()
        searched.present(search, animated: false)
        #expect(search.isActive && search.searchBar.isDescendant(of: navigation.navigationBar))
        #expect(search.presentingViewController === navigation)
        search.dismiss(animated: false)
        #expect(search.searchBar.isDescendant(of: navigation.navigationBar))
    }

    @Test func `a dismissal ends the search and not the controllers around it`() {
        let root = UIViewController()
        window.rootViewController = root
        let modal = UINavigationController(rootViewController: searched)
        root.present(modal, animated: false)
        let search = UISearchController(searchResultsController: results)
        searched.navigationItem.searchController = search
        window.layoutIfNeeded()
        for controller in [searched, modal, results] {
            search.isActive = true
            search.searchBar.text = "a"
            controller.dismiss(animated: false)
            #expect(!search.isActive && root.presentedViewController === modal)
        }
        searched.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test func `a search is not over a controller that is pushed onto the searched one`() {
        let root = UIViewController()
        window.rootViewController = root
        let modal = UINavigationController(rootViewController: searched)
        root.present(modal, animated: false)
        let search = UISearchController(searchResultsController: nil)
        searched.navigationItem.searchController = search
        window.layoutIfNeeded()
        search.isActive = true
        #expect(modal.presentedViewController === search)
        let detail = UIViewController()
        modal.pushViewController(detail, animated: false)
        window.layoutIfNeeded()
        #expect(search.isActive && detail.presentedViewController == nil)
        // The Escape key goes back, and does not end the search out of sight.
        #expect(window.performEscape() && modal.topViewController === searched && search.isActive)
        modal.pushViewController(detail, animated: false)
        window.layoutIfNeeded()
        detail.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test func `a search that was active in a dismissed controller can be presented elsewhere`() {
        let root = UIViewController()
        window.rootViewController = root
        root.present(navigation, animated: false)
        let search = UISearchController(searchResultsController: nil)
        searched.present(search, animated: false)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && search.view.window == nil)
        root.present(search, animated: false)
        #expect(search.isActive && search.presentingViewController === root)
        #expect(search.searchBar.isDescendant(of: root.view))
    }

    /// Presents the search itself if it has a presenter, and notes in which state the controller is.
    private final class Presenter: NSObject, UISearchControllerDelegate {
        var calls: [String] = []
        weak var presenter: UIViewController?

        func presentSearchController(_ searchController: UISearchController) {
            calls.append("present")
            presenter?.present(searchController, animated: false)
        }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("will") }
    }

    @Test(arguments: [true, false])
    func `the delegate can present a search that the app or the user begins`(presents: Bool) {
        let search = UISearchController(searchResultsController: nil)
        searched.navigationItem.searchController = search
        window.layoutIfNeeded()
        let delegate = Presenter()
        if presents { delegate.presenter = searched }
        search.delegate = delegate
        search.isActive = true
        #expect(search.isActive && delegate.calls == ["present", "will"])
        search.dismiss(animated: false)
        search.searchBar.becomeFirstResponder()
        #expect(search.isActive && delegate.calls == ["present", "will", "present", "will"])
        search.dismiss(animated: false)
        // The delegate is not asked for a search that is already being presented.
        searched.present(search, animated: false)
        #expect(delegate.calls == ["present", "will", "present", "will", "will"])
        search.dismiss(animated: false)
    }

    @Test func `a search is being presented and dismissed while it appears and disappears`() {
        final class Observed: UISearchController {
            var states: [Bool] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                states += [isBeingPresented, isBeingDismissed]
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                states += [isBeingPresented, isBeingDismissed]
            }
        }
        let search = Observed(searchResultsController: nil)
        let controller = search.presentationController
        searched.present(search, animated: false)
        #expect(search.states == [true, false] && !search.isBeingPresented)
        #expect(controller === search.presentationController)
        #expect(controller?.presentedViewController === search)
        #expect(controller?.presentingViewController === navigation)
        #expect(controller?.containerView === navigation.view && search.sheetPresentationController == nil)
        search.dismiss(animated: false)
        #expect(search.states == [true, false, false, true] && !search.isBeingDismissed)
        #expect(search.activePresentationController == nil)
    }

    @Test func `the Escape key ends a presented search`() {
        let search = UISearchController(searchResultsController: nil)
        searched.present(search, animated: false)
        search.searchBar.resignFirstResponder()
        #expect(window.performEscape() && !search.isActive)
    }
}
