import Foundation

/// These members load and place the pages.
extension UIPageViewController {
    /// The distance in points from one page to the next.
    var pitch: CGFloat { (isHorizontal ? scrollView.bounds.width : scrollView.bounds.height) }

    /// Returns the offset at which a page is visible.
    func offset(ofPageAt index: Int) -> CGPoint {
        isHorizontal ? CGPoint(x: CGFloat(index) * pitch, y: 0) : CGPoint(x: 0, y: CGFloat(index) * pitch)
    }

    /// The present offset of the content, in pages.
    var position: CGFloat {
        guard pitch > 0 else { return CGFloat(currentIndex) }
        return (isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) / pitch
    }

    func updateScrolling() {
        guard isViewLoaded else { return }
        scrollView.isScrollEnabled = dataSource != nil
        scrollView.alwaysBounceHorizontal = isHorizontal
        scrollView.alwaysBounceVertical = !isHorizontal
    }

    // MARK: Neighbours

    /// Loads the pages around the current one anew, and removes all others.
    func reloadNeighbours() {
        guard isViewLoaded, let current = currentPage, transition == nil else { return }
        let before = neighbour(of: current, .reverse)
        let after = neighbour(of: current, .forward)
        arrange([before, current, after].compactMap { $0 }, currentIndex: before == nil ? 0 : 1)
    }

    /// Removes all pages except the current one and its neighbours, and loads missing neighbours.
    func keepNeighbours() {
        guard isViewLoaded, let current = currentPage, transition == nil else { return }
        let before =
            currentIndex > 0 ? pages[currentIndex - 1] : neighbour(of: current, .reverse)
        let after =
            currentIndex + 1 < pages.count ? pages[currentIndex + 1] : neighbour(of: current, .forward)
        let kept = [before, current, after].compactMap { $0 }
        guard !kept.elementsEqual(pages, by: ===) else { return }
        arrange(kept, currentIndex: before == nil ? 0 : 1)
    }

    /// Loads the page behind the one to which the user swipes.
    func loadNeighbour(behind index: Int, _ direction: NavigationDirection) {
        let isLast = direction == .forward ? index == pages.count - 1 : index == 0
        guard isLast, let next = neighbour(of: pages[index], direction) else { return }
        switch direction {
        case .forward: arrange(pages + [next], currentIndex: currentIndex)
        case .reverse: arrange([next] + pages, currentIndex: currentIndex + 1)
        }
    }

    private func neighbour(of page: UIViewController, _ direction: NavigationDirection) -> UIViewController? {
        let found =
            switch direction {
            case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
            case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
            }
        return found === page ? nil : found
    }

    // MARK: Arrangement

    /// Replaces the loaded pages around the current one, which stays in its visible place, even while the
    /// pages move.
    func arrange(_ new: [UIViewController], currentIndex newIndex: Int) {
        let wasArranging = isArranging
        isArranging = true
        defer { isArranging = wasArranging }
        let gone = Set(pages.map(ObjectIdentifier.init)).subtracting(new.map(ObjectIdentifier.init))
        for page in pages where gone.contains(ObjectIdentifier(page)) && page.parent === self {
            uninstall(page)
        }
        let step = newIndex - currentIndex
        pages = new
        currentIndex = newIndex
        if let transition { self.transition?.target = transition.target + step }
        for page in new where page.parent !== self || !page.isManagedByParent {
            addManagedChild(page)
            page.didMove(toParent: self)
        }
        // The content must be long enough for both offsets, so the order depends on the direction.
        if step < 0 { movePages(by: step) }
        updateContentSize()
        if step > 0 { movePages(by: step) }
        placePages()
    }

    private func uninstall(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.movesFromParent = true
        if page.isViewLoaded { page.view.removeFromSuperview() }
        page.containerSafeArea = .zero
        page.removeFromParent()
    }

    private func movePages(by pages: Int) {
        let way = CGFloat(pages) * pitch
        scrollView.shiftContent(by: isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way))
    }

    private func updateContentSize() {
        let (count, room) = (CGFloat(pages.count), scrollView.bounds.size)
        let size = CGSize(
            width: isHorizontal ? count * room.width : room.width,
            height: isHorizontal ? room.height : count * room.height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    /// Places the pages. A controller that is both before and after the current page lies on the side to
    /// which the user goes.
    func placePages() {
        guard isViewLoaded else { return }
        let insets = view.safeAreaInsets
        var order = Array(pages.indices)
        for index in [transition?.target, currentIndex] {
            if let index, let place = order.firstIndex(of: index) { order.append(order.remove(at: place)) }
        }
        for index in order {
            let (page, origin) = (pages[index], offset(ofPageAt: index))
            let frame = CGRect(
                x: origin.x + (isHorizontal ? spacing / 2 : 0),
                y: origin.y + (isHorizontal ? 0 : spacing / 2),
                width: scrollView.bounds.width - (isHorizontal ? spacing : 0),
                height: scrollView.bounds.height - (isHorizontal ? 0 : spacing))
            UIView.performWithoutAnimation {
                page.view.autoresizingMask = []
                page.view.translatesAutoresizingMaskIntoConstraints = true
                page.view.frame = frame
                page.containerSafeArea = UIEdgeInsets(
                    top: insets.top, left: insets.left, bottom: pageControlHeight > 0 ? 0 : insets.bottom,
                    right: insets.right)
                if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
            }
        }
    }

    /// Adapts the pages to the size of the view. The current page stays visible.
    func layOutPages() {
        isArranging = true
        defer { isArranging = false }
        scrollView.updateDirection()
        let room = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: max(view.bounds.height - pageControlHeight, 0))
        let frame =
            isHorizontal ? room.insetBy(dx: -spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -spacing / 2)
        if scrollView.frame != frame {
            scrollView.frame = frame
            updateContentSize()
            scrollView.contentOffset = offset(ofPageAt: transition?.target ?? currentIndex)
        }
        updateContentSize()
        placePages()
        layOutPageControl()
    }
}
