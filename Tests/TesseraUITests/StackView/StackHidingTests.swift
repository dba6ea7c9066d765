import Foundation
import Testing

@testable import TesseraUI

@MainActor struct StackHidingTests {
    private func bench(_ axis: NSLayoutConstraint.Axis) -> StackBench {
        let bench = StackBench(axis, [(10, 20), (20, 60), (30, 40)], length: 100)
        bench.stack.spacing = 5
        return bench
    }

    @Test(arguments: bothAxes)
    func `a hidden view takes no room, and neither does its spacing`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis)
        #expect(bench.spans() == [[0, 40], [45, 65], [70, 100]])
        bench.boxes[1].isHidden = true
        #expect(bench.stack.arrangedSubviews == bench.boxes)
        #expect(bench.spans() == [[0, 65], [65, 65], [70, 100]])
        #expect(bench.fittingSize() == [45, 40])
        bench.boxes[0].isHidden = true
        #expect(bench.spans() == [[0, 0], [0, 0], [0, 100]])
        bench.boxes[2].isHidden = true
        bench.boxes[0].isHidden = false
        #expect(bench.spans() == [[0, 100], [100, 100], [100, 100]])
        for box in bench.boxes { box.isHidden = false }
        #expect(bench.spans() == [[0, 40], [45, 65], [70, 100]])
        #expect(bench.fittingSize() == [70, 60])
    }

    @Test(
        arguments: bothAxes,
        [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
    func `views that are hidden and shown again lie as before`(
        axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution
    ) {
        let bench = bench(axis)
        bench.stack.distribution = distribution
        let before = bench.spans()
        for box in bench.boxes {
            box.isHidden = true
            #expect(bench.spans() != before)
            box.isHidden = false
            #expect(bench.spans() == before)
        }
    }

    @Test(arguments: bothAxes)
    func `a stack of hidden views is empty`(axis: NSLayoutConstraint.Axis) {
        let bench = bench(axis)
        for box in bench.boxes { box.isHidden = true }
        #expect(bench.fittingSize() == [0, 0])
        #expect(bench.spans() == [[0, 0], [0, 0], [0, 0]])
    }

    @Test func `custom spacing goes with a hidden view`() {
        let bench = bench(.horizontal)
        bench.stack.setCustomSpacing(30, after: bench.boxes[1])
        #expect(bench.spans() == [[0, 15], [20, 40], [70, 100]])
        bench.boxes[1].isHidden = true
        #expect(bench.spans() == [[0, 65], [65, 65], [70, 100]])
        bench.boxes[1].isHidden = false
        bench.boxes[2].isHidden = true
        #expect(bench.spans() == [[0, 75], [80, 100], [100, 100]])
    }

    @Test(arguments: [
        UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ])
    func `a hidden view makes the stack no broader`(alignment: UIStackView.Alignment) {
        let bench = bench(.horizontal)
        bench.stack.alignment = alignment
        #expect(bench.fittingSize() == [70, 60])
        bench.boxes[1].isHidden = true
        #expect(bench.fittingSize() == [45, 40])
    }

    @Test func `a hidden view without content is as broad as the stack that it fills`() {
        let bench = bench(.horizontal)
        let view = UIView()
        bench.stack.insertArrangedSubview(view, at: 1)
        view.isHidden = true
        bench.stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 0, width: 0, height: 100))
        // The hidden view does not determine the breadth of the stack.
        bench.stack.distribution = .equalSpacing
        #expect(bench.fittingSize() == [70, 60])
    }

    @Test func `hiding contradicts no content that must not be compressed`() {
        let bench = bench(.horizontal)
        bench.boxes[1].setContentCompressionResistancePriority(.required, for: .horizontal)
        bench.boxes[1].isHidden = true
        bench.stack.layoutIfNeeded()
        #expect(bench.boxes[2].frame.minX == 70)
        #expect(bench.stack.autoLayout?.engine?.broken == [])
    }

    @Test func `a hidden view with a width of its own takes no room`() {
        let bench = bench(.horizontal)
        bench.boxes[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
        bench.boxes[1].isHidden = true
        bench.stack.layoutIfNeeded()
        #expect(bench.boxes[0].frame == CGRect(x: 0, y: 0, width: 65, height: 100))
        #expect(bench.boxes[2].frame == CGRect(x: 70, y: 0, width: 30, height: 100))
    }

    @Test func `a view that is arranged while it is hidden takes room when it is shown`() {
        let bench = bench(.horizontal)
        let box = Box(7, 7)
        box.isHidden = true
        bench.stack.addArrangedSubview(box)
        #expect(bench.fittingSize() == [70, 60])
        box.isHidden = false
        #expect(bench.fittingSize() == [82, 60])
    }

    @Test func `views that are not arranged may be hidden at will`() {
        let bench = bench(.horizontal)
        let other = UIView()
        bench.stack.addSubview(other)
        let before = bench.spans()
        other.isHidden = true
        #expect(bench.spans() == before)
    }

    @Test func `to hide one of many views changes a few constraints`() {
        let boxes = (0..<100).map { _ in Box(10, 10) }
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .equalSpacing
        stack.layoutIfNeeded()
        let before = Set(stack.constraints.map(ObjectIdentifier.init))
        boxes[50].isHidden = true
        stack.layoutIfNeeded()
        let after = Set(stack.constraints.map(ObjectIdentifier.init))
        #expect(after.symmetricDifference(before).count < 20)
    }
}

extension DisplayTests {
    @Suite @MainActor struct StackAnimationTests {
        @Test func `a view that is hidden in an animation lets the others move in it`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
            let stack = UIStackView(arrangedSubviews: boxes)
            stack.distribution = .equalSpacing
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            window.addSubview(stack)
            await display.settle()
            display.reset()
            UIView.animate(withDuration: 0.02) { boxes[0].isHidden = true }
            #expect(boxes.map(\.frame.minX) == [0, 0, 70])
            await display.settle()
            let animated = display.operations.compactMap { operation -> Int? in
                guard case .update(let id, let set, _, let animation) = operation, set.frame != nil,
                    animation?.duration == 0.02
                else { return nil }
                return id
            }
            #expect(Set(animated) == Set(boxes[0...1].map { $0.node.id }))
        }

        @Test func `what lies around the stack moves in the animation too`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (detail, below) = (Box(10, 30), UIView())
            let stack = UIStackView(arrangedSubviews: [Box(10, 20), detail])
            stack.axis = .vertical
            for view in [stack, below] {
                view.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(view)
            }
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                stack.topAnchor.constraint(equalTo: window.topAnchor),
                below.topAnchor.constraint(equalTo: stack.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                below.widthAnchor.constraint(equalToConstant: 10),
                below.heightAnchor.constraint(equalToConstant: 10),
            ])
            window.layoutIfNeeded()
            #expect(below.frame.minY == 50)
            await display.settle()
            display.reset()
            UIView.animate(withDuration: 0.02) { detail.isHidden = true }
            #expect(below.frame.minY == 20)
            await display.settle()
            let isAnimated = display.operations.contains { operation in
                guard case .update(below.node.id, let set, _, let animation) = operation else { return false }
                return set.frame != nil && animation?.duration == 0.02
            }
            #expect(isAnimated)
        }
    }
}
