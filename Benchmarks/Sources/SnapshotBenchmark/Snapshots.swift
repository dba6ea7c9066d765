import BenchmarkSupport
import Foundation
import TesseraDisplay
import TesseraGraphics
import TesseraSnapshot
import TesseraSnapshotTesting
import TesseraUI

/// Prints what a picture of a feed of photographs costs, and what a hundred pictures cost.
@MainActor func measureSnapshots() throws {
    let photos = makePhotos(count: 12)
    let snapshot = Snapshot.image(size: CGSize(width: 390, height: 844), scale: 2)
    let controller = FeedController(photos: photos, number: 0)
    let renderer = SceneRenderer(scale: 2)

    var (tree, resources) = snapshot.scene(of: controller)
    let cold = seconds(of: 1) { use(try? renderer.render(tree, resources: resources)) }
    let describing = best(20) { (tree, resources) = snapshot.scene(of: controller) }
    let drawing = best(30) { use(try? renderer.render(tree, resources: resources)) }
    let canvas = try renderer.render(tree, resources: resources)
    let encoding = best(20) { use(try? canvas.pngData()) }
    let size = try canvas.pngData().count / 1024
    print("A feed of photographs, 390 × 844 points at scale 2, \(tree.elements.count) elements")
    line("Laying out and describing the screen", milliseconds(describing), "", "warm")
    line(
        "Drawing the scene", milliseconds(drawing), "at most 20 ms",
        "warm; the first time \(milliseconds(cold))")
    line("Encoding the picture as PNG", milliseconds(encoding), "", "\(size) KiB")

    for (name, part) in [("text", Part.text), ("images", .images), ("fills, borders and shadows", .fills)] {
        let without = tree.without(part)
        let rest = best(30) { use(try? renderer.render(without, resources: resources)) }
        let share = max(0, drawing - rest) / drawing
        line("Share of \(name) in drawing", String(format: "%.0f %%", share * 100), "", "")
    }

    // Each picture is that of another screen with other texts, from its views to the file.
    var bytes = 0
    let hundred = try secondsOfHundred {
        let controller = FeedController(photos: photos, number: $0)
        let (tree, resources) = snapshot.scene(of: controller)
        bytes += try renderer.render(tree, resources: resources).pngData().count
    }
    line(
        "A hundred different screens, from views to files", String(format: "%.2f s", hundred), "at most 3 s",
        "\(bytes / 100 / 1024) KiB each")
}

@MainActor private func secondsOfHundred(_ body: (Int) throws -> Void) throws -> Double {
    let start = ContinuousClock.now
    for number in 1...100 { try body(number) }
    let time = start.duration(to: .now)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
}

@MainActor private func best(_ rounds: Int, _ body: () -> Void) -> Double {
    (0..<rounds).map { _ in seconds(of: 1, body) }.min() ?? 0
}

private func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }

/// The things in a scene of which the benchmark measures the shares.
private enum Part {
    case text, images, fills
}

extension SceneTree {
    /// Returns the scene without the things of one kind.
    fileprivate func without(_ part: Part) -> SceneTree {
        var result = self
        for id in elements.keys {
            let names: [String] =
                switch part {
                case .text: ["tx"]
                case .images: ["im"]
                case .fills: ["bg", "bd", "sh"]
                }
            // Every step names an element and properties that exist.
            try? result.apply(.update(id: id, set: NodeProperties(), cleared: names, animation: nil))
        }
        return result
    }
}
