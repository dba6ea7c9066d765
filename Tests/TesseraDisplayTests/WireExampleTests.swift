import Foundation
import TesseraDisplay
import Testing

/// Reads the worked example of `Documentation/Wire.md` as a display and an app do.
struct WireExampleTests {
    /// A message of the example.
    private struct Block {
        /// The sender: `app`, `display` or `host`.
        var sender: String
        var json: Data
    }

    /// Returns the messages of the example in their order.
    private func blocks() throws -> [Block] {
        let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/Wire.md"), encoding: .utf8)
        var blocks: [Block] = []
        var sender: String?
        var lines: [Substring] = []
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```json ") {
                sender = String(line.dropFirst(8))
            } else if line == "```", let from = sender {
                blocks.append(Block(sender: from, json: Data(lines.joined(separator: "\n").utf8)))
                (sender, lines) = (nil, [])
            } else if sender != nil {
                lines.append(line)
            }
        }
        return blocks
    }

    /// Returns the values of a JSON object, which can be compared whatever their order in the text is.
    private func object(_ json: Data) throws -> NSDictionary {
        try #require(JSONSerialization.jsonObject(with: json) as? NSDictionary)
    }

    /// Returns the tree that the messages of the app build.
    private func tree() throws -> SceneTree {
        var tree = SceneTree()
        for block in try blocks() where block.sender == "app" {
            try tree.apply(JSONDecoder().decode(DisplayMessage.self, from: block.json))
        }
        return tree
    }

    @Test func `the messages of the example have no other keys than those that are read`() throws {
        let blocks = try blocks()
        #expect(Set(blocks.map(\.sender)) == ["app", "display", "host"])
        for block in blocks {
            let written: Data
            switch block.sender {
            case "app":
                written = try JSONEncoder().encode(
                    JSONDecoder().decode(DisplayMessage.self, from: block.json))
            case "display":
                written = try JSONEncoder().encode(DisplayEvent(parsing: block.json))
            default: continue
            }
            #expect(try object(written) == object(block.json))
        }
    }

    @Test func `the messages of the example build its screen`() throws {
        let tree = try tree()
        #expect(tree.root == 0)
        #expect(tree.elements.mapValues(\.children) == [0: [1], 1: [2], 2: [4, 3], 3: [], 4: []])
        let label = try #require(tree.elements[3])
        #expect(label.properties.identifier == "greeting")
        #expect(label.properties.alpha == 0.5)
        #expect(label.properties.accessibility == nil)
        #expect(label.properties.text?.lines.map(\.text.string) == ["Good morning,", "Tokyo"])
        #expect(
            tree.elements[4]?.properties.backgroundColor == Color(red: 60, green: 60, blue: 67, alpha: 74))
    }

    @Test func `the events of the example name what its messages describe`() throws {
        let tree = try tree()
        let events = try blocks().filter { $0.sender == "display" }.map { try DisplayEvent(parsing: $0.json) }
        guard case .hello(let hello) = try #require(events.first) else {
            Issue.record("The first event is a hello.")
            return
        }
        #expect(hello.version == ProtocolVersion.current)
        let root = try #require(tree.elements[0]?.properties.frame?.rect)
        #expect(root.width == hello.screen.width && root.height == hello.screen.height)
        for event in events.dropFirst() {
            guard case .scroll(let report) = event else {
                Issue.record("The other events are reports of scrolling.")
                continue
            }
            #expect(tree.elements[report.view]?.properties.scroll != nil)
        }
        let scroll = try #require(tree.elements[2]?.properties.scroll)
        guard case .scroll(let last) = events.last else { return }
        #expect([last.x, last.y] == scroll.offset)
        #expect(last.revision == scroll.revision)
        #expect(last.phase == .idle)
    }
}
