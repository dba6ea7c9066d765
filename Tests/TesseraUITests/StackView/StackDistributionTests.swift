import Foundation
import Testing

@testable import TesseraUI

/// Tests views whose content has the lengths 60, 30 and 10, in stacks of various lengths.
@MainActor struct StackDistributionTests {
    private func bench(
        _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution, length: CGFloat,
        spacing: CGFloat = 10
    ) -> StackBench {
        let bench = StackBench(axis, [(60, 20), (30, 20), (10, 20)], length: length)
        bench.stack.distribution = distribution
        bench.stack.spacing = spacing
        return bench
    }

    // MARK: Fill

    @Test(arguments: bothAxes)
    func `a stack that is filled stretches the view that hugs its content least`(
        axis: NSLayoutConstraint.Axis
    ) {
        let bench = bench(axis, .fill, length: 300)
        bench.boxes[1].setContentHuggingPriority(.init(249), for: axis)
        #expect(bench.spans() == [[0, 60], [70, 280], [290, 300]])
    }

    @Test(arguments: bothAxes)
    func `a stack that is filled compresses the view that resists least`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis, .fill, length: 100)
        bench.boxes[0].setContentCompressionResistancePriority(.init(749), for: axis)
        #expect(bench.spans() == [[0, 40], [50, 80], [90, 100]])
    }

    @Test(arguments: bothAxes)
    func `of views that hug alike the first is stretched, and of views that resist alike the last gives way`(
        axis: NSLayoutConstraint.Axis
    ) {
        #expect(bench(axis, .fill, length: 300).spans() == [[0, 240], [250, 280], [290, 300]])
        #expect(bench(axis, .fill, length: 115).spans() == [[0, 60], [70, 100], [110, 115]])
        #expect(bench(axis, .fill, length: 100).spans() == [[0, 60], [70, 90], [100, 100]])
    }

    @Test(arguments: bothAxes)
    func `views without content leave the room to the first of them`(axis: NSLayoutConstraint.Axis) {
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, Box(40, 40), second])
        stack.axis = axis
        stack.frame.size = CGSize(width: 300, height: 300)
        stack.layoutIfNeeded()
        let lengths = [first, second].map { axis == .horizontal ? $0.frame.width : $0.frame.height }
        #expect(lengths == [260, 0])
    }

    // MARK: Fill equally

    @Test(arguments: bothAxes)
    func `a stack that is filled equally has views of one length`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis, .fillEqually, length: 320)
        #expect(bench.spans() == [[0, 100], [110, 210], [220, 320]])
        // The stack prefers a length that has room for three views of the longest content.
        #expect(bench.fittingSize() == [200, 20])
    }

    // MARK: Fill proportionally

    @Test(arguments: bothAxes)
    func `a stack that is filled proportionally shares the room by the lengths of the content`(
        axis: NSLayoutConstraint.Axis
    ) {
        let bench = bench(axis, .fillProportionally, length: 220)
        #expect(bench.spans() == [[0, 120], [130, 190], [200, 220]])
        #expect(bench.fittingSize() == [120, 20])
        // The proportions stay the same when the views are half as long as their content.
        #expect(
            self.bench(axis, .fillProportionally, length: 70).spans() == [[0, 30], [40, 55], [65, 70]])
    }

    @Test(arguments: bothAxes)
    func `proportions follow the content`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis, .fillProportionally, length: 200, spacing: 0)
        #expect(bench.spans() == [[0, 120], [120, 180], [180, 200]])
        bench.boxes[0].contentSize = CGSize(width: 10, height: 10)
        #expect(bench.spans() == [[0, 40], [40, 160], [160, 200]])
    }

    @Test(arguments: bothAxes)
    func `proportions heed the size that constraints give a view without content`(
        axis: NSLayoutConstraint.Axis
    ) {
        let inner = UIStackView(arrangedSubviews: [Box(20, 20), Box(40, 40)])
        inner.axis = axis
        let stack = UIStackView(arrangedSubviews: [inner, Box(40, 40), UIView()])
        stack.axis = axis
        stack.distribution = .fillProportionally
        stack.frame.size = CGSize(width: 200, height: 200)
        stack.layoutIfNeeded()
        let lengths = stack.arrangedSubviews.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
        #expect(lengths == [120, 80, 0])
    }

    @Test func `views without any content are equal where proportions are asked for`() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.distribution = .fillProportionally
        stack.frame.size = CGSize(width: 200, height: 50)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100])
    }

    // MARK: Equal spacing

    @Test(arguments: bothAxes)
    func `equal spacing divides the remaining room among the distances`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis, .equalSpacing, length: 300)
        #expect(bench.spans() == [[0, 60], [160, 190], [290, 300]])
        #expect(bench.fittingSize() == [120, 20])
        // The stack keeps at least its spacing, and views become shorter instead.
        #expect(self.bench(axis, .equalSpacing, length: 115).spans() == [[0, 60], [70, 100], [110, 115]])
    }

    // MARK: Equal centering

    @Test(arguments: bothAxes)
    func `equal centering puts the centres at equal distances`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis, .equalCentering, length: 200)
        // The first centre is at 30 and the last at 195, so the middle one is at 112.5.
        #expect(bench.spans() == [[0, 60], [97.5, 127.5], [190, 200]])
        // The stack prefers twice the 55 points between the centres of the first two views, and half of the first and
        // of the last view.
        #expect(bench.fittingSize() == [145, 20])
    }

    @Test(arguments: bothAxes)
    func `equal centering keeps the spacing first`(axis: NSLayoutConstraint.Axis) {
        // In the middle between the centres 30 and 125, at 77.5, the view would begin at 62.5, only 2.5 points after
        // the first view.
        #expect(bench(axis, .equalCentering, length: 130).spans() == [[0, 60], [70, 100], [120, 130]])
        #expect(bench(axis, .equalCentering, length: 115).spans() == [[0, 60], [70, 100], [110, 115]])
    }

    // MARK: Pixels

    @Test(arguments: bothAxes)
    func `views end on pixels, where the next one begins`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis, .fillEqually, length: 100, spacing: 0)
        // A pixel is half a point. The pixel nearest to 33⅓ is at 33.5, and the one nearest to 66⅔ is at 66.5.
        #expect(bench.spans() == [[0, 33.5], [33.5, 66.5], [66.5, 100]])
    }

    // MARK: Change

    @Test(arguments: bothAxes)
    func `a stack changes to another distribution and axis`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis, .fillEqually, length: 320)
        #expect(bench.spans() == [[0, 100], [110, 210], [220, 320]])
        bench.stack.distribution = .equalSpacing
        #expect(bench.spans() == [[0, 60], [170, 200], [310, 320]])
        bench.stack.distribution = .fill
        #expect(bench.spans() == [[0, 260], [270, 300], [310, 320]])
        bench.stack.axis = axis == .horizontal ? .vertical : .horizontal
        #expect(bench.spans() == [[0, 320], [0, 320], [0, 320]])
    }
}
