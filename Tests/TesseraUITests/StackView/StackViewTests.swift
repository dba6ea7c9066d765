import Foundation
import Testing

@testable import TesseraUI

@MainActor struct StackViewTests {
    // MARK: Arranged views

    @Test func `a new stack is a row that its views fill`() {
        let stack = UIStackView()
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(
            stack.intrinsicContentSize
                == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func `an arranged view becomes a subview that constraints place`() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a])
        stack.addArrangedSubview(b)
        #expect(stack.arrangedSubviews == [a, b])
        #expect(stack.subviews == [a, b])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
        #expect(!b.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `the order along the axis is not that of the subviews`() {
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.addSubview(c)
        stack.addArrangedSubview(c)
        stack.insertArrangedSubview(d, at: 1)
        #expect(stack.arrangedSubviews == [a, d, b, c])
        #expect(stack.subviews == [a, b, c, d])
        stack.insertArrangedSubview(a, at: 2)
        #expect(stack.arrangedSubviews == [d, b, a, c])
        stack.insertArrangedSubview(d, at: 4)
        #expect(stack.arrangedSubviews == [b, a, c, d])
        stack.addArrangedSubview(b)
        #expect(stack.arrangedSubviews == [a, c, d, b])
        #expect(stack.subviews == [a, b, c, d])
    }

    @Test func `a view that is arranged no longer stays a subview`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10)], length: 50)
        bench.stack.layoutIfNeeded()
        bench.stack.removeArrangedSubview(bench.boxes[0])
        bench.stack.removeArrangedSubview(UIView())
        bench.stack.layoutIfNeeded()
        #expect(bench.stack.arrangedSubviews == [bench.boxes[1]])
        #expect(bench.stack.subviews == bench.boxes)
        #expect(bench.boxes[1].frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    }

    @Test func `a view that leaves its superview is no longer arranged`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10)], length: 50)
        bench.stack.layoutIfNeeded()
        bench.boxes[0].removeFromSuperview()
        #expect(bench.stack.arrangedSubviews == [bench.boxes[1]])
        bench.stack.layoutIfNeeded()
        #expect(bench.boxes[1].frame.width == 50)
        let other = UIStackView()
        other.addArrangedSubview(bench.boxes[1])
        #expect(bench.stack.arrangedSubviews.isEmpty)
        bench.stack.layoutIfNeeded()
        #expect(bench.stack.constraints.allSatisfy { $0.secondItem == nil })
    }

    @Test
    func `a removed view is no longer arranged, even if the class overrides the call about removed views`() {
        final class Keeper: UIStackView {
            override func willRemoveSubview(_ subview: UIView) {}
        }
        let view = UIView()
        let stack = Keeper(arrangedSubviews: [view])
        view.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func `a view that leaves the stack and comes back before the layout is placed`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10)], length: 50)
        bench.stack.layoutIfNeeded()
        bench.boxes[0].removeFromSuperview()
        bench.stack.insertArrangedSubview(bench.boxes[0], at: 0)
        #expect(bench.spans() == [[0, 30], [30, 50]])
    }

    @Test func `views can be added and removed`() {
        let bench = StackBench(.vertical, [(10, 10), (20, 10)], length: 50)
        #expect(bench.spans() == [[0, 30], [30, 50]])
        let box = Box(10, 5)
        bench.stack.insertArrangedSubview(box, at: 1)
        #expect(bench.spans() == [[0, 25], [30, 50]])
        #expect(box.frame == CGRect(x: 0, y: 25, width: 100, height: 5))
        box.removeFromSuperview()
        #expect(bench.spans() == [[0, 30], [30, 50]])
    }

    // MARK: Other constraints

    @Test func `a view's own constraints count more than the stack's wishes`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10)], length: 300)
        bench.boxes[0].widthAnchor.constraint(equalTo: bench.stack.widthAnchor, multiplier: 0.3).isActive =
            true
        #expect(bench.spans() == [[0, 90], [90, 300]])
        bench.stack.alignment = .center
        bench.boxes[1].heightAnchor.constraint(equalToConstant: 50).isActive = true
        #expect(bench.crossSpans() == [[45, 55], [25, 75]])
    }

    @Test func `a proportion yields to a required width`() {
        let bench = StackBench(.horizontal, [(10, 10), (10, 10), (20, 10)], length: 100)
        bench.stack.distribution = .fillProportionally
        bench.boxes[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
        // The second view has its quarter of the length, and the last one takes the remaining length.
        #expect(bench.spans() == [[0, 50], [50, 75], [75, 100]])
    }

    @Test func `the size of a stack follows from its views`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let bench = StackBench(.vertical, [(10, 30), (20, 50)])
        let stack = bench.stack
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: container.centerYAnchor),
        ])
        container.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 75, y: 83, width: 50, height: 34))
        bench.boxes[0].contentSize = CGSize(width: 100, height: 20)
        container.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 50, y: 78, width: 100, height: 44))
        bench.boxes[0].isHidden = true
        container.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 75, y: 90, width: 50, height: 20))
    }

    @Test func `a text wraps in the width of its column`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        let stack = UIStackView(arrangedSubviews: [label, Box(10, 10)])
        stack.axis = .vertical
        let narrow = stack.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 100)
        #expect(narrow.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 10)
    }

    @Test func `texts that wrap share a row that is too narrow for them`() {
        let labels = (0..<2).map { _ in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "word ", count: 40)
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        stack.layoutIfNeeded()
        #expect(labels.map(\.frame.width) == [100, 100])
    }

    @Test func `the names of constraints are UIKit's`() {
        let bench = StackBench(.horizontal, [(10, 10), (20, 10)])
        bench.stack.spacing = 3
        bench.boxes[1].isHidden = true
        bench.stack.layoutIfNeeded()
        let names = Set(
            bench.stack.constraints.compactMap(\.identifier)
                + bench.boxes[1].constraints.compactMap(\.identifier))
        #expect(
            names == [
                "UISV-alignment", "UISV-canvas-connection", "UISV-canvas-fit", "UISV-hiding", "UISV-spacing",
            ])
    }

    // MARK: Nesting

    @Test func `stacks can contain stacks`() {
        let (icon, title, subtitle, badge) = (Box(40, 40), Box(60, 20), Box(50, 10), Box(16, 16))
        let texts = UIStackView(arrangedSubviews: [title, subtitle])
        texts.axis = .vertical
        texts.spacing = 2
        texts.alignment = .leading
        let row = UIStackView(arrangedSubviews: [icon, texts, badge])
        row.spacing = 8
        row.alignment = .center
        icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        badge.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        row.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 0, y: 10, width: 40, height: 40))
        #expect(texts.frame == CGRect(x: 48, y: 14, width: 128, height: 32))
        #expect(title.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(subtitle.frame == CGRect(x: 0, y: 22, width: 50, height: 10))
        #expect(badge.frame == CGRect(x: 184, y: 22, width: 16, height: 16))
        #expect(
            row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 132, height: 40))
        subtitle.isHidden = true
        row.layoutIfNeeded()
        #expect(texts.frame == CGRect(x: 48, y: 20, width: 128, height: 20))
        texts.isHidden = true
        #expect(
            row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 64, height: 40))
    }

    // MARK: Baselines of a stack

    @Test func `a column has the baselines of its first and last view, and a row those of its highest view`()
    {
        let (first, last) = (UILabel(), UILabel())
        (first.text, last.text) = ("a", "b")
        last.font = .systemFont(ofSize: 30)
        let column = UIStackView(arrangedSubviews: [first, UIView(), last])
        column.axis = .vertical
        #expect(column.forFirstBaselineLayout === first)
        #expect(column.forLastBaselineLayout === last)
        column.axis = .horizontal
        #expect(column.forFirstBaselineLayout === last)
        #expect(column.forLastBaselineLayout === last)
        let outer = UIStackView(arrangedSubviews: [column, UIView()])
        outer.axis = .vertical
        #expect(outer.forFirstBaselineLayout === last)
        last.isHidden = true
        #expect(outer.forFirstBaselineLayout === first)
        #expect(UIStackView().forFirstBaselineLayout is UIStackView)
    }

    @Test func `a baseline of a stack goes to the next view when the first one is hidden`() {
        let (first, second, mark) = (UILabel(), UILabel(), UIView())
        (first.text, second.text) = ("a", "b")
        second.font = .systemFont(ofSize: 40)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        for view in [stack, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: container.topAnchor),
            stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
            mark.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 1), mark.heightAnchor.constraint(equalToConstant: 1),
        ])
        container.layoutIfNeeded()
        #expect(abs(mark.frame.minY - first.font.ascender) <= 0.5)
        first.isHidden = true
        container.layoutIfNeeded()
        #expect(abs(mark.frame.minY - second.font.ascender) <= 0.5)
    }

    @Test func `a subclass may remove the views that it ceases to arrange`() {
        final class Emptying: UIStackView {
            override func removeArrangedSubview(_ view: UIView) {
                super.removeArrangedSubview(view)
                view.removeFromSuperview()
            }
        }
        let box = Box(10, 10)
        let stack = Emptying(arrangedSubviews: [box])
        stack.removeArrangedSubview(box)
        #expect(stack.arrangedSubviews == [] && box.superview == nil)
        stack.addArrangedSubview(box)
        box.removeFromSuperview()
        #expect(stack.arrangedSubviews == [])
    }
}
