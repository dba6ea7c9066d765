import Foundation
import TesseraDisplay
import TesseraLayout

/// Scrolls the items of one section of a collection view across the direction in which the layout scrolls.
///
/// The view has the frame of the section's viewport and no delegate: as on iOS, the collection view's
/// delegate is not informed of its scrolling.
final class OrthogonalScrollView: UIScrollView {
    /// The layout's description of the section.
    private(set) var content: OrthogonalSection
    /// The index of the section, or nil if the view disappears because the section was removed.
    var section: Int?
    /// The resting offsets that the display has received.
    private var restingOffsets: OrthogonalSection.RestingOffsets
    /// The offset around which the resting offsets were listed.
    private var listedAround: CGFloat

    init(_ content: OrthogonalSection, section: Int, offset: CGFloat) {
        self.content = content
        self.section = section
        listedAround = offset
        restingOffsets = content.restingOffsets(around: offset)
        super.init(frame: content.viewport)
        contentInsetAdjustmentBehavior = .never
        // UIKit displays no indicators in such sections either.
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        describe(content)
        move(to: offset, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override var movesInAnimations: Bool { false }

    /// The distance by which the section is scrolled, in points.
    var offset: CGFloat { content.isHorizontal ? contentOffset.x : contentOffset.y }

    func move(to offset: CGFloat, animated: Bool) {
        setContentOffset(content.point(offset), animated: animated)
    }

    /// Adapts the view to a layout in which lengths have become known. The group at the start of the visible
    /// part, which was at `place`, does not move on the screen, even while the user scrolls.
    func take(_ new: OrthogonalSection, keeping group: Int, at place: CGFloat) {
        let move = new.move(ofGroup: group, from: place)
        let growth = new.isMirrored ? new.maximumOffset - content.maximumOffset : 0
        content = new
        shiftContent(by: new.point(move + growth))
        take(new)
    }

    /// Adapts the view to a layout with other sizes or content. The visible content stays in place unless the
    /// user is scrolling it.
    func take(_ new: OrthogonalSection) {
        let target = new.offset(showing: offset, of: content)
        let isMoved = abs(target - offset) > 0.01
        content = new
        if frame != new.viewport { frame = new.viewport }
        describe(new)
        if isMoved, !isDragging, !isDecelerating { move(to: target, animated: false) }
        updateRestingOffsets()
    }

    private func describe(_ content: OrthogonalSection) {
        if contentSize != content.contentSize { contentSize = content.contentSize }
        let (bounces, always) = (content.bounce != .never, content.bounce == .always)
        if self.bounces != bounces { self.bounces = bounces }
        if content.isHorizontal, alwaysBounceHorizontal != always { alwaysBounceHorizontal = always }
        if !content.isHorizontal, alwaysBounceVertical != always { alwaysBounceVertical = always }
        let rate =
            content.decelerationRate.share.map(DecelerationRate.init(rawValue:))
            ?? (superview as? UIScrollView)?.decelerationRate ?? .normal
        if decelerationRate != rate { decelerationRate = rate }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        describe(content)
    }

    /// Sends the display the resting offsets if they have changed. A list covers the offsets around the
    /// present one, and is renewed after the content has moved far in it.
    private func updateRestingOffsets() {
        if case .listed(let places) = restingOffsets {
            let passed = min(listedAround, offset)...max(listedAround, offset)
            if places.count(where: passed.contains) > Self.mostPassed { listedAround = offset }
        }
        let new = content.restingOffsets(around: listedAround)
        guard new != restingOffsets else { return }
        restingOffsets = new
        setNeedsCommit()
    }

    private static let mostPassed = 50

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        let pages = content.behavior != .continuousGroupLeadingBoundary
        let isTurned = isFlipped && content.isHorizontal
        let end = content.maximumOffset
        switch restingOffsets {
        case .anywhere: break
        case .regular(let first, let pitch, let count):
            let last = first + CGFloat(count - 1) * pitch
            properties.scroll?.rest = RestContent(
                first: isTurned ? end - last : first, pitch: pitch, count: count, isOneAtATime: pages)
        case .listed(let places):
            let places = isTurned ? places.reversed().map { end - $0 } : places
            properties.scroll?.rest = RestContent(places: places.map(Double.init), isOneAtATime: pages)
        }
    }
}

extension OrthogonalSection {
    var isHorizontal: Bool { scrollDirection == .horizontal }

    /// Returns the content offset of a scroll view for an offset of the section.
    func point(_ offset: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }
}
