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
        let renderer = SceneRenderer(scale: 2)
        let resources = SceneResources(images: [1: TestImages.twoByTwo, 2: TestImages.halfMask])
        for step in 0..<120 {
            if step == 60 { _ = try renderer.render(tree, resources: resources) }
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
        // The renderer has drawn another state of the scene before, and keeps pictures of images and shadows.
        let after = DrawnPixels(try renderer.render(tree, resources: resources))
        let anew = try SceneRenderer(scale: 2).render(fresh, resources: resources)
        #expect(after == DrawnPixels(anew), "seed \(seed)")
        #expect(after == DrawnPixels(try renderer.render(tree, resources: resources)), "seed \(seed)")
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
        addContent(to: &properties, chance, number, color)
        return properties
    }

    /// Adds an image, a mask, a control or a scrolled content to the properties of some elements.
    private func addContent(
        to properties: inout NodeProperties, _ chance: (Double) -> Bool,
        _ number: (ClosedRange<Double>) -> Double, _ color: () -> TesseraDisplay.Color
    ) {
        if chance(0.2) {
            let modes: [ImageContent.ContentMode] = [
                .scaleToFill, .scaleAspectFit, .scaleAspectFill, .topRight,
            ]
            properties.image = ImageContent(
                resource: chance(0.5) ? 1 : 2, contentMode: modes[Int(number(0...3.99))],
                width: number(1...30), height: number(1...30), color: chance(0.5) ? color() : nil)
        }
        if chance(0.1) {
            let frame = NodeFrame(
                CGRect(x: number(0...5), y: number(0...5), width: number(0...30), height: 30))
            properties.mask =
                chance(0.5)
                ? MaskContent(frame: frame, path: "M0 0 L30 0 L10 25 Z")
                : MaskContent(
                    frame: frame,
                    image: ImageContent(resource: 2, contentMode: .scaleToFill, width: 2, height: 1))
        }
        if chance(0.1) {
            let look = ToggleContent(onColor: color(), offColor: color(), thumbColor: color())
            properties.control = ControlContent(.toggle(look), values: [chance(0.5) ? 1 : 0])
            properties.control?.isRightToLeft = chance(0.5)
        }
        if chance(0.1) {
            properties.scroll = ScrollContent(
                contentSize: CGSize(width: 40, height: number(0...100)), insets: .zero,
                offset: CGPoint(x: 0, y: number(0...50)), revision: 0)
        }
        if chance(0.1) {
            properties.sticky = StickyContent(
                axis: .vertical, start: 0, end: nil, limits: (0, number(0...60)))
        }
    }
}
