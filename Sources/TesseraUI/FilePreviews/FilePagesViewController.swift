import Foundation

/// The screen of several files, from one to the next of which the user swipes, with a button that shares the file on the screen.
package final class FilePagesViewController: UIViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
{
    /// Returns the number of files.
    package var count: () -> Int = { 0 }
    /// Returns a file by its place.
    package var preview: (Int) -> FilePreview = { _ in FilePreview(url: nil, title: nil) }
    /// The item that has the title and the button.
    package var bar: UINavigationItem? { didSet { updateBar() } }
    /// The place of the file on the screen.
    package private(set) var index = 0

    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    private lazy var shareItem = UIBarButtonItem(
        systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pages.dataSource = self
        pages.delegate = self
        embed(pages)
        show(index)
    }

    /// Displays the file at a place, or the nearest one. Nothing is displayed if there are no files.
    package func show(_ place: Int) {
        let count = count()
        index = max(min(place, count - 1), 0)
        if isViewLoaded {
            let page = count > 0 ? page(index) : UIViewController()
            pages.setViewControllers([page], direction: .forward, animated: false)
        }
        updateBar()
    }

    /// The file on the screen, or nil if there are none.
    package var current: FilePreview? { index < count() ? preview(index) : nil }

    private func page(_ index: Int) -> UIViewController {
        FilePageViewController(preview(index), index: index)
    }

    private func updateBar() {
        let current = current
        bar?.title = current?.title
        bar?.rightBarButtonItem = current?.url == nil ? nil : shareItem
    }

    private func share() {
        guard let url = current?.url else { return }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = shareItem
        present(sheet, animated: true)
    }

    // MARK: Pages

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let place = (viewController as? FilePageViewController)?.index, place > 0 else { return nil }
        return page(place - 1)
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let place = (viewController as? FilePageViewController)?.index, place + 1 < count() else {
            return nil
        }
        return page(place + 1)
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard let place = (pages.viewControllers?.first as? FilePageViewController)?.index else { return }
        index = place
        updateBar()
    }
}
