import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Tests that a system of constraints that has been measured and laid out at several sizes has the results of a new one.
@Suite @MainActor struct RandomFittingTests {
    /// The values with which a cell is made.
    private struct Values {
        var size = CGSize.zero
        /// The distances at the leading edge, at the trailing edge, between the views and below them, and the preferred heights.
        var constants: [CGFloat] = []
        var hasLeastHeight = false
    }

    /// A cell with two views, one above the other. The first is at least three tenths as high as it is wide.
    @MainActor private final class Cell {
        let view: UIView
        private let views = [UIView(), UIView()]
        private let adjustable: [NSLayoutConstraint]
        private let leastHeight: NSLayoutConstraint

        init(_ values: Values) {
            view = UIView(frame: CGRect(origin: .zero, size: values.size))
            let (first, second) = (views[0], views[1])
            for inner in views {
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
            }
            let heights = [
                first.heightAnchor.constraint(equalToConstant: 0),
                second.heightAnchor.constraint(equalToConstant: 0),
            ]
            heights[0].priority = .init(700)
            heights[1].priority = .init(800)
            adjustable =
                [
                    first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: first.trailingAnchor),
                    second.topAnchor.constraint(equalTo: first.bottomAnchor),
                    view.bottomAnchor.constraint(equalTo: second.bottomAnchor),
                ] + heights
            leastHeight = first.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
            NSLayoutConstraint.activate(adjustable)
            NSLayoutConstraint.activate([
                first.topAnchor.constraint(equalTo: view.topAnchor),
                first.heightAnchor.constraint(greaterThanOrEqualTo: first.widthAnchor, multiplier: 0.3),
                second.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            take(values)
        }

        func take(_ values: Values) {
            if view.frame.size != values.size { view.frame.size = values.size }
            for (constraint, constant) in zip(adjustable, values.constants) { constraint.constant = constant }
            if leastHeight.isActive != values.hasLeastHeight { leastHeight.isActive = values.hasLeastHeight }
        }

        /// Returns the size for a width, as a list measures its cells.
        func size(ofWidth width: CGFloat) -> CGSize {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }

        func frames() -> [CGRect] {
            view.layoutIfNeeded()
            return views.map(\.frame)
        }
    }

    @Test(arguments: 0..<100)
    func `a cell that is measured and laid out again has the sizes of a new one`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        // Few widths, so that a width is often the same as before.
        func width() -> CGFloat { 60 + 40 * number(0...2) }
        func size() -> CGSize { CGSize(width: width(), height: number(150...300)) }
        var values = Values(size: size(), constants: (0..<6).map { _ in number(0...30) })
        let cell = Cell(values)
        for step in 0..<20 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: values.constants[Int.random(in: 0..<6, using: &random)] = number(0...30)
            case 1: values.size = size()
            case 2: values.hasLeastHeight.toggle()
            default: break
            }
            cell.take(values)
            let new = Cell(values)
            if Bool.random(using: &random) {
                let width = Bool.random(using: &random) ? values.size.width : width()
                let (fitting, expected) = (cell.size(ofWidth: width), new.size(ofWidth: width))
                #expect(
                    fitting.width == expected.width && abs(fitting.height - expected.height) < 1e-6,
                    "seed \(seed), step \(step): \(fitting), not \(expected)")
            } else {
                #expect(cell.frames() == new.frames(), "seed \(seed), step \(step)")
            }
        }
    }
}
