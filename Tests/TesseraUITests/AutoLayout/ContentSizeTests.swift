import Foundation
import Testing

@testable import TesseraUI

/// A label with room around its text.
private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
    }
}

/// A view whose outermost points take no part in alignment, as if they were a shadow.
private final class ShadowedView: UIView {
    var shadow = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    override var alignmentRectInsets: UIEdgeInsets { shadow }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
}

/// Tests views that take their size from their content.
@Suite @MainActor struct ContentSizeTests {
    let root = rootView(200, 400)

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    @Test func `a view has the size of its content, also after that has changed`() {
        let view = ContentView(30, 20)
        add(view)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 30, height: 20))
        view.contentSize = CGSize(width: 40, height: UIView.noIntrinsicMetric)
        view.heightAnchor.constraint(equalToConstant: 7).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 40, height: 7))
    }

    @Test func `priorities that change later decide`() {
        let view = ContentView(30, 20)
        add(view)
        let wish = view.widthAnchor.constraint(equalToConstant: 90)
        wish.priority = .init(500)
        wish.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
        view.setContentHuggingPriority(.init(501), for: .horizontal)
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
        wish.constant = 10
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
        view.setContentCompressionResistancePriority(.init(499), for: .horizontal)
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        #expect(view.contentHuggingPriority(for: .horizontal) == .init(501))
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .init(499))
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func `a label of one line is as large as its text`() {
        let label = UILabel()
        label.text = "Hello"
        add(label)
        root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(.zero) && label.frame.width > 20)
        label.text = "Hello, world"
        root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(.zero))
        label.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(.zero) && label.frame.height > 30)
        label.text = nil
        root.layoutIfNeeded()
        #expect(label.frame.size == .zero)
    }

    @Test func `the height of a label of several lines follows its width`() {
        let (label, next) = (UILabel(), ContentView(10, 10))
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        add(label)
        root.addSubview(next)
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([width, next.topAnchor.constraint(equalTo: label.bottomAnchor)])
        for points: CGFloat in [100, 60, 150, 1000, 100] {
            width.constant = points
            root.layoutIfNeeded()
            let fitting = label.sizeThatFits(CGSize(width: points, height: 0)).height
            #expect(label.frame.size == CGSize(width: points, height: fitting))
            #expect(next.frame.minY == fitting)
        }
        label.text = "one"
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(.zero).height)
        label.text = "one two three four five six seven eight nine ten"
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    @Test func `a text keeps its lines when its priorities change`() {
        let label = UILabel()
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        add(label)
        label.widthAnchor.constraint(equalToConstant: 100).isActive = true
        root.layoutIfNeeded()
        let height = label.frame.height
        #expect(height > 40)
        label.setContentHuggingPriority(.required, for: .vertical)
        root.layoutIfNeeded()
        #expect(label.frame.height == height)
    }

    @Test func `a label wraps where its superview ends`() {
        let label = UILabel()
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        add(label)
        let limit = label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
        limit.isActive = true
        root.layoutIfNeeded()
        let fitting = label.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(label.frame.height == fitting.height && fitting.height > 30)
        #expect(label.frame.width <= 200)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    @Test func `a label wraps at its preferred width`() {
        let label = UILabel()
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 100
        add(label)
        root.layoutIfNeeded()
        let fitting = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(label.frame.size == fitting && fitting.width <= 100)
        label.preferredMaxLayoutWidth = 150
        root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 150, height: 0)))
    }

    @Test func `a label that measures its text itself gets the width in which it wraps`() {
        let label = TextKitLabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "あいうえおかきくけこ"
        label.numberOfLines = 0
        add(label)
        #expect(label.preferredMaxLayoutWidth == 0)
        label.widthAnchor.constraint(equalToConstant: 100).isActive = true
        root.layoutIfNeeded()
        // Each character is 20 points wide.
        #expect(label.preferredMaxLayoutWidth == 100)
        #expect(label.frame.height == (2 * label.font.lineHeight).rounded(.up))
        label.numberOfLines = 1
        #expect(label.preferredMaxLayoutWidth == 0)
        label.preferredMaxLayoutWidth = 60
        #expect(label.preferredMaxLayoutWidth == 60)
    }

    @Test func `a label wraps at the width that its class returns`() {
        final class Narrow: UILabel {
            var width: CGFloat = 100
            override var preferredMaxLayoutWidth: CGFloat {
                get { width > 0 ? width : super.preferredMaxLayoutWidth }
                set { super.preferredMaxLayoutWidth = newValue }
            }
        }
        let (label, plain) = (Narrow(), UILabel())
        for one in [label, plain] {
            one.numberOfLines = 0
            one.text = "A text of several words that is wider than its label"
        }
        plain.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
        #expect(label.intrinsicContentSize.width <= 100)
        // What it leaves to its superclass is the width that was set.
        label.width = 0
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
        label.preferredMaxLayoutWidth = 0
        #expect(label.intrinsicContentSize.width > 100)
    }

    @Test func `a label that says another content size has that size`() {
        let (label, plain) = (PaddedLabel(), UILabel())
        (label.text, plain.text) = ("Hello", "Hello")
        add(label)
        add(plain)
        root.layoutIfNeeded()
        let text = plain.intrinsicContentSize
        #expect(label.frame.size == CGSize(width: text.width + 20, height: text.height + 10))
    }

    @Test func `an image view is as large as its image`() {
        let view = UIImageView()
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        add(view)
        view.image = UIImage(data: Samples.gif)
        root.layoutIfNeeded()
        #expect(view.frame.size == view.image?.size && view.frame.width > 0)
    }

    // MARK: Alignment

    @Test func `constraints align the alignment rectangle`() {
        let view = ShadowedView()
        add(view)
        root.layoutIfNeeded()
        // The inner 30 × 20 points are aligned with the corner. The shadow around them extends beyond the superview.
        #expect(view.frame == CGRect(x: -2, y: -1, width: 36, height: 24))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 0, y: 0, width: 30, height: 20))
        view.shadow = .zero
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test func `what lies within a view with alignment insets is aligned with its alignment rectangle`() {
        let view = ShadowedView()
        add(view)
        let inner = constrainedView(in: view)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            inner.rightAnchor.constraint(equalTo: view.rightAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 30, height: 20))
    }

    // MARK: Baselines

    /// Adds a label to the root view, with a font size in points.
    private func label(_ size: CGFloat, _ text: String = "Text") -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
    }

    @Test func `labels of different fonts stand on one line`() {
        let (small, large) = (label(10), label(30))
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
        ])
        root.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
        #expect(abs(baseline(small) - baseline(large)) <= 0.5)
        #expect(small.frame.minY > 10)
        small.font = .systemFont(ofSize: 20)
        root.layoutIfNeeded()
        #expect(abs(baseline(small) - baseline(large)) <= 0.5)
        large.text = "Other text"
        large.font = .systemFont(ofSize: 40)
        root.layoutIfNeeded()
        #expect(abs(baseline(small) - baseline(large)) <= 0.5)
    }

    @Test func `text that is centred in a higher label keeps its baseline on the line`() {
        let (low, high) = (label(17), label(17))
        NSLayoutConstraint.activate([
            low.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            high.heightAnchor.constraint(equalToConstant: 100),
            high.lastBaselineAnchor.constraint(equalTo: low.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(high.frame.midY - low.frame.midY) <= 0.5)
    }

    @Test func `the first and the last line of a text have baselines of their own`() {
        let (text, first, last) = (label(17, "one two three four five six"), label(17), label(17))
        text.numberOfLines = 0
        let width = text.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), width,
            first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
            last.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        for points: CGFloat in [60, 90, 60] {
            width.constant = points
            root.layoutIfNeeded()
            #expect(abs(first.frame.minY - text.frame.minY) <= 0.5)
            #expect(abs(last.frame.maxY - text.frame.maxY) <= 0.5)
            #expect(last.frame.minY > first.frame.minY + 20)
        }
    }

    @Test func `a container shows the baselines of a label that it names`() {
        final class Container: UIView {
            let label = UILabel()
            override var forLastBaselineLayout: UIView { label }
        }
        let container = Container()
        container.label.text = "Text"
        container.translatesAutoresizingMaskIntoConstraints = false
        container.label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(container.label)
        root.addSubview(container)
        let other = label(17)
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: root.topAnchor),
            container.heightAnchor.constraint(equalToConstant: 100),
            container.label.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
            other.firstBaselineAnchor.constraint(equalTo: container.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(other.frame.minY - 30) <= 0.5)
    }

    @Test func `the system's spacing between baselines is a line of the larger font`() {
        let (upper, lower) = (label(17), label(30))
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: root.topAnchor),
            lower.firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        let distance =
            lower.frame.minY + lower.font.ascender - upper.frame.maxY - upper.font.descender
        #expect(abs(distance - lower.font.lineHeight) <= 0.5)
    }

    @Test func `a text whose width required constraints decide is measured at that width alone`() {
        final class MeasuredLabel: UILabel {
            var widths: [CGFloat] = []

            override func textRect(
                forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
            ) -> CGRect {
                widths.append(bounds.width)
                return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            }
        }
        let root = rootView(200, 100)
        let label = MeasuredLabel()
        label.numberOfLines = 0
        label.text = "Some words that take more than one line of 180 points"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let trailing = label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), trailing,
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.widths == [180])
        #expect(label.frame.width == 180)
        // Without the constraint only the text determines the width. It takes one line.
        trailing.isActive = false
        root.layoutIfNeeded()
        #expect(label.frame.width > 200)
        #expect(label.frame.height < 1.5 * label.font.lineHeight)
    }

    @Test func `a text whose priorities changed while its width did not count keeps no old width`() {
        let root = rootView(200, 100)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that take more than one line of 180 points"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let trailing = label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), trailing,
        ])
        root.layoutIfNeeded()
        label.setContentHuggingPriority(.init(300), for: .horizontal)
        label.setContentHuggingPriority(.init(301), for: .horizontal)
        trailing.isActive = false
        root.layoutIfNeeded()
        #expect(label.frame.width > 200)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.frame.width < 100)
    }
}

/// A label that measures its text with a layout manager.
private final class TextKitLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let storage = NSTextStorage(attributedString: attributedText ?? NSAttributedString())
        let (manager, container) = (NSLayoutManager(), NSTextContainer())
        container.lineFragmentPadding = 0
        container.size = CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let size = manager.usedRect(for: container).size
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}
