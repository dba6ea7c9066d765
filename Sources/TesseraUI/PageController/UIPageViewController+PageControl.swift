import Foundation

/// These members implement the page control at the bottom.
extension UIPageViewController {
    /// The height in points of the page control at the bottom, or 0 if there is none.
    var pageControlHeight: CGFloat {
        guard isViewLoaded, pageControl.superview != nil else { return 0 }
        return 37 + view.safeAreaInsets.bottom
    }

    /// Updates the number of pages and the current page from the data source.
    func updatePageControl() {
        guard isViewLoaded else { return }
        let count = isHorizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
        if count > 0, let dataSource, currentPage != nil {
            pageControl.numberOfPages = count
            presentedIndex = min(max(dataSource.presentationIndex(for: self), 0), count - 1)
            pageControl.currentPage = presentedIndex
            if pageControl.superview == nil { view.addSubview(pageControl) }
        } else {
            pageControl.removeFromSuperview()
        }
        view.setNeedsLayout()
    }

    func layOutPageControl() {
        pageControl.frame = CGRect(
            x: 0, y: view.bounds.height - pageControlHeight, width: view.bounds.width, height: 37)
    }

    /// Marks the page to which the user has gone.
    func movePageControl(_ direction: NavigationDirection) {
        guard pageControl.superview != nil else { return }
        let (step, count) = (direction == .forward ? 1 : -1, pageControl.numberOfPages)
        // The pages may form a circle, so the index wraps around.
        presentedIndex = ((presentedIndex + step) % count + count) % count
        pageControl.currentPage = presentedIndex
    }

    /// Goes to the neighbouring page that the user has chosen with the page control.
    func goToPageOfPageControl() {
        let step = pageControl.currentPage > presentedIndex ? 1 : -1
        let index = currentIndex + step
        // The page is marked only after the transition.
        pageControl.currentPage = presentedIndex
        guard transition == nil, pages.indices.contains(index) else { return }
        begin(to: index, isUsers: true)
        scrollView.setContentOffset(offset(ofPageAt: index), animated: true)
    }
}
