import Foundation
import TesseraDisplay

/// How the bar changes while content scrolls below it.
///
/// From its whole height the bar collapses in step with the content: first what it has below the titles, if that collapses at
/// all, and then the large title. A display does so by itself, by effects that it is told once; the bar here computes the same
/// from the content's offset, for its frame and the safe area below it.
extension UINavigationBar {
    /// Over how many points of the content the background appears.
    private static let fadeDistance: CGFloat = 12

    // MARK: Heights

    /// Whether the item on top has a large title.
    var hasLargeTitle: Bool { hasLargeTitle(stack.last, in: stack) }

    /// Whether an item has a large title, given all items.
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

    /// The height of the row with title and buttons.
    func titleHeight(of item: UINavigationItem?) -> CGFloat {
        item?.hidesTitles == true ? 0 : Self.contentHeight
    }

    /// The height of the bar for the item on top, without what hardware covers above it, while nothing has collapsed.
    var wholeHeight: CGFloat { wholeHeight(of: stack.last, in: stack) }

    /// The height of the bar for an item, given all items.
    func wholeHeight(of item: UINavigationItem?, in items: [UINavigationItem]) -> CGFloat {
        let large = hasLargeTitle(item, in: items) ? LargeTitleMetrics.height(for: traitCollection) : 0
        return titleHeight(of: item) + large + (item?.barAccessory?.height ?? 0)
    }

    /// The distances that content scrolls from the whole bar to each height at which the bar rests, ascending from 0; empty
    /// for a bar that does not collapse.
    func collapseStops(of item: UINavigationItem?, in items: [UINavigationItem]) -> [CGFloat] {
        var stops: [CGFloat] = [0]
        if let accessory = item?.barAccessory, accessory.collapses, accessory.height > 0 {
            stops.append(accessory.height)
        }
        if hasLargeTitle(item, in: items) {
            stops.append((stops.last ?? 0) + LargeTitleMetrics.height(for: traitCollection))
        }
        return stops.count > 1 ? stops : []
    }

    /// How far content has collapsed the bar, in points.
    private var collapsed: CGFloat { followed?.collapse.amount ?? 0 }

    /// The bounds of the bar while nothing has collapsed.
    var wholeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + collapsed)
    }

    /// How far what is below the titles and the title itself have collapsed, in points.
    var collapsedParts: (accessory: CGFloat, title: CGFloat) {
        let first = collapsingAccessoryHeight
        return (min(collapsed, first), max(collapsed - first, 0))
    }

    private var collapsingAccessoryHeight: CGFloat {
        topItem?.barAccessory.map { $0.collapses ? $0.height : 0 } ?? 0
    }

    // MARK: What a display is told

    private var course: NavigationBarCourse? {
        guard let followed else { return nil }
        let isLarge = hasLargeTitle
        // The refresh control has its room between the title and the content.
        let gap = followed.refreshControl?.height ?? 0
        return NavigationBarCourse(
            start: followed.collapseStart, accessory: collapsingAccessoryHeight,
            title: isLarge ? LargeTitleMetrics.height(for: traitCollection) : 0,
            pull: isLarge ? followed.collapseStart - gap : nil)
    }

    /// The content has moved, or has got another place to begin at.
    func contentMoved() {
        if course != knownCourse { updateEffects() }
    }

    /// Leaves the bar as it is while content scrolls.
    func stopFollowing() {
        guard followed != nil || isContentBelow else { return }
        followed = nil
        isContentBelow = false
        update()
    }

    /// Says to the display how the parts depend on the content.
    func updateEffects() {
        knownCourse = course
        guard let course, let view = followed?.node.id else {
            for part in [largeTitleClip, accessoryClip] { part.setEffect(nil) }
            for title in [titleLabel, largeTitle] { title.setEffect(nil) }
            background.stopFollowing()
            edgeBackground.stopFollowing()
            setNeedsCommit()
            return
        }
        func effect(_ tracks: ScrollEffectContent.Track...) -> ScrollEffectContent {
            ScrollEffectContent(view: view, tracks: tracks)
        }
        let whole = course.points(course.accessory, course.title)
        let title = course.points(0, course.title)
        let collapses = course.accessory + course.title > 0
        let fade = Double(Self.fadeDistance)
        let appears = [(course.end, 0.0), (course.end + fade, 1.0)]
        let vanishes = [(course.end, 1.0), (course.end + fade, 0.0)]
        let growth = collapses || course.pull != nil ? whole : []
        background.follow(view: view, growth: growth, opacity: isBackgroundConstant ? [] : appears)
        edgeBackground.follow(view: view, growth: growth, opacity: vanishes)
        largeTitleClip.setEffect(course.title > 0 ? effect(.init(.growth, title)) : nil)
        titleLabel.setEffect(
            course.title > 0 ? effect(.init(.opacity, [(course.end - fade, 0), (course.end, 1)])) : nil)
        largeTitle.setEffect(course.title > 0 ? largeTitleEffect(course, title, view: view) : nil)
        accessoryClip.setEffect(
            collapses && !accessoryClip.isHidden
                ? effect(.init(.shift, title), .init(.growth, course.accessoryPoints)) : nil)
        setNeedsCommit()
    }

    /// Whether the background is the same whether or not content is below the bar.
    private var isBackgroundConstant: Bool {
        guard edgeBackground.look == nil else { return false }
        let edge =
            topItem?.looks.scrollEdge(isCompact: isCompact) ?? looks.scrollEdge(isCompact: isCompact)
        return edge != nil
    }

    private func largeTitleEffect(
        _ course: NavigationBarCourse, _ points: [(offset: Double, value: Double)], view: Int
    ) -> ScrollEffectContent {
        let pull = course.pull ?? course.start
        let scale = ScrollEffectContent.Track(
            .scale,
            [
                (pull - Double(LargeTitleMetrics.growthDistance), 1 + Double(LargeTitleMetrics.growth)),
                (pull, 1),
            ])
        return ScrollEffectContent(
            view: view, tracks: [.init(.shift, points), scale], anchor: (isRightToLeft ? 1 : 0, 1))
    }

    /// Describes the bar as it is while whole; the display makes it as high as the content has it.
    func describeCollapse(in properties: inout NodeProperties) {
        guard let course, let followed, course.accessory + course.title > 0 else { return }
        var whole = frame
        whole.size.height += collapsed
        if let superview { whole.origin.y -= superview.bounds.minY }
        properties.frame = NodeFrame(whole)
        properties.scrollEffect = ScrollEffectContent(
            view: followed.node.id,
            tracks: [.init(.growth, course.points(course.accessory, course.title))])
    }
}
