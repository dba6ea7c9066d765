import UIKit

// The samples of the comments of TesseraUI on controllers, bars, presentation and search.

final class ControllerSamples: UIViewController, UISearchResultsUpdating, UISearchBarDelegate,
    UIPageViewControllerDataSource, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIColorPickerViewControllerDelegate, UIDocumentPickerDelegate
{
    func setAppearance() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemTeal
        navigationItem.standardAppearance = appearance
    }

    func addButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addPhoto() })
    }

    func setTitle(_ add: UIAction) {
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    }

    func hideBackTitles() {
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
            UIOffset(horizontal: -1000, vertical: 0), for: .default)
    }

    func setItems(of toolbar: UIToolbar, _ delete: UIAction, _ write: UIAction) {
        toolbar.items = [
            UIBarButtonItem(systemItem: .trash, primaryAction: delete), .flexibleSpace(),
            UIBarButtonItem(systemItem: .compose, primaryAction: write),
        ]
    }

    func showPages(_ first: UIViewController) {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = self
        pages.setViewControllers([first], direction: .forward, animated: false)
    }

    func showPopover(_ controller: UIViewController) {
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 280, height: 200)
        controller.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
        present(controller, animated: true)
    }

    func showSheet(_ controller: UIViewController) {
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(controller, animated: true)
    }

    func share(_ title: String, _ url: URL) {
        present(
            UIActivityViewController(activityItems: [title, url], applicationActivities: nil), animated: true)
    }

    func chooseColor() {
        let picker = UIColorPickerViewController()
        picker.title = "Background"
        picker.selectedColor = view.backgroundColor ?? .white
        picker.delegate = self
        present(picker, animated: true)
    }

    func choosePhoto() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func chooseDocument() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
        picker.delegate = self
        present(picker, animated: true)
    }

    func addSearchBar(to tableView: UITableView) {
        let searchBar = UISearchBar()
        searchBar.placeholder = "Dishes"
        searchBar.delegate = self
        tableView.tableHeaderView = searchBar
    }

    func addSearch() {
        let searchController = UISearchController(searchResultsController: nil)
        searchController.searchResultsUpdater = self
        searchController.searchBar.placeholder = "Dishes"
        navigationItem.searchController = searchController
    }

    func makeSplit(_ mailboxes: UIViewController, _ messages: UIViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(mailboxes, for: .primary)
        split.setViewController(messages, for: .secondary)
    }

    func makeTab(_ controller: UIViewController) {
        controller.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 0)
        controller.tabBarItem.badgeValue = "3"
    }

    func makeTabs(
        _ window: UIWindow, _ photos: UIViewController, _ albums: UIViewController, _ search: UIViewController
    ) {
        let tabs = UITabBarController()
        tabs.viewControllers = [photos, albums, search]
        window.rootViewController = tabs
    }

    func makeTabs(_ window: UIWindow) {
        let photos = UITab(title: "Photos", image: UIImage(systemName: "photo"), identifier: "photos") { _ in
            UINavigationController(rootViewController: PhotosViewController())
        }
        let search = UISearchTab { _ in UINavigationController(rootViewController: DishesViewController()) }
        window.rootViewController = UITabBarController(tabs: [photos, search])
    }

    func makeGroup(_ home: UITab, _ albums: UITab, _ artists: UITab, _ window: UIWindow) {
        let library = UITabGroup(
            title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
            children: [albums, artists])
        window.rootViewController = UITabBarController(tabs: [home, library])
    }

    func addAccessory(_ tabs: UITabBarController) {
        tabs.bottomAccessory = UITabAccessory(contentView: PlayerView())
    }

    func zoom(_ detail: UIViewController) {
        detail.preferredTransition = .zoom { [weak self] _ in self?.thumbnail }
        navigationController?.pushViewController(detail, animated: true)
    }

    func updateSearchResults(for searchController: UISearchController) {}
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }

    private let thumbnail = UIImageView()
    private final class PlayerView: UIView {}
    private func addPhoto() {}
}

final class CardPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        containerView?.bounds.insetBy(dx: 40, dy: 120) ?? .zero
    }
}

func describeActivity(_ photo: SamplePhoto) {
    let activity = NSUserActivity(activityType: "com.example.photo")
    activity.addUserInfoEntries(from: ["photo": photo.id])
}

struct SamplePhoto {
    var id: Int
}

final class Note {
    var title = ""
}

final class NoteEditor: UIViewController {
    func rename(_ note: Note, to title: String) {
        let old = note.title
        undoManager?.registerUndo(withTarget: self) { $0.rename(note, to: old) }
        undoManager?.setActionName("Rename Note")
        note.title = title
    }
}

final class ActionRows: UIViewController {
    func offerActions(_ row: UIView) {
        row.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { [weak self] _ in self?.deleteSelected() ?? false }
        ]
    }

    private func deleteSelected() -> Bool { true }
}

final class CanvasEditor: UIViewController, UIEditMenuInteractionDelegate {
    func offerMenu(_ canvas: UIView, _ point: CGPoint) {
        let interaction = UIEditMenuInteraction(delegate: self)
        canvas.addInteraction(interaction)
        // After a long press, for example:
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }
}

final class MenuCard: UIView {
    static let rotate = Selector("rotate:", MenuCard.rotate(_:))
    override var canBecomeFirstResponder: Bool { true }
    func rotate(_ sender: Any?) {}
}

@MainActor
func offerMenu(at card: MenuCard) {
    typealias Card = MenuCard
    card.becomeFirstResponder()
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Rotate", action: Card.rotate)]
    UIMenuController.shared.showMenu(from: card, rect: card.bounds)
}

final class Report: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { makeReport(isShort: activityType == .message) }
}

private func makeReport(isShort: Bool) -> String { isShort ? "Sushi" : "Sushi and tea" }

func rightColumn() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    return style
}

private func archive(_ controller: UIViewController) {}

private final class PreviewedController: UIViewController {
    override var previewActionItems: [any UIPreviewActionItem] {
        [UIPreviewAction(title: "Archive", style: .default) { _, controller in archive(controller) }]
    }
}

private func numbered(_ style: NSMutableParagraphStyle) -> String {
    var text = ""
    let list = NSTextList(markerFormat: .decimal, options: 0)
    style.textLists = [list]
    text = "\t" + list.marker(forItemNumber: 1) + ".\tRice"
    return text
}
