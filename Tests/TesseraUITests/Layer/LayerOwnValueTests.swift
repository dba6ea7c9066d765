import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Values for keys of an app's own, which layers animate.
    @Suite @MainActor struct LayerOwnValueTests {
        private final class Ring: CALayer {
            var drawn: [CGFloat] = []
            /// The layer of which this one is a picture, which lists what was drawn.
            private weak var original: Ring?

            var progress: CGFloat {
                get { value(forKey: "progress") as? CGFloat ?? 0 }
                set { setValue(newValue, forKey: "progress") }
            }

            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                original = layer as? Ring
                if let original { progress = original.progress }
            }
            required init?(coder: NSCoder) { nil }

            override class func needsDisplay(forKey key: String) -> Bool {
                key == "progress" || super.needsDisplay(forKey: key)
            }

            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "progress" else { return super.action(forKey: event) }
                let turn = CABasicAnimation(keyPath: event)
                turn.fromValue = presentation()?.progress
                turn.duration = 2
                return turn
            }

            override func draw(in ctx: CGContext) { (original ?? self).drawn.append(progress) }
        }

        private func shown() async throws -> (FakeDisplay, Ring) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let ring = Ring()
            ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            window.layer.addSublayer(ring)
            ring.progress = 0.25
            await display.settle()
            display.reset()
            ring.drawn = []
            return (display, ring)
        }

        @Test func `a layer draws the frames of an animation of its own key`() async throws {
            try await ManualClock.run { clock in
                let (display, ring) = try await shown()
                // The first value was set before the layer was displayed, and so without an animation.
                ring.removeAllAnimations()
                ring.progress = 0.75
                #expect(ring.progress == 0.75 && ring.animationKeys() == ["progress"])
                await display.settle()
                #expect(ring.presentation()?.progress == 0.25)
                clock.advance(by: 1)
                await display.settle()
                #expect(ring.presentation()?.progress == 0.5)
                #expect(ring.drawn.last == 0.5)
                clock.advance(by: 2)
                await display.settle()
                #expect(ring.animationKeys() == nil && ring.drawn.last == 0.75)
                let count = ring.drawn.count
                clock.advance(by: 1)
                await display.settle()
                #expect(ring.drawn.count == count)
            }
        }

        @Test func `a transaction without actions sets a value of the app's own at once`() async throws {
            try await ManualClock.run { _ in
                let (display, ring) = try await shown()
                ring.removeAllAnimations()
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                ring.setValue(CGFloat(1), forKey: "level")
                CATransaction.commit()
                #expect(ring.animationKeys() == nil)
                #expect(ring.value(forKey: "level") as? CGFloat == 1)
                await display.settle()
            }
        }

        @Test func `values between have the type of the value that was set`() async throws {
            try await ManualClock.run { clock in
                let (display, ring) = try await shown()
                ring.setValue(CGPoint(x: 4, y: 8), forKey: "center")
                ring.setValue(3, forKey: "lineWidth")
                let move = CABasicAnimation(keyPath: "center")
                (move.fromValue, move.duration) = (CGPoint.zero, 2)
                let widen = CABasicAnimation(keyPath: "lineWidth")
                (widen.toValue, widen.duration) = (7, 2)
                let group = CAAnimationGroup()
                (group.animations, group.duration) = ([move, widen], 2)
                ring.add(group, forKey: nil)
                await display.settle()
                clock.advance(by: 1)
                let picture = try #require(ring.presentation())
                #expect(picture.value(forKey: "center") as? CGPoint == CGPoint(x: 2, y: 4))
                // A plain layer has no lines, so that their width is a key of the app's own.
                #expect(picture.value(forKey: "lineWidth") as? Int == 5)
                #expect(ring.value(forKey: "lineWidth") as? Int == 3)
            }
        }

        @Test func `a property that cannot be animated is no value of the app's own`() async throws {
            try await ManualClock.run { clock in
                let (display, ring) = try await shown()
                let raise = CABasicAnimation(keyPath: "zPosition")
                (raise.toValue, raise.duration) = (5, 2)
                ring.add(raise, forKey: "raise")
                let cast = CABasicAnimation(keyPath: "shadowPath")
                (cast.toValue, cast.duration) = (CGPath(rect: .zero, transform: nil), 2)
                ring.add(cast, forKey: "cast")
                await display.settle()
                clock.advance(by: 1)
                #expect(ring.presentation()?.zPosition == 0)
                #expect(ring.presentation()?.shadowPath == nil)
                await display.settle()
            }
        }

        @Test func `a key without a value has the usual value of the class`() {
            final class Bar: CAShapeLayer {
                override class func defaultValue(forKey key: String) -> Any? {
                    key == "level" ? CGFloat(0.5) : super.defaultValue(forKey: key)
                }
            }
            #expect(Bar().value(forKey: "level") as? CGFloat == 0.5)
            #expect(Bar().value(forKey: "other") == nil)
            #expect(Bar.defaultValue(forKey: "lineWidth") as? NSNumber == 1)
            #expect(CALayer.defaultValue(forKey: "opacity") as? NSNumber == 1)
            #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
            #expect(!CALayer.needsDisplay(forKey: "opacity"))
        }

        private final class Tile: CALayer {
            var drawn: [CGFloat] = []
            private weak var original: Tile?

            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                original = layer as? Tile
            }
            required init?(coder: NSCoder) { nil }

            override class func needsDisplay(forKey key: String) -> Bool {
                ["cornerRadius", "bounds"].contains(key) || super.needsDisplay(forKey: key)
            }
            override func action(forKey event: String) -> (any CAAction)? { nil }
            override func draw(in ctx: CGContext) { (original ?? self).drawn.append(cornerRadius) }
        }

        @Test func `a layer draws itself anew for properties of the system's, and for frames between`()
            async throws
        {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let window = try display.show()
                let tile = Tile()
                tile.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                window.layer.addSublayer(tile)
                await display.settle()
                #expect(tile.drawn == [0])
                tile.cornerRadius = 4
                await display.settle()
                #expect(tile.drawn == [0, 4])
                tile.frame.size.width = 20
                await display.settle()
                #expect(tile.drawn == [0, 4, 4])
                tile.borderWidth = 1
                await display.settle()
                #expect(tile.drawn.count == 3)
                let round = CABasicAnimation(keyPath: "cornerRadius")
                (round.fromValue, round.toValue, round.duration) = (0, 16, 2)
                tile.add(round, forKey: "round")
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(tile.drawn.last == 8)
                clock.advance(by: 2)
                await display.settle()
                #expect(tile.drawn.last == 4)
            }
        }

        @Test func `managed properties of ported apps are zero without a value`() {
            let layer = CALayer()
            let (number, text, color): (CGFloat, String, UIColor?) = (
                layer._managedValue("n"), layer._managedValue("t"), layer._managedValue("c")
            )
            #expect(number == 0 && text.isEmpty && color == nil)
            layer.setValue(NSNumber(value: 2.5), forKey: "n")
            #expect(layer._managedValue("n") == 2.5 as CGFloat)
        }

        private final class Bar: CALayer {
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "level" else { return super.action(forKey: event) }
                let action = super.action(forKey: "backgroundColor") as? CABasicAnimation
                action?.keyPath = event
                return action
            }
        }
        private final class BarView: UIView {
            override class var layerClass: AnyClass { Bar.self }
        }

        @Test func `a value of the app's own changes with the pace of an animation block`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let window = try display.show()
                let view = BarView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                window.addSubview(view)
                view.layer.setValue(CGFloat(0), forKey: "level")
                await display.settle()
                view.layer.setValue(CGFloat(1), forKey: "level")
                #expect(view.layer.animationKeys() == nil)
                UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
                    view.layer.setValue(CGFloat(3), forKey: "level")
                    // The block animates the view itself.
                    view.layer.opacity = 0.5
                }
                #expect(view.layer.animationKeys() == ["level"])
                await display.settle()
                clock.advance(by: 2)
                let level = try #require(view.layer.presentation()?.value(forKey: "level") as? CGFloat)
                #expect(abs(level - 2) < 1e-6)
            }
        }
    }
}
