import Foundation

@testable import TesseraUI

/// A view whose content has a size that the test sets.
final class Box: UIView {
    var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}

/// A stack that has two pixels for each point while it is in no superview, whatever screen other tests pretend to have.
final class StackOnTwoPixels: UIStackView {
    override var traitCollection: UITraitCollection {
        superview == nil ? UITraitCollection(displayScale: 2) : super.traitCollection
    }
}

/// A stack for tests of both axes. The tests are written for rows: lengths are along the axis, and breadths across it.
@MainActor
struct StackBench {
    let axis: NSLayoutConstraint.Axis
    let stack: UIStackView
    let boxes: [Box]

    /// Creates a stack of a fixed size with boxes. The sizes of their content are given along the axis and across it.
    init(
        _ axis: NSLayoutConstraint.Axis, _ sizes: [(CGFloat, CGFloat)], length: CGFloat = 300,
        breadth: CGFloat = 100
    ) {
        self.axis = axis
        boxes = sizes.map { axis == .horizontal ? Box($0, $1) : Box($1, $0) }
        stack = StackOnTwoPixels(arrangedSubviews: boxes)
        stack.axis = axis
        stack.frame.size =
            axis == .horizontal
            ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    /// Returns the start and the end of each box along the axis.
    func spans() -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return boxes.map {
            axis == .horizontal ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY]
        }
    }

    /// Returns the start and the end of each box across the axis.
    func crossSpans() -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return boxes.map {
            axis == .horizontal ? [$0.frame.minY, $0.frame.maxY] : [$0.frame.minX, $0.frame.maxX]
        }
    }

    /// Returns the size that the stack prefers, along the axis and across it.
    func fittingSize() -> [CGFloat] {
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? [size.width, size.height] : [size.height, size.width]
    }
}

let bothAxes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
