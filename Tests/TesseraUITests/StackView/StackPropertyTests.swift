import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Compares random stacks with a simple calculation that places one view after the other.
@MainActor struct StackPropertyTests {
    /// The properties of a stack and its views, with lengths along the axis.
    private struct Description {
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        /// The length that remains when every view has the length of its content and every distance is the least
        /// possible.
        var remainder: CGFloat = 0
        var breadth: CGFloat = 0
        /// The length and breadth of each view, the spacing after it, and whether it is hidden.
        var views: [(length: CGFloat, breadth: CGFloat, spacing: CGFloat, isHidden: Bool)] = []

        var visible: [Int] { views.indices.filter { !views[$0].isHidden } }
        var content: CGFloat { visible.reduce(0) { $0 + views[$1].length } }
        var spaces: CGFloat { visible.dropLast().reduce(0) { $0 + views[$1].spacing } }

        init(using random: inout SeededGenerator) {
            axis = Bool.random(using: &random) ? .horizontal : .vertical
            distribution = .init(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
            alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
            views = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                (
                    CGFloat(Int.random(in: 1...80, using: &random)),
                    CGFloat(Int.random(in: 1...60, using: &random)),
                    CGFloat(Int.random(in: 0...20, using: &random)),
                    Int.random(in: 0...3, using: &random) == 0
                )
            }
            if visible.isEmpty { views[0].isHidden = false }
            remainder = CGFloat(Int.random(in: 0...200, using: &random))
            breadth = CGFloat(Int.random(in: 60...100, using: &random))
        }

        var length: CGFloat { content + spaces + remainder }
    }

    /// Returns the start and the end of each visible view along the axis, before they are rounded to pixels. Returns
    /// nil if there is too little room for what the distribution aims at.
    private func spans(_ description: Description) -> [(CGFloat, CGFloat)]? {
        let visible = description.visible
        let views = visible.map { description.views[$0] }
        var lengths = views.map(\.length)
        var spaces = views.map(\.spacing)
        let count = CGFloat(views.count)
        switch description.distribution {
        case .fill: lengths[0] += description.remainder
        case .fillEqually:
            lengths = lengths.map { _ in (description.length - description.spaces) / count }
        case .fillProportionally:
            lengths = lengths.map { $0 * (description.length - description.spaces) / description.content }
        case .equalSpacing:
            let space = (description.length - description.content) / max(count - 1, 1)
            if views.count > 1, spaces.dropLast().contains(where: { $0 > space }) { return nil }
            spaces = spaces.map { _ in space }
            if views.count == 1 { lengths[0] = description.length }
        case .equalCentering:
            if views.count == 1 {
                lengths[0] = description.length
                break
            }
            let ends = (lengths[0] + lengths[views.count - 1]) / 2
            let distance = (description.length - ends) / (count - 1)
            for index in 0..<views.count - 1 {
                let space = distance - (lengths[index] + lengths[index + 1]) / 2
                if space < spaces[index] { return nil }
                spaces[index] = space
            }
        }
        var position: CGFloat = 0
        return zip(lengths, spaces).map { length, space in
            defer { position += length + space }
            return (position, position + length)
        }
    }

    private func crossSpan(_ index: Int, _ description: Description) -> (CGFloat, CGFloat) {
        let remainder = description.breadth - description.views[index].breadth
        return switch description.alignment {
        case .leading: (0, description.breadth - remainder)
        case .center: (remainder / 2, description.breadth - remainder / 2)
        case .trailing: (remainder, description.breadth)
        default: (0, description.breadth)
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `every frame is where arithmetic puts it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var checked = 0
        for round in 0..<60 {
            let description = Description(using: &random)
            let bench = StackBench(
                description.axis, description.views.map { ($0.length, $0.breadth) },
                length: description.length, breadth: description.breadth)
            bench.stack.distribution = description.distribution
            bench.stack.alignment = description.alignment
            for (box, view) in zip(bench.boxes, description.views) {
                bench.stack.setCustomSpacing(view.spacing, after: box)
                if Bool.random(using: &random) { box.isHidden = view.isHidden }
            }
            // In some rounds, a view is hidden and displayed again before the final layout.
            if Bool.random(using: &random) {
                bench.stack.layoutIfNeeded()
                bench.boxes.randomElement(using: &random)?.isHidden.toggle()
                bench.stack.layoutIfNeeded()
            }
            for (box, view) in zip(bench.boxes, description.views) { box.isHidden = view.isHidden }
            guard let expected = spans(description) else { continue }
            checked += 1
            func pixel(_ value: CGFloat) -> CGFloat { (value * 2 + 0.5 + 1e-6).rounded(.down) / 2 }
            let comment: Comment = "seed \(seed), round \(round): \(description)"
            let (along, across) = (bench.spans(), bench.crossSpans())
            for (index, span) in zip(description.visible, expected) {
                #expect(along[index] == [pixel(span.0), pixel(span.1)], comment)
                let cross = crossSpan(index, description)
                #expect(across[index] == [pixel(cross.0), pixel(cross.1)], comment)
            }
        }
        #expect(checked > 20)
    }
}
