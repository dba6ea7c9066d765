import TestSupport

@testable import TesseraLayout

/// A generator of random layout descriptions.
struct RandomLayout {
    private var generator: SeededGenerator
    /// True if everything fits into its container, so that no two items overlap.
    private let isTidy: Bool
    /// True if lengths may be estimates.
    private let isSelfSized: Bool

    init(seed: UInt64, isTidy: Bool, isSelfSized: Bool = false) {
        generator = SeededGenerator(seed: seed)
        self.isTidy = isTidy
        self.isSelfSized = isSelfSized
    }

    mutating func sections() -> [SectionSpecification] {
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            SectionSpecification(
                group: group(depth: Int.random(in: 1...3, using: &generator), isTop: true),
                insets: insets(), spacing: CGFloat.random(in: 0...12, using: &generator).rounded(),
                itemCount: chance(10) ? 0 : Int.random(in: 1...40, using: &generator),
                boundary: isTidy || chance(2) ? [] : boundary(), boundaryFollowsInsets: flag(),
                behavior: chance(2)
                    ? .none
                    : one(of: [
                        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
                        .groupPagingCentered,
                    ]))
        }
    }

    /// Returns a random preferred size of a view.
    mutating func preferredSize() -> CGSize {
        CGSize(
            width: CGFloat(Int.random(in: 0...400, using: &generator)) / 2,
            height: CGFloat(Int.random(in: 0...400, using: &generator)) / 2)
    }

    mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func offset(upTo most: CGFloat) -> CGFloat {
        CGFloat.random(in: -20...most + 20, using: &generator)
    }

    private mutating func boundary() -> [BoundarySpecification] {
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            BoundarySpecification(
                alignment: one(of: NSRectAlignment.allCases),
                size: CGSize(
                    width: Int.random(in: 10...60, using: &generator),
                    height: Int.random(in: 10...200, using: &generator)),
                offset: chance(3)
                    ? CGPoint(
                        x: Int.random(in: -20...20, using: &generator),
                        y: Int.random(in: -20...20, using: &generator))
                    : .zero,
                extends: !chance(4), isPinned: flag(), isEstimated: isSelfSized && flag())
        }
    }

    /// Returns random boundary items of the whole layout.
    mutating func layoutBoundary() -> [BoundarySpecification] { chance(3) ? [] : boundary() }

    mutating func rect(in size: CGSize) -> CGRect {
        let (x, y) = (CGFloat.random(in: -50...size.width, using: &generator), position(in: size.height))
        return CGRect(
            x: x, y: y, width: CGFloat.random(in: 1...size.width, using: &generator),
            height: CGFloat.random(in: 1...400, using: &generator))
    }

    mutating func flag() -> Bool { Bool.random(using: &generator) }

    mutating func one<T>(of values: [T]) -> T { values[Int.random(in: values.indices, using: &generator)] }

    private mutating func position(in height: CGFloat) -> CGFloat {
        CGFloat.random(in: -50...max(0, height) + 50, using: &generator)
    }

    /// Returns true once in `n` times on average.
    private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &generator) == 0 }

    private mutating func item(depth: Int) -> ItemSpecification {
        depth == 0 || chance(3) ? .leaf(common(depth: -1, isTop: false)) : group(depth: depth, isTop: false)
    }

    private mutating func group(depth: Int, isTop: Bool) -> ItemSpecification {
        let common = common(depth: depth, isTop: isTop)
        if !isTidy, chance(6) {
            let frames = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                CGRect(
                    x: CGFloat.random(in: 0...300, using: &generator), y: position(in: 200),
                    width: CGFloat.random(in: 0...200, using: &generator),
                    height: CGFloat.random(in: 0...300, using: &generator))
            }
            return .custom(common, frames: frames)
        }
        let count = Int.random(in: 1...4, using: &generator)
        let spacing = chance(2) ? spacing(upTo: 10) : nil
        let isRow = flag()
        switch Int.random(in: 0..<3, using: &generator) {
        case 0 where !isTidy:
            return .line(common, isRow: isRow, spacing: spacing, [item(depth: depth - 1)], .times(count))
        case 1 where !isTidy || spacing == nil:
            return .line(common, isRow: isRow, spacing: spacing, [item(depth: depth - 1)], .dividing(count))
        default:
            let subitems = (0..<count).map { _ in item(depth: depth - 1) }
            return .line(common, isRow: isRow, spacing: spacing, subitems, .untilFull)
        }
    }

    private mutating func common(depth: Int, isTop: Bool) -> ItemSpecification.Common {
        var common = ItemSpecification.Common(width: length(isWidth: true), height: length(isWidth: false))
        if isTop {
            common.height = .points(CGFloat(Int.random(in: 60...300, using: &generator)))
            if !isTidy, chance(3) { common.height = .ofWidth(one(of: [0.25, 1 / 3, 1])) }
            if isSelfSized, !chance(4) {
                let estimate = CGFloat(Int.random(in: 60...300, using: &generator))
                common.height = chance(6) ? .uniform(estimate) : .estimated(estimate)
            }
        }
        if chance(3) { common.insets = insets() }
        // Negative insets may leave no space between items, or make items overlap.
        if !isTidy, chance(12) {
            common.insets.leading -= 12
            common.insets.bottom -= 9
        }
        if !isTidy, chance(5) { common.badge = badge(kind: "badge \(depth)") }
        if !isTidy {
            for edge in 0..<4 where chance(5) { common.edges[edge] = spacing(upTo: 8) }
        }
        return common
    }

    private mutating func badge(kind: String) -> ItemSpecification.Badge {
        let places: [CGFloat] = [0, 0.5, 1]
        return .init(
            kind: kind, place: CGPoint(x: one(of: places), y: one(of: places)),
            ownPlace: flag() ? CGPoint(x: one(of: places), y: one(of: places)) : nil,
            offset: CGPoint(x: one(of: [0, -7, 12]), y: one(of: [0, -30, 5])))
    }

    private mutating func length(isWidth: Bool) -> ItemSpecification.Length {
        let fraction: CGFloat = one(of: [0.2, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1])
        if isTidy { return isWidth ? .ofWidth(fraction) : .ofHeight(fraction) }
        if isSelfSized, flag() {
            let estimate = CGFloat(Int.random(in: 10...150, using: &generator))
            return chance(4) ? .uniform(estimate) : .estimated(estimate)
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return .points(CGFloat(Int.random(in: 20...200, using: &generator)))
        case 1: return isWidth ? .ofHeight(fraction) : .ofWidth(fraction)
        default: return isWidth ? .ofWidth(fraction) : .ofHeight(fraction)
        }
    }

    private mutating func spacing(upTo most: Int) -> ItemSpecification.Spacing {
        .init(points: CGFloat(Int.random(in: 0...most, using: &generator)), isFlexible: flag())
    }

    private mutating func insets() -> NSDirectionalEdgeInsets {
        let inset = { (generator: inout SeededGenerator) in CGFloat(Int.random(in: 0...8, using: &generator))
        }
        return NSDirectionalEdgeInsets(
            top: inset(&generator), leading: inset(&generator), bottom: inset(&generator),
            trailing: inset(&generator))
    }
}
