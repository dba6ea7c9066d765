import Foundation
import TesseraDisplay
import TesseraGraphics
import TesseraSnapshot
import TesseraSnapshotTesting
import UIKit

// The samples of the comments about scenes and snapshots.

func draw(_ tree: SceneTree, _ resources: SceneResources) throws {
    let renderer = SceneRenderer(scale: 2)
    let png = try renderer.render(tree, resources: resources).pngData()
}

func compare(_ canvas: Canvas, _ reference: Data) throws {
    let comparison = PictureComparison(
        of: Picture(canvas), with: try Picture(decoding: reference),
        tolerance: ComparisonTolerance(colorDifference: 2))
    if !comparison.isMatch { print(comparison.sentence) }
}

@MainActor
enum ScreenSamples {
    final class FeedViewController: UIViewController {}

    static func compare(_ controller: UIViewController) {
        assertSnapshot(of: controller, as: .image(size: CGSize(width: 390, height: 844), scale: 2))
        assertSnapshot(of: controller, as: .description, named: "tree")
    }

    static func draw(_ controller: UIViewController) throws {
        let (tree, resources) = Snapshot.image(scale: 2).scene(of: controller)
        let canvas = try SceneRenderer(scale: 2).render(tree, resources: resources)
    }

    static func compareInTheDark() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        assertSnapshot(of: FeedViewController(), as: .image(scale: 2, traits: dark))
    }
}
