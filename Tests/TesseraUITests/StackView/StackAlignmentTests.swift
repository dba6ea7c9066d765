import Foundation
import Testing

@testable import TesseraUI

/// Tests views whose content has the breadths 20 and 60, in a stack with a breadth of 100 points across its axis.
@MainActor struct StackAlignmentTests {
    private func bench(
        _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, breadth: CGFloat = 100
    ) -> StackBench {
        let bench = StackBench(axis, [(50, 20), (50, 60)], length: 100, breadth: breadth)
        bench.stack.alignment = alignment
        return bench
    }

    @Test(arguments: bothAxes)
    func `views fill the stack, or lie at its start, in the middle or at its end`(
        axis: NSLayoutConstraint.Axis
    ) {
        #expect(bench(axis, .fill).crossSpans() == [[0, 100], [0, 100]])
        #expect(bench(axis, .leading).crossSpans() == [[0, 20], [0, 60]])
        #expect(bench(axis, .center).crossSpans() == [[40, 60], [20, 80]])
        #expect(bench(axis, .trailing).crossSpans() == [[80, 100], [40, 100]])
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
    }

    @Test(arguments: bothAxes, [UIStackView.Alignment.fill, .leading, .center, .trailing])
    func `by itself, a stack is as broad as its broadest view`(
        axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment
    ) {
        #expect(bench(axis, alignment).fittingSize() == [100, 60])
    }

    @Test(arguments: bothAxes, [UIStackView.Alignment.leading, .center, .trailing])
    func `views stay within the stack`(axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment) {
        let spans = bench(axis, alignment, breadth: 40).crossSpans()
        #expect(spans[1] == [0, 40])
    }

    @Test(arguments: bothAxes, [UIStackView.Alignment.leading, .center, .trailing])
    func `a view without content has no breadth where it does not fill the stack`(
        axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment
    ) {
        let view = UIView()
        let bench = bench(axis, alignment)
        bench.stack.addArrangedSubview(view)
        bench.stack.layoutIfNeeded()
        #expect((axis == .horizontal ? view.frame.height : view.frame.width) == 0)
    }

    @Test func `a stack changes to another alignment`() {
        let bench = bench(.horizontal, .fill)
        #expect(bench.crossSpans() == [[0, 100], [0, 100]])
        bench.stack.alignment = .center
        #expect(bench.crossSpans() == [[40, 60], [20, 80]])
        bench.stack.alignment = .firstBaseline
        // The baseline of a view without text is its bottom edge.
        #expect(bench.crossSpans() == [[40, 60], [0, 60]])
    }

    // MARK: Baselines

    /// Returns labels with fonts of 10 and 40 points in a row that is 200 points high.
    private func labels(_ alignment: UIStackView.Alignment) -> (UIStackView, UILabel, UILabel) {
        let (small, large) = (UILabel(), UILabel())
        (small.text, small.font) = ("a", .systemFont(ofSize: 10))
        (large.text, large.font) = ("b\nb", .systemFont(ofSize: 40))
        large.numberOfLines = 2
        let row = UIStackView(arrangedSubviews: [small, large])
        row.alignment = alignment
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        row.layoutIfNeeded()
        return (row, small, large)
    }

    @Test func `the first lines of a row share a baseline, at the top`() {
        let (_, small, large) = labels(.firstBaseline)
        #expect(large.frame.minY == 0)
        let baselines = [small.frame.minY + small.font.ascender, large.frame.minY + large.font.ascender]
        #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    }

    @Test func `the last lines of a row share a baseline, at the bottom`() {
        let (_, small, large) = labels(.lastBaseline)
        #expect(large.frame.maxY == 200)
        let baselines = [small.frame.maxY + small.font.descender, large.frame.maxY + large.font.descender]
        #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    }

    @Test func `a row of baselines is as high as its views reach above and below`() {
        let (row, small, large) = labels(.lastBaseline)
        let box = Box(10, 300)
        row.addArrangedSubview(box)
        let height = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        // The box ends at the baseline of the large label.
        #expect(abs(height - (300 - large.font.descender)) <= 0.5)
        #expect(small.font.descender > large.font.descender)
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func `a column has no baselines to align and puts its views at the leading edge`(
        alignment: UIStackView.Alignment
    ) {
        #expect(bench(.vertical, alignment).crossSpans() == [[0, 20], [0, 60]])
    }

    // MARK: Right to left

    @Test func `leading and trailing follow the direction of the user interface`() {
        let window = MirroredWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let row = StackBench(.horizontal, [(60, 20), (30, 20)], length: 100)
        let column = StackBench(.vertical, [(60, 20), (30, 50)], length: 100)
        column.stack.alignment = .leading
        window.addSubview(row.stack)
        window.addSubview(column.stack)
        row.stack.spacing = 10
        #expect(row.spans() == [[40, 100], [0, 30]])
        #expect(column.crossSpans() == [[80, 100], [50, 100]])
        column.stack.alignment = .trailing
        #expect(column.crossSpans() == [[0, 20], [0, 50]])
    }
}

/// A view that gives its subviews the direction from right to left.
private final class MirroredWindow: UIView {
    override var traitCollection: UITraitCollection { UITraitCollection(layoutDirection: .rightToLeft) }
}
