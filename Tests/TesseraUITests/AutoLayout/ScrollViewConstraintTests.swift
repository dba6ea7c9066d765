import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct ScrollViewConstraintTests {
    let root = rootView(200, 100)
    let scrollView = UIScrollView()

    init() {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
    }

    private func add(_ view: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
        return view
    }

    @Test func `content pinned to the content guide says how large the content is`() {
        let content = ContentView(300, 400)
        scrollView.addSubview(content)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 1),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -2),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 330, height: 403))
        #expect(content.frame == CGRect(x: 10, y: 1, width: 300, height: 400))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 330, height: 403))
        content.contentSize.height = 500
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 330, height: 503))
    }

    @Test func `the scroll view's own edges are those of its content`() {
        let content = ContentView(300, 400)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(scrollView.contentSize == CGSize(width: 300, height: 400))
        scrollView.contentOffset = CGPoint(x: 20, y: 200)
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(scrollView.contentOffset == CGPoint(x: 20, y: 200))
    }

    @Test func `text as wide as the scroll view scrolls downwards`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Array(repeating: "one two three four", count: 30).joined(separator: " ")
        _ = add(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            label.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            label.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            label.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        root.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(scrollView.contentSize == CGSize(width: 200, height: height) && height > 200)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(
            scrollView.contentSize
                == CGSize(width: 300, height: label.sizeThatFits(CGSize(width: 300, height: 0)).height))
    }

    @Test func `a width equal to the scroll view's is that of its frame`() {
        let content = add(UIView())
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 400)
    }

    @Test func `a view pinned to the frame guide stays while the content scrolls`() {
        let (content, button) = (add(UIView()), add(UIView()))
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 1000),
            button.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor, constant: -10),
            button.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(button.frame.minY == 70)
        for offset: CGFloat in [30, 500, 0] {
            scrollView.contentOffset.y = offset
            root.layoutIfNeeded()
            #expect(button.frame.minY == offset + 70)
            #expect(content.frame.minY == 0)
        }
    }

    @Test func `content that is lower than the scroll view is centred in it`() {
        let box = add(UIView())
        let content = ContentView(20, 40)
        box.addSubview(content)
        let (guide, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            box.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
            content.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            content.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor),
            content.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
        ])
        let low = box.heightAnchor.constraint(equalTo: frame.heightAnchor)
        low.priority = .defaultLow
        low.isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.height == 100 && content.frame.minY == 30)
        content.contentSize.height = 160
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.height == 160 && content.frame.minY == 0)
    }

    @Test func `margins of the scroll view lie around the content`() {
        scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let content = ContentView(300, 400)
        scrollView.addSubview(content)
        func edge(_ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute) {
            NSLayoutConstraint(
                item: content, attribute: attribute, relatedBy: .equal, toItem: scrollView, attribute: margin,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        edge(.left, .leftMargin)
        edge(.right, .rightMargin)
        edge(.top, .topMargin)
        edge(.bottom, .bottomMargin)
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 306, height: 404))
        #expect(content.frame.origin == CGPoint(x: 2, y: 1))
    }

    @Test func `content in a nested view scrolls with it past a view outside`() {
        let box = add(UIView())
        let inner = constrainedView(in: box)
        let outside = constrainedView(in: root)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 50),
            box.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 950),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            outside.topAnchor.constraint(equalTo: inner.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outside.frame.minY == 55)
        scrollView.contentOffset.y = 40
        root.layoutIfNeeded()
        #expect(outside.frame.minY == 15)
    }

    @Test func `the margins of a scroll view stay over the content that scrolls`() {
        let root = rootView(200, 100)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 10, width: 200, height: 90))
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        scrollView.layoutMargins = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        root.addSubview(scrollView)
        let button = constrainedView(in: root)
        button.topAnchor.constraint(equalTo: scrollView.layoutMarginsGuide.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(button.frame.minY == 15)
        scrollView.contentOffset.y = 300
        root.layoutIfNeeded()
        #expect(button.frame.minY == 15)
    }

    @Test func `content follows the margins of its scroll view that change`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scrollView.layoutMargins = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        let content = constrainedView(in: scrollView)
        NSLayoutConstraint(
            item: content, attribute: .top, relatedBy: .equal, toItem: scrollView, attribute: .topMargin,
            multiplier: 1, constant: 0
        ).isActive = true
        scrollView.layoutIfNeeded()
        #expect(content.frame.minY == 5)
        scrollView.layoutMargins.top = 12
        scrollView.layoutIfNeeded()
        #expect(content.frame.minY == 12)
    }
}
