import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraSnapshot
import TestSupport
import Testing

@Suite struct RandomSceneTests {
    @Test(arguments: 1...20)
    func `a scene after patches looks like one that is made anew`(round: UInt64) throws {
        let seed = round &* 7919
        var random = SeededGenerator(seed: seed)
        var tree = SceneBuilder(width: 60, height: 60).tree
        var ids = [0]
        for id in 1...60 {
            let parent = ids.randomElement(using: &random) ?? 0
            let index = Int.random(in: 0...(tree.elements[parent]?.children.count ?? 0), using: &random)
            try tree.apply(
                .create(
                    id: id, parent: parent, index: index, viewClass: "UIView",
                    properties: properties(using: &random)))
            ids.append(id)
        }
        for _ in 0..<120 {
            guard let id = ids.dropFirst().randomElement(using: &random), tree.elements[id] != nil else {
                continue
            }
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                try tree.apply(.remove(id: id))
                ids.removeAll { tree.elements[$0] == nil }
            case 1:
                let parent = ids.randomElement(using: &random) ?? 0
                // A step that does not fit is refused, and leaves the tree as it is.
                try? tree.apply(.move(id: id, parent: parent, index: 0))
            default:
                let (old, new) = (tree.elements[id]?.properties ?? .init(), properties(using: &random))
                let changes = new.changes(since: old)
                try tree.apply(.update(id: id, set: changes.set, cleared: changes.cleared, animation: nil))
            }
        }
        var fresh = SceneTree()
        var waiting: [(id: Int, parent: Int?, index: Int)] = [(0, nil, 0)]
        while let next = waiting.popLast() {
            let element = try #require(tree.elements[next.id])
            // The numbers of elements mean nothing for their look.
            try fresh.apply(
                .create(
                    id: next.id + 1000, parent: next.parent.map { $0 + 1000 }, index: next.index,
                    viewClass: element.viewClass, properties: element.properties))
            // Children are made from the last one on, each in front of those that were made before it.
            for child in element.children { waiting.append((child, next.id, 0)) }
        }
        let renderer = SceneRenderer(scale: 2)
        let after = DrawnPixels(try renderer.render(tree))
        #expect(after == DrawnPixels(try SceneRenderer(scale: 2).render(fresh)), "seed \(seed)")
        #expect(after == DrawnPixels(try renderer.render(tree)), "seed \(seed)")
    }

    private func properties(using random: inout SeededGenerator) -> NodeProperties {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        func chance(_ share: Double) -> Bool { number(0...1) < share }
        func color() -> TesseraDisplay.Color {
            TesseraDisplay.Color(
                red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random),
                alpha: chance(0.5) ? 255 : .random(in: 0...255, using: &random))
        }
        var properties = NodeProperties()
        properties.frame = NodeFrame(
            CGRect(x: number(-10...40), y: number(-10...40), width: number(0...40), height: number(0...40)))
        if chance(0.7) { properties.backgroundColor = color() }
        if chance(0.3) { properties.cornerRadius = CornerRadii(number(0...12)) }
        if chance(0.2) { properties.border = Border(width: number(0...4), color: color()) }
        if chance(0.2) {
            properties.shadow = Shadow(color: color(), radius: number(0...6), x: number(-3...3), y: 2)
        }
        if chance(0.2) { properties.alpha = number(0...1) }
        if chance(0.1) { properties.isHidden = true }
        if chance(0.3) { properties.clipsToBounds = true }
        if chance(0.1) { properties.backgroundBlur = number(0...8) }
        if chance(0.1) { properties.zPosition = number(-2...2) }
        if chance(0.1) {
            properties.transform = NodeTransform(CGAffineTransform(rotationAngle: number(-3...3)))
        }
        if chance(0.2) {
            properties.text = TextContent(
                lines: [.init(text: .plain("Ag7"), x: 0, y: 0, width: 24)], lineHeight: 16,
                style: TextStyle(size: 13, weight: 500, color: color()))
        }
        return properties
    }
}
