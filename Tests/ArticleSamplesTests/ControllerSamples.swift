import Foundation
import UIKit

// This file has the samples of the articles on bars, navigation, containers, presentation and search.

final class AlbumsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addAlbum() }),
            UIBarButtonItem(
                image: UIImage(systemName: "ellipsis"),
                menu: UIMenu(children: [UIAction(title: "Sort by date") { [weak self] _ in self?.sort() }])),
        ]
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
        navigationItem.standardAppearance = appearance
    }
}

extension AlbumsViewController {
    private func addAlbum() {}
    private func sort() {}
}

enum NavigationSamples {
    final class Dish {
        var visits = 0
    }

    final class DishViewController: UIViewController {
        init(_ dish: Dish) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
    }

    final class DishesViewController: UITableViewController, UINavigationControllerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Dishes"
            navigationItem.rightBarButtonItem = editButtonItem
            navigationController?.delegate = self
        }

        func show(_ dish: Dish) {
            navigationController?.pushViewController(DishViewController(dish), animated: true)
            navigationController?.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                if !context.isCancelled { dish.visits += 1 }
            }
        }
    }
}

final class ContainerSamples: UIViewController, UIPageViewControllerDataSource {
    func makeTabs(
        _ window: UIWindow, _ photos: UIViewController, _ albums: UIViewController, _ search: UIViewController
    ) {
        photos.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 0)
        photos.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: photos), albums, search]
        window.rootViewController = tabs
    }

    func makePages(_ first: UIViewController) {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        pages.dataSource = self
        pages.setViewControllers([first], direction: .forward, animated: false)
    }

    func makePageControl() {
        let pageControl = UIPageControl()
        pageControl.numberOfPages = 3
        pageControl.addAction(UIAction { _ in showPage(pageControl.currentPage) }, for: .valueChanged)

        func showPage(_ page: Int) {}
    }

    func makeSplit(_ window: UIWindow, _ mailboxes: UIViewController, _ messages: UIViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(mailboxes, for: .primary)
        split.setViewController(messages, for: .secondary)
        window.rootViewController = split
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

final class PresentationSamples: UIViewController, UISheetPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    private final class SettingsController: UIViewController {}
    private final class CardPresentationController: UIPresentationController {}

    func presentSettings() {
        let settings = UINavigationController(rootViewController: SettingsController())
        if let sheet = settings.sheetPresentationController {
            sheet.detents = [.medium(), .large(), .custom(identifier: .init("small")) { _ in 180 }]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.delegate = self
        }
        present(settings, animated: true)
    }

    func presentPalette(_ palette: UIViewController, _ colorButton: UIButton) {
        palette.modalPresentationStyle = .popover
        palette.preferredContentSize = CGSize(width: 280, height: 200)
        palette.popoverPresentationController?.sourceItem = colorButton
        present(palette, animated: true)
    }

    func presentCard(_ card: UIViewController) {
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

final class SearchSamples: UIViewController, UISearchResultsUpdating {
    struct Item {
        var name: String
        var date: Date
    }

    func makeMenu() {
        let byName = UIAction(title: "Name", state: .on) { _ in sort(by: \.name) }
        let byDate = UIAction(title: "Date") { _ in sort(by: \.date) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: [
                UIMenu(
                    title: "Sort by", options: [.displayInline, .singleSelection], children: [byName, byDate]),
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                    _ in delete()
                },
            ]))

        func sort(by path: PartialKeyPath<Item>) {}
        func delete() {}
    }

    func makeSearch() {
        let searchController = UISearchController(searchResultsController: nil)
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Dishes"
        navigationItem.searchController = searchController
    }

    private var dishes: [String] { [] }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        searchController.searchSuggestions = dishes.filter { $0.hasPrefix(text) }.map {
            UISearchSuggestionItem(
                localizedSuggestion: $0, iconImage: UIImage(systemName: "magnifyingglass"))
        }
    }

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        searchController.searchBar.text = searchSuggestion.localizedSuggestion
        searchController.searchSuggestions = nil
    }

    func setAppearance() {
        UINavigationBar.appearance().barTintColor = .systemRed
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .secondaryLabel
    }
}
