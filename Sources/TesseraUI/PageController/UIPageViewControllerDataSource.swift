import Foundation

/// Names the pages before and after another one.
/// See Apple's [UIPageViewControllerDataSource](
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource).
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another one; nil where that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another one; nil where that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of pages, for a page control at the bottom of a horizontal page controller.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The page that the page control marks after the app has set another page. The user's swipes move it by themselves.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None: there is no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first page.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
