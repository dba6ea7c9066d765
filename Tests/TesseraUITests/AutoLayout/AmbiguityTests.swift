import Foundation
import Testing

@testable import TesseraUI

/// Tests what views and constraints report about themselves for debugging.
@Suite @MainActor struct AmbiguityTests {
    let root = rootView(200, 100)

    @Test func `a view is ambiguous until constraints say its place and size`() {
        let view = constrainedView(in: root)
        #expect(view.hasAmbiguousLayout)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        #expect(view.hasAmbiguousLayout)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(view.hasAmbiguousLayout)
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        height.isActive = true
        #expect(!view.hasAmbiguousLayout)
        height.isActive = false
        #expect(view.hasAmbiguousLayout)
    }

    @Test func `the size of content is no ambiguity, and a view placed by its frame has none`() {
        let view = ContentView(30, 20)
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
        let framed = UIView()
        root.addSubview(framed)
        #expect(!framed.hasAmbiguousLayout)
    }

    @Test func `two views that could share the room in any way are ambiguous`() {
        let (one, other) = (ContentView(60, 10), ContentView(60, 10))
        for view in [one, other] {
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor),
            other.leftAnchor.constraint(equalTo: one.rightAnchor),
            other.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        #expect(one.hasAmbiguousLayout && other.hasAmbiguousLayout)
        one.setContentHuggingPriority(.init(251), for: .horizontal)
        #expect(!one.hasAmbiguousLayout && !other.hasAmbiguousLayout)
    }

    @Test func `anchors and guides report ambiguity`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        #expect(guide.hasAmbiguousLayout && guide.leftAnchor.hasAmbiguousLayout)
        guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
        guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 1).isActive = true
        #expect(!guide.hasAmbiguousLayout && !guide.leftAnchor.hasAmbiguousLayout)
    }

    @Test func `a view reports the constraints that place it, by axis`() {
        let (view, other) = (constrainedView(in: root), constrainedView(in: root))
        let left = view.leftAnchor.constraint(equalTo: other.rightAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        let outer = other.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -50)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        let stranger = other.heightAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([left, width, outer, top, stranger])
        #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [left, width, outer])
        #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
        #expect(Set(view.leftAnchor.constraintsAffectingLayout) == [left, width, outer])
    }
}
