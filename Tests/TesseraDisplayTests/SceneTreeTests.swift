import TesseraDisplay
import Testing

struct SceneTreeTests {
    private func named(_ identifier: String) -> NodeProperties {
        var properties = NodeProperties()
        properties.identifier = identifier
        return properties
    }

    /// Returns a tree whose root, 0, has the children 1, 2 and 3.
    private func family() throws -> SceneTree {
        var tree = SceneTree()
        try tree.apply(
            .scene([
                .create(id: 0, parent: nil, index: 0, viewClass: "Root", properties: NodeProperties()),
                .create(id: 1, parent: 0, index: 0, viewClass: "A", properties: named("a")),
                .create(id: 2, parent: 0, index: 1, viewClass: "B", properties: named("b")),
                .create(id: 3, parent: 0, index: 2, viewClass: "C", properties: named("c")),
            ]))
        return tree
    }

    @Test func `a scene creates the elements that it lists`() throws {
        let tree = try family()
        #expect(tree.root == 0)
        #expect(
            tree.elements == [
                0: .init(viewClass: "Root", parent: nil, children: [1, 2, 3]),
                1: .init(viewClass: "A", parent: 0, properties: named("a")),
                2: .init(viewClass: "B", parent: 0, properties: named("b")),
                3: .init(viewClass: "C", parent: 0, properties: named("c")),
            ])
    }

    @Test func `a second scene takes the place of the first`() throws {
        var tree = try family()
        try tree.apply(
            .scene([.create(id: 7, parent: nil, index: 0, viewClass: "Root", properties: NodeProperties())]))
        #expect(tree.elements == [7: .init(viewClass: "Root", parent: nil)])
        #expect(tree.root == 7)
    }

    @Test func `an update sets some properties and resets others`() throws {
        var tree = try family()
        var set = NodeProperties()
        set.alpha = 0.5
        try tree.apply(.update(id: 1, set: set, cleared: ["id"], animation: nil))
        #expect(tree.elements[1]?.properties == set)
    }

    @Test func `a move counts places without the element itself`() throws {
        var tree = try family()
        try tree.apply(.move(id: 1, parent: 0, index: 2))
        #expect(tree.elements[0]?.children == [2, 3, 1])
        try tree.apply(.move(id: 1, parent: 3, index: 0))
        #expect(tree.elements[0]?.children == [2, 3])
        #expect(tree.elements[3]?.children == [1])
        #expect(tree.elements[1]?.parent == 3)
    }

    @Test func `elements within a removed element are removed with it`() throws {
        var tree = try family()
        try tree.apply(.move(id: 1, parent: 2, index: 0))
        try tree.apply(.patch([.remove(id: 2)]))
        #expect(tree.elements.keys.sorted() == [0, 3])
        #expect(tree.elements[0]?.children == [3])
    }

    @Test func `the page and the steps back are those of the last message`() throws {
        var tree = SceneTree()
        try tree.apply(.history(depth: 2))
        try tree.apply(.history(depth: 1))
        #expect(tree.backDepth == 1)
    }

    @Test(
        arguments: [
            (
                .create(id: 1, parent: 0, index: 0, viewClass: "A", properties: NodeProperties()),
                .duplicate(1)
            ),
            (.create(id: 9, parent: 8, index: 0, viewClass: "A", properties: NodeProperties()), .unknown(8)),
            (
                .create(id: 9, parent: 0, index: 4, viewClass: "A", properties: NodeProperties()),
                .index(4, of: 9, count: 3)
            ),
            (
                .create(id: 9, parent: nil, index: 0, viewClass: "A", properties: NodeProperties()),
                .secondRoot(9, beside: 0)
            ),
            (.update(id: 9, set: NodeProperties(), cleared: [], animation: nil), .unknown(9)),
            (
                .update(id: 1, set: NodeProperties(), cleared: ["??"], animation: nil),
                .unknownProperty("??", of: 1)
            ),
            (.move(id: 1, parent: 0, index: 3), .index(3, of: 1, count: 2)),
            (.move(id: 0, parent: 1, index: 0), .cycle(0, parent: 1)),
            (.move(id: 1, parent: 1, index: 0), .cycle(1, parent: 1)),
            (.remove(id: 9), .unknown(9)),
            (.stop(id: 9), .unknown(9)),
        ] as [(SceneOperation, SceneError)])
    func `a step that does not fit is refused and changes nothing`(
        operation: SceneOperation, error: SceneError
    ) throws {
        var tree = try family()
        let before = tree
        #expect(throws: error) { try tree.apply(operation) }
        #expect(tree == before)
    }
}

struct NodePropertyTests {
    @Test func `every property has a row of the table and a name of its own`() {
        let members = Mirror(reflecting: NodeProperties()).children.count
        #expect(NodeProperties.table.count == members)
        #expect(Set(NodeProperties.table.map(\.name)).count == members)
    }
}
