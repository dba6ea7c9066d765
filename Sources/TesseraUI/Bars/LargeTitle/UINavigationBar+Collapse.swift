import Foundation
import TesseraDisplay

/// Changes the bar while content scrolls below it.
///
/// The bar collapses from its whole height in step with the content: first its accessory below the titles, if
/// that collapses at all, and then the large title. A display does this by itself, with effects that it
/// receives once. The bar computes the same values from the content's offset, for its frame and the safe area
/// below it.
extension UINavigationBar {
    /// The distance in points that the content scrolls while the background appears.
    private static let fadeDistance: CGFloat = 12

    // MARK: Heights

    /// True if the top item has a large title.
    var hasLargeTitle: Bool { hasLargeTitle(stack.last, in: stack) }

    /// Returns true if an item has a large title. `items` are all items of the bar.
    func hasLargeTitle(_ item: UINavigationItem?, in items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, !isCompact, item?.hidesTitles != true,
            let index = items.firstIndex(where: { $0 === item })
        else {
            return false
        }
        for item in items[...index].reversed() where item.largeTitleDisplayMode != .automatic {
            return item.largeTitleDisplayMode == .always
        }
        return true
    }

    /// Returns the height in points of the row with title and buttons.
    func titleHeight(of item: UINavigationItem?) -> CGFloat {
        let isInSheet = isInSheet
        guard item?.hidesTitles == true else {
            return isInSheet ? Self.contentHeightInSheets : Self.contentHeight
        }
        // At the top of a sheet the search bar, whose field has a distance of its own to the edge, keeps clear of the grabber.
        return isInSheet ? 6 : 0
    }

    /// The height of a line of text above the title and the buttons, in points.
    private static let promptHeight: CGFloat = 30

    /// Returns the height in points of the line of text above the title and the buttons of an item.
    func promptHeight(of item: UINavigationItem?) -> CGFloat {
        guard let prompt = item?.prompt, !prompt.isEmpty, item?.hidesTitles != true else { return 0 }
        return Self.promptHeight
    }

    /// The height of the bar for the top item while nothing has collapsed, in points, without the area above
    /// that hardware covers.
    var wholeHeight: CGFloat { wholeHeight(of: stack.last, in: stack) }

    /// Returns the height of the bar for an item. `items` are all items of the bar.
    func wholeHeight(of item: UINavigationItem?, in items: [UINavigationItem]) -> CGFloat {
        let large = hasLargeTitle(item, in: items) ? largeTitleHeight(of: item) : 0
        return promptHeight(of: item) + titleHeight(of: item) + large + (item?.barAccessory?.height ?? 0)
    }

    /// Returns the scrolled distances at which the bar can come to rest, in points, ascending from 0 for the
    /// whole bar. Returns an empty array if the bar does not collapse.
    func collapseStops(of item: UINavigationItem?, in items: [UINavigationItem]) -> [CGFloat] {
        var stops: [CGFloat] = [0]
        if let accessory = item?.barAccessory, accessory.collapses, accessory.height > 0 {
            stops.append(accessory.height)
        }
        if hasLargeTitle(item, in: items) {
            stops.append((stops.last ?? 0) + largeTitleHeight(of: item))
        }
        return stops.count > 1 ? stops : []
    }

    /// The number of points by which content has collapsed the bar.
    private var collapsed: CGFloat { drivingScrollView?.collapse.amount ?? 0 }

    /// The bounds of the bar while nothing has collapsed.
    var wholeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + collapsed)
    }

    /// The numbers of points by which the accessory below the titles and the title itself have collapsed.
    var collapsedParts: (accessory: CGFloat, title: CGFloat) {
        let first = collapsingAccessoryHeight
        return (min(collapsed, first), max(collapsed - first, 0))
    }

    private var collapsingAccessoryHeight: CGFloat {
        topItem?.barAccessory.map { $0.collapses ? $0.height : 0 } ?? 0
    }

    // MARK: Effects for the display

    private var turningPoints: NavigationBarTurningPoints? {
        guard let drivingScrollView else { return nil }
        let isLarge = hasLargeTitle
        // The refresh control has its place between the title and the content.
        let gap = drivingScrollView.refreshControl?.height ?? 0
        return NavigationBarTurningPoints(
            start: drivingScrollView.displayedCollapseStart, accessory: collapsingAccessoryHeight,
            title: isLarge ? largeTitleHeight(of: topItem) : 0,
            pull: isLarge ? drivingScrollView.displayedCollapseStart - gap : nil)
    }

    /// Updates the effects if the content has moved or begins at another place.
    func contentMoved() {
        if turningPoints != knownTurningPoints { updateEffects() }
    }

    /// Stops changing the bar while content scrolls.
    func detachFromContent() {
        guard drivingScrollView != nil || isContentBelow else { return }
        drivingScrollView = nil
        isContentBelow = false
        update()
    }

    /// Sends the display effects that make the parts depend on the content's offset.
    func updateEffects() {
        knownTurningPoints = turningPoints
        guard let turningPoints, let view = drivingScrollView?.node.id else {
            for part in [largeTitleClip, accessoryClip] { part.setEffect(nil) }
            let titles: [(any ScrollDriven)?] = [
                titleLabel, largeTitle, subtitleLabel, largeSubtitle, subtitleSlot, largeSubtitleSlot,
            ]
            for title in titles { title?.setEffect(nil) }
            titleMenuButton?.setEffect(nil)
            background.removeEffects()
            edgeBackground.removeEffects()
            setNeedsCommit()
            return
        }
        func effect(_ tracks: ScrollEffectContent.Track...) -> ScrollEffectContent {
            ScrollEffectContent(view: view, tracks: tracks)
        }
        let whole = turningPoints.points(turningPoints.accessory, turningPoints.title)
        let title = turningPoints.points(0, turningPoints.title)
        let collapses = turningPoints.accessory + turningPoints.title > 0
        let fade = Double(Self.fadeDistance)
        let appears = [(turningPoints.end, 0.0), (turningPoints.end + fade, 1.0)]
        let vanishes = [(turningPoints.end, 1.0), (turningPoints.end + fade, 0.0)]
        let growth = collapses || turningPoints.pull != nil ? whole : []
        let isConstant = isBackgroundConstant || fadesBackground
        background.setEffects(view: view, growth: growth, opacity: isConstant ? [] : appears)
        edgeBackground.setEffects(view: view, growth: growth, opacity: fadesBackground ? [] : vanishes)
        largeTitleClip.setEffect(turningPoints.title > 0 ? effect(.init(.growth, title)) : nil)
        titleLabel.setEffect(
            turningPoints.title > 0
                ? effect(.init(.opacity, [(turningPoints.end - fade, 0), (turningPoints.end, 1)])) : nil)
        titleMenuButton?.setEffect(titleLabel.scrollEffect)
        subtitleLabel?.setEffect(titleLabel.scrollEffect)
        subtitleSlot?.setEffect(titleLabel.scrollEffect)
        let below = turningPoints.title > 0 ? effect(.init(.shift, title)) : nil
        largeSubtitle?.setEffect(below)
        largeSubtitleSlot?.setEffect(below)
        largeTitle.setEffect(
            turningPoints.title > 0 ? largeTitleEffect(turningPoints, title, view: view) : nil)
        accessoryClip.setEffect(
            collapses && !accessoryClip.isHidden && topItem?.barAccessory?.isInline != true
                ? effect(.init(.shift, title), .init(.growth, turningPoints.accessoryPoints)) : nil)
        setNeedsCommit()
    }

    /// True if the background does not depend on whether content is below the bar.
    var isBackgroundConstant: Bool {
        guard edgeBackground.look == nil else { return false }
        let edge =
            topItem?.looks.scrollEdge(isCompact: isCompact) ?? looks.scrollEdge(isCompact: isCompact)
        return edge != nil
    }

    private func largeTitleEffect(
        _ turningPoints: NavigationBarTurningPoints, _ points: [(offset: Double, value: Double)], view: Int
    ) -> ScrollEffectContent {
        let pull = turningPoints.pull ?? turningPoints.start
        let scale = ScrollEffectContent.Track(
            .scale,
            [
                (pull - Double(LargeTitleMetrics.growthDistance), 1 + Double(LargeTitleMetrics.growth)),
                (pull, 1),
            ])
        return ScrollEffectContent(
            view: view, tracks: [.init(.shift, points), scale], anchor: (isRightToLeft ? 1 : 0, 1))
    }

    /// Describes the bar with its whole height. The display reduces the height according to the content's
    /// offset.
    func describeCollapse(in properties: inout NodeProperties) {
        guard let turningPoints, let drivingScrollView, turningPoints.accessory + turningPoints.title > 0
        else { return }
        var whole = frame
        whole.size.height += collapsed
        if let superview { whole.origin.y -= superview.bounds.minY }
        properties.frame = NodeFrame(whole)
        properties.scrollEffect = ScrollEffectContent(
            view: drivingScrollView.node.id,
            tracks: [.init(.growth, turningPoints.points(turningPoints.accessory, turningPoints.title))])
    }
}
