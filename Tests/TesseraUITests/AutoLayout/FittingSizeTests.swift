import Foundation
import Testing

@testable import TesseraUI

/// Tests the results of `systemLayoutSizeFitting`.
@Suite @MainActor struct FittingSizeTests {
    let box = constrainedView()
    let content = ContentView(40, 20)

    init() {
        box.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 1),
            content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -2),
            content.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
            content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
        ])
    }

    @Test func `compressed, a view is as large as its content`() {
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 43, height: 27))
    }

    @Test func `expanded, a view is as large as its content lets it`() {
        // The content hugs with priority 250, and the target size attracts with priority 50.
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 43, height: 27))
        content.setContentHuggingPriority(.init(49), for: .horizontal)
        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 27)
        )
        content.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 103, height: 27))
    }

    @Test func `a required width is the view's width`() {
        let fitting = box.systemLayoutSizeFitting(
            CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 90, height: 27))
    }

    @Test func `a width that stays the same keeps its constraint while a view is measured`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = constrainedView()
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inner.heightAnchor.constraint(greaterThanOrEqualTo: inner.widthAnchor, multiplier: 0.3),
        ])
        func height(at width: CGFloat) -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        view.layoutIfNeeded()
        let engine = try #require(view.autoLayout?.engine)
        let width = engine.rootConstraints.first
        #expect(height(at: 100) == 30)
        #expect(engine.rootConstraints.first == width)
        #expect(engine.rootLengths?.height.length == 0)
        #expect(height(at: 80) == 24)
        #expect(height(at: 100) == 30)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(engine.rootLengths?.height.length == 50)
        view.frame.size = CGSize(width: 60, height: 40)
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(engine.rootLengths?.width.length == 60)
        #expect(height(at: 60) == 18)
    }

    @Test func `a width that constraints contradict comes back anew`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = constrainedView()
        view.addSubview(inner)
        let fixed = inner.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor), fixed,
        ])
        view.layoutIfNeeded()
        #expect(inner.frame.width == 100)
        let engine = try #require(view.autoLayout?.engine)
        #expect(engine.broken.contains { $0 === fixed })
        #expect(engine.rootLengths?.width == nil)
        // At the width of the broken constraint, nothing contradicts anything.
        view.frame.size.width = 80
        view.layoutIfNeeded()
        #expect(inner.frame.width == 80)
        #expect(engine.broken.isEmpty)
        view.frame.size.width = 90
        view.layoutIfNeeded()
        #expect(inner.frame.width == 90)
    }

    @Test func `the priorities of the fitting count beside those of the content`() {
        func width(_ priority: UILayoutPriority) -> CGFloat {
            box.systemLayoutSizeFitting(
                CGSize(width: 90, height: 0), withHorizontalFittingPriority: priority,
                verticalFittingPriority: .fittingSizeLevel
            ).width
        }
        #expect(width(.init(249)) == 43)
        #expect(width(.init(251)) == 90)
    }

    @Test func `text takes the height that its width demands`() {
        let root = rootView(0, 0)
        let (outer, label) = (constrainedView(in: root), UILabel())
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten"
        label.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        ])
        for width: CGFloat in [120, 80, 200] {
            let fitting = outer.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let text = label.sizeThatFits(CGSize(width: width - 20, height: 0)).height
            #expect(fitting == CGSize(width: width, height: text + 20))
        }
        // The text takes one line where nothing limits its width.
        let natural = label.sizeThatFits(.zero)
        #expect(
            outer.systemLayoutSizeFitting(.zero)
                == CGSize(width: natural.width + 20, height: natural.height + 20))
    }

    @Test func `a label without constraints fits its text`() {
        let (root, label) = (rootView(0, 0), UILabel())
        root.addSubview(label)
        label.text = "one two three four five six"
        #expect(label.systemLayoutSizeFitting(.zero) == label.sizeThatFits(.zero))
        label.numberOfLines = 0
        let fitting = label.systemLayoutSizeFitting(
            CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(
            fitting
                == CGSize(width: 60, height: label.sizeThatFits(CGSize(width: 60, height: 0)).height))
        // The fitting does not change the label's own intrinsic size.
        #expect(label.intrinsicContentSize == label.sizeThatFits(.zero))
    }

    @Test func `a view without content or constraints takes the target`() {
        #expect(UIView().systemLayoutSizeFitting(CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 8))
    }

    @Test func `distances between views do not become negative`() {
        let outer = constrainedView()
        let (one, gap, other) = (ContentView(10, 20), constrainedView(in: outer), ContentView(10, 30))
        outer.addSubview(one)
        outer.addSubview(other)
        NSLayoutConstraint.activate([
            one.topAnchor.constraint(equalTo: outer.topAnchor),
            gap.topAnchor.constraint(equalTo: one.bottomAnchor),
            other.topAnchor.constraint(equalTo: gap.bottomAnchor),
            other.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            gap.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            gap.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -5),
        ])
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 50))
    }

    @Test func `the lengths of guides do not become negative either`() {
        let outer = constrainedView()
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            guide.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
        ])
        #expect(outer.systemLayoutSizeFitting(.zero).height == 10)
    }

    @Test func `a view in a larger system is fitted by what it contains alone`() {
        let root = rootView(200, 100)
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            box.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame.width == 200)
        #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 43, height: 27))
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 200, height: 27))
    }

    @Test func `a layout after a fitting is right`() {
        box.frame.size = CGSize(width: 100, height: 100)
        box.layoutIfNeeded()
        #expect(content.frame.size == CGSize(width: 97, height: 93))
        #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 43, height: 27))
        #expect(content.frame.size == CGSize(width: 97, height: 93))
        box.layoutIfNeeded()
        #expect(content.frame.size == CGSize(width: 97, height: 93))
        _ = box.systemLayoutSizeFitting(.zero)
        box.frame.size = CGSize(width: 50, height: 60)
        box.layoutIfNeeded()
        #expect(content.frame.size == CGSize(width: 47, height: 53))
        content.contentSize = CGSize(width: 10, height: 10)
        #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 13, height: 17))
    }

    @Test func `a baseline is right after a fitting to another width`() {
        let root = rootView(200, 400)
        let (label, mark) = (UILabel(), constrainedView(in: root))
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.widthAnchor.constraint(equalTo: root.widthAnchor),
        ])
        root.layoutIfNeeded()
        _ = label.systemLayoutSizeFitting(
            CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        mark.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(abs(mark.frame.maxY - label.font.ascender) <= 0.5)
    }

    @Test func `the fitted size includes what lies around the alignment rectangle`() {
        final class Inset: UIView {
            override var alignmentRectInsets: UIEdgeInsets { .init(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let outer = Inset()
        let inner = ContentView(30, 20)
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 36, height: 24))
    }

    @Test func `a controller that asks for its view's fitting size after the layout keeps the layout`() {
        final class Fitted: UIViewController {
            let box = UIView()
            let inner = ContentView(40, 20)

            override func viewDidLoad() {
                super.viewDidLoad()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                box.addSubview(inner)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                    inner.topAnchor.constraint(equalTo: box.topAnchor),
                    inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                ])
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
        }
        let controller = Fitted()
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        controller.view.layoutIfNeeded()
        #expect(controller.preferredContentSize.width == 40)
        #expect(controller.box.frame.width == 200)
        #expect(controller.inner.frame.width == 200)
    }
}
