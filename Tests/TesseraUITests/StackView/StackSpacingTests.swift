import Foundation
import Testing

@testable import TesseraUI

@MainActor struct StackSpacingTests {
    @Test func `a view has a spacing of its own after it`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10), (30, 10)], length: 200)
        let (stack, boxes) = (bench.stack, bench.boxes)
        stack.spacing = 5
        #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(40, after: boxes[0])
        #expect(stack.customSpacing(after: boxes[0]) == 40)
        stack.distribution = .equalSpacing
        stack.frame.size.width = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        #expect(stack.frame.width == 140)
        stack.distribution = .fill
        #expect(bench.spans() == [[0, 45], [85, 105], [110, 140]])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
        stack.spacing = 10
        #expect(bench.spans() == [[0, 70], [80, 100], [110, 140]])
    }

    @Test func `the spacing after a view moves with it through the stack, and ends when it leaves`() {
        let bench = StackBench(.vertical, [(10, 10), (20, 10), (30, 10)], length: 100)
        let (stack, boxes) = (bench.stack, bench.boxes)
        stack.setCustomSpacing(40, after: boxes[0])
        stack.insertArrangedSubview(boxes[0], at: 1)
        #expect(bench.spans() == [[20, 30], [0, 20], [70, 100]])
        stack.removeArrangedSubview(boxes[0])
        stack.insertArrangedSubview(boxes[0], at: 0)
        #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
        #expect(bench.spans() == [[0, 50], [50, 70], [70, 100]])
        stack.setCustomSpacing(3, after: UIView())
    }

    @Test func `the system's spacing is eight points`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10), (30, 10)], length: 100)
        bench.stack.spacing = UIStackView.spacingUseSystem
        #expect(bench.spans() == [[0, 34], [42, 62], [70, 100]])
        bench.stack.spacing = UIStackView.spacingUseDefault
        bench.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: bench.boxes[1])
        #expect(bench.spans() == [[0, 42], [42, 62], [70, 100]])
    }

    @Test func `views overlap where the spacing is negative`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10)], length: 25)
        bench.stack.spacing = -5
        #expect(bench.spans() == [[0, 10], [5, 25]])
    }

    // MARK: Baselines

    /// Returns a column of a label of 10 points, a label of 20 points and a box.
    private func column() -> (UIStackView, UILabel, UILabel, Box) {
        let (small, large, box) = (UILabel(), UILabel(), Box(10, 10))
        (small.text, small.font) = ("a", .systemFont(ofSize: 10))
        (large.text, large.font) = ("b", .systemFont(ofSize: 20))
        let stack = UIStackView(arrangedSubviews: [small, large, box])
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.frame.size.width = 100
        return (stack, small, large, box)
    }

    private func fit(_ stack: UIStackView) {
        stack.frame.size.height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        stack.layoutIfNeeded()
    }

    private func firstBaseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    private func lastBaseline(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }

    @Test func `distances of texts are measured between their baselines, and from the edges`() {
        let (stack, small, large, box) = column()
        stack.spacing = 40
        fit(stack)
        #expect(abs(firstBaseline(small) - 40) <= 0.5)
        #expect(abs(firstBaseline(large) - 80) <= 0.5)
        #expect(abs(box.frame.minY - 120) <= 0.5)
        // The box has no baseline, so the stack ends at the end of the box.
        #expect(abs(stack.bounds.height - 130) <= 1)
        stack.insertArrangedSubview(box, at: 0)
        fit(stack)
        #expect(box.frame.minY == 0)
        #expect(abs(firstBaseline(small) - 50) <= 0.5)
        #expect(abs(firstBaseline(large) - 90) <= 0.5)
        #expect(abs(stack.bounds.height - 130) <= 1)
    }

    @Test func `the system's spacing of texts is that of lines of the larger font`() {
        let (stack, small, large, box) = column()
        stack.spacing = UIStackView.spacingUseSystem
        fit(stack)
        #expect(abs(firstBaseline(large) - lastBaseline(small) - large.font.lineHeight) <= 0.5)
        #expect(abs(box.frame.minY - lastBaseline(large) - 8) <= 0.5)
        small.font = .systemFont(ofSize: 50)
        fit(stack)
        #expect(abs(firstBaseline(large) - lastBaseline(small) - small.font.lineHeight) <= 0.5)
    }

    @Test func `a row ignores baselines along its axis`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10)], length: 100)
        bench.stack.isBaselineRelativeArrangement = true
        bench.stack.spacing = 10
        #expect(bench.spans() == [[0, 70], [80, 100]])
    }

    // MARK: Margins

    @Test func `views lie within the margins if the stack is set to respect them`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10)], length: 100)
        let stack = bench.stack
        stack.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(bench.spans() == [[0, 80], [80, 100]])
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(bench.spans() == [[2, 76], [76, 96]])
        #expect(bench.crossSpans() == [[1, 97], [1, 97]])
        stack.distribution = .fillProportionally
        #expect(bench.spans() == [[2, 33.5], [33.5, 96]])
        stack.distribution = .fill
        stack.directionalLayoutMargins.leading = 12
        #expect(bench.spans() == [[12, 76], [76, 96]])
        #expect(bench.fittingSize() == [46, 14])
        stack.isLayoutMarginsRelativeArrangement = false
        #expect(bench.spans() == [[0, 80], [80, 100]])
    }
}
