import Foundation

/// These members load and place the pages.
extension UIPageViewController {
    /// The distance in points from one page to the next.
    var pitch: CGFloat { (isHorizontal ? scrollView.bounds.width : scrollView.bounds.height) }

    /// The number of rooms for pages in the content. The current page is in the middle one.
    private static let roomCount = 3

    /// The room of the first loaded page, which is negative if more than one page is before the current one.
    private var firstRoom: Int { 1 - currentIndex }

    /// Returns the offset at which a page is visible.
    func offset(ofPageAt index: Int) -> CGPoint { point(CGFloat(firstRoom + index) * pitch) }

    /// The present offset of the content, in loaded pages.
    var position: CGFloat {
        guard pitch > 0 else { return CGFloat(currentIndex) }
        let offset = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
        return offset / pitch - CGFloat(firstRoom)
    }

    /// Returns the part of the content in which there are pages.
    ///
    /// - Parameter room: The size of the scroll view in points.
    func occupiedPart(in room: CGSize) -> CGRect {
        let (first, count) = (CGFloat(firstRoom), CGFloat(max(pages.count, 1)))
        return isHorizontal
            ? CGRect(x: first * room.width, y: 0, width: count * room.width, height: room.height)
            : CGRect(x: 0, y: first * room.height, width: room.width, height: count * room.height)
    }

    /// Returns a point along the axis on which the pages lie.
    private func point(_ distance: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
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
        updateContentSize()
        // The current page stays in its room, and moves among the pages that the display gets.
        scrollView.displayedPartChanged(by: point(CGFloat(step) * pitch))
        placePages()
    }

    /// Makes a loaded page the current one and moves it to the middle room, with all others and the offset. This is not visible.
    func makeCurrent(_ index: Int) {
        let wasArranging = isArranging
        isArranging = true
        defer { isArranging = wasArranging }
        let way = CGFloat(currentIndex - index) * pitch
        currentIndex = index
        scrollView.renumberOffsets(by: point(way))
        placePages()
    }

    private func uninstall(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.movesFromParent = true
        if page.isViewLoaded { page.view.removeFromSuperview() }
        page.hidePresentedInContext(true)
        page.containerSafeArea = .zero
        page.removeFromParent()
    }

    private func updateContentSize() {
        let (count, room) = (CGFloat(Self.roomCount), scrollView.bounds.size)
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
                let presentation = page.presented?.modal?.presentation
                // What the page presents may take the place of its view.
                if page.view.superview !== scrollView, presentation?.hasRemovedPresenter != true {
                    scrollView.addSubview(page.view)
                }
                if let cover = presentation?.container, cover.superview === scrollView {
                    cover.frame = frame
                    page.hidePresentedInContext(false)
                }
            }
        }
    }

    /// Adapts the pages to the size of the view. The current page stays visible.
    func layOutPages() {
        isArranging = true
        let wasAnimating = scrollView.isAnimatingOffset
        scrollView.updateDirection()
        let room = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: max(view.bounds.height - pageControlHeight, 0))
        let frame =
            isHorizontal ? room.insetBy(dx: -spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -spacing / 2)
        if scrollView.frame != frame {
            scrollView.frame = frame
            updateContentSize()
            scrollView.contentOffset = offset(ofPageAt: transition?.target ?? currentIndex)
            scrollView.displayedPartChanged(by: .zero)
        }
        updateContentSize()
        placePages()
        layOutPageControl()
        isArranging = false
        // Another size ends the animation of a transition.
        if wasAnimating, !scrollView.isAnimatingOffset { pagesCameToRest() }
    }
}
