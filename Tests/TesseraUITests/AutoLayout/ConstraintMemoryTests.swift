import Foundation
import Testing

@testable import TesseraUI

/// Tests that nothing remains of views with constraints.
@MainActor struct ConstraintMemoryTests {
    @Test func `the rectangles of constraints end with their views`() async {
        weak var node: LayoutNode?
        weak var engine: LayoutEngine?
        weak var view: UIView?
        do {
            let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
            outer.layoutIfNeeded()
            node = inner.reference.node
            engine = node?.engine
            view = outer
            #expect(node != nil)
        }
        #expect(view == nil)
        #expect(engine == nil)
        await wait(until: { node == nil })
    }
}
