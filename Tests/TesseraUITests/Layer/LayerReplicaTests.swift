import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct LayerReplicaTests {
        @Test func `a replicator displays copies with places, colours and delays`() async throws {
            let replicator = CAReplicatorLayer()
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            replicator.addSublayer(dot)
            let (display, _) = try await FakeDisplay.showing(replicator)
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
            replicator.instanceGreenOffset = -0.5
            replicator.instanceDelay = 0.5
            await display.settle()
            let elements = display.elements
            let containers = try #require(elements[replicator.view.node.id]).children
            #expect(containers.count == 3)
            #expect(containers.map { elements[$0]?.properties["tf"]?.array?[4].int } == [nil, 20, 40])
            let copies = containers.compactMap { elements[$0]?.children.first }
            #expect(
                copies.map { elements[$0]?.properties["bg"]?.string } == ["#ffffff", "#ff80ff", "#ff00ff"])
            display.reset()
            let pulse = CABasicAnimation(keyPath: "opacity")
            pulse.toValue = 0
            pulse.duration = 1
            pulse.repeatCount = .infinity
            dot.add(pulse, forKey: nil)
            await display.settle()
            let delays = copies.map { copy in
                display.operations.compactMap { operation -> Double? in
                    guard case .update(copy, _, _, let animation?) = operation else { return nil }
                    return (animation.delay * 10).rounded() / 10
                }.last
            }
            #expect(delays == [0, 0.5, 1])
        }

        private final class Dots: UIView {
            override class var layerClass: AnyClass { CAReplicatorLayer.self }
        }

        @Test func `the layer of a view displays its sublayers and the layers of subviews several times`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = Dots(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let replicator = try #require(view.layer as? CAReplicatorLayer)
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            replicator.addSublayer(dot)
            window.addSubview(view)
            await display.settle()
            func copies() throws -> [[Int]] {
                try #require(display.elements[view.node.id]).children.map {
                    try #require(display.elements[$0]).children
                }
            }
            #expect(try copies().map(\.count) == [1, 1])
            // The first copy consists of the sublayers themselves.
            #expect(try copies()[0] == [dot.view.node.id])
            let square = UIView(frame: CGRect(x: 4, y: 4, width: 2, height: 2))
            view.addSubview(square)
            view.frame.size.width = 30
            await display.settle()
            #expect(try copies().map(\.count) == [2, 2])
            #expect(try copies()[0] == [dot.view.node.id, square.node.id])
            #expect(replicator.copies.views.map(\.bounds.width) == [30, 30])
            // A change within a subview changes each copy, and so does another order.
            square.addSubview(UIView())
            let other = UIView()
            view.addSubview(other)
            view.bringSubviewToFront(square)
            await display.settle()
            #expect(try copies()[0] == [dot.view.node.id, other.node.id, square.node.id])
            let second = try copies()[1]
            #expect(try second.map { try #require(display.elements[$0]).children.count } == [0, 0, 1])
            square.removeFromSuperview()
            other.removeFromSuperview()
            await display.settle()
            #expect(try copies().map(\.count) == [1, 1])
            replicator.instanceCount = 0
            await display.settle()
            #expect(try copies().isEmpty && !view.node.childrenNeedCommit)
        }
    }
}
