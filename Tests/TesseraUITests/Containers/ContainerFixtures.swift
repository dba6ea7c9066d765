import Foundation
import TesseraDisplay

@testable import TesseraUI

/// A data source of pages in a row, or in a circle if `isCircle` is true.
@MainActor
final class Pages: NSObject, UIPageViewControllerDataSource {
    let controllers: [UIViewController]
    let isCircle: Bool
    /// The pages that the data source was asked about, each with the side on which a neighbour was wanted.
    var questions: [String] = []
    var count = 0

    init(_ controllers: [UIViewController], isCircle: Bool = false) {
        self.controllers = controllers
        self.isCircle = isCircle
    }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        questions.append("\(step > 0 ? "after" : "before") \(page.title ?? "")")
        guard let index = controllers.firstIndex(where: { $0 === page }) else { return nil }
        let count = controllers.count
        if isCircle { return controllers[((index + step) % count + count) % count] }
        return controllers.indices.contains(index + step) ? controllers[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        controllers.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
}

/// A delegate that records the calls of a page controller.
@MainActor
final class PageLog: NSObject, UIPageViewControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.calls.append("will go to \(pendingViewControllers.map { $0.title ?? "" }.joined())") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.calls.append(
            "\(completed ? "left" : "stayed at") \(previousViewControllers.map { $0.title ?? "" }.joined())")
    }
}
