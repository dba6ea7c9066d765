import Foundation

@testable import TesseraUI

/// A view whose content has a size that tests choose.
final class Box: UIView {
    var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}

/// A stack in no window, where points have two pixels whatever screen other tests pretend to have.
final class StackOnTwoPixels: UIStackView {
    override var traitCollection: UITraitCollection {
        superview == nil ? UITraitCollection(displayScale: 2) : super.traitCollection
    }
}

/// Stacks that are tested in both directions: their tests are written for rows, and lengths lie along the axis.
@MainActor
struct StackBench {
    let axis: NSLayoutConstraint.Axis
    let stack: UIStackView
    let boxes: [Box]

    /// A stack with a fixed size of boxes with content of the given sizes, each along the axis and across.
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

    /// The start and the end of each box along the axis.
    func spans() -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return boxes.map {
            axis == .horizontal ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY]
        }
    }

    /// The start and the end of each box across the axis.
    func crossSpans() -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return boxes.map {
            axis == .horizontal ? [$0.frame.minY, $0.frame.maxY] : [$0.frame.minX, $0.frame.maxX]
        }
    }

    /// The size, along the axis and across, that the stack takes by itself.
    func fittingSize() -> [CGFloat] {
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? [size.width, size.height] : [size.height, size.width]
    }
}

let bothAxes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
