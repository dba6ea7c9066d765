import Foundation

/// The methods by which a data source provides the pages before and after another one.
/// See Apple's [UIPageViewControllerDataSource](
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource).
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one, or nil if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one, or nil if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of pages for a page control at the bottom of a horizontal page controller. With 0
    /// there is no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the page that the page control marks after the app has set a page. After swipes
    /// of the user, the mark moves by itself.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0, so that there is no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0, the index of the first page.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
