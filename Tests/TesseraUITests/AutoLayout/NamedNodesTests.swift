import Testing

@testable import TesseraUI

@Suite @MainActor struct NamedNodesTests {
    @Test func `nodes are stored in their order, each once`() {
        let views = (0..<5).map { _ in UIView() }
        let root = UIView()
        let engine = LayoutEngine(rootView: root, isTemporary: true)
        let all = views.map { LayoutNode($0, in: engine) }
        var nodes = NamedNodes()
        #expect(Array(nodes).isEmpty)
        for index in [0, 0, 1, 0, 1, 2, 3, 2, 0, 3, 4] { nodes.insert(all[index]) }
        #expect(Array(nodes).map(ObjectIdentifier.init) == all.map(ObjectIdentifier.init))
        withExtendedLifetime((root, views)) {}
    }

    @Test func `a constraint on more than two views needs the nodes of all`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = UIView()
        let (first, second) = (UIView(), UIView())
        for view in [outer, first, second] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(outer)
        root.addSubview(second)
        outer.addSubview(first)
        // In the coordinates of the root, the place of the first view is the sum of two places.
        let distance = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 7)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            first.widthAnchor.constraint(equalToConstant: 10), distance,
        ])
        root.layoutIfNeeded()
        #expect(second.frame.minX == 42)
        #expect(distance.installed.map { Array($0.nodes).count } == 3)
        // The views keep their places in the system only as long as a constraint names them.
        distance.isActive = false
        #expect(second.placingNode == nil)
        #expect(first.placingNode != nil)
    }
}
