import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct EmitterLayerTests {
        private func cell(_ name: String? = nil) -> CAEmitterCell {
            let cell = CAEmitterCell()
            (cell.name, cell.birthRate, cell.lifetime) = (name, 10, 2)
            return cell
        }

        private func image() throws -> CGImage {
            try #require(
                UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                    UIColor.white.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                }.cgImage)
        }

        /// Returns a display with an emitter layer, which begins now and has one cell.
        private func shown(
            _ cell: CAEmitterCell, _ layer: CAEmitterLayer = CAEmitterLayer()
        ) async throws -> (FakeDisplay, CAEmitterLayer) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            layer.beginTime = AnimationContext.clock.now
            layer.emitterCells = [cell]
            window.layer.addSublayer(layer)
            await display.settle()
            return (display, layer)
        }

        private func content(_ layer: CALayer) throws -> EmitterContent {
            let view = layer.view
            return try #require(
                view.properties(context: CommitContext(traits: view.traitCollection)).emitter)
        }

        @Test func `a source is described by its cells and its shape`() async throws {
            let layer = CAEmitterLayer()
            (layer.emitterPosition, layer.emitterZPosition) = (CGPoint(x: 50, y: 60), 3)
            (layer.emitterSize, layer.emitterDepth) = (CGSize(width: 40, height: 20), 5)
            (layer.emitterShape, layer.emitterMode) = (.rectangle, .outline)
            (layer.renderMode, layer.seed) = (.additive, 9)
            (layer.birthRate, layer.lifetime, layer.velocity) = (2, 3, 0.5)
            (layer.scale, layer.spin) = (2, 0.25)
            let flake = cell()
            (flake.velocity, flake.velocityRange, flake.emissionLongitude) = (100, 20, 1)
            (flake.emissionLatitude, flake.emissionRange) = (0.5, 2)
            (flake.xAcceleration, flake.yAcceleration, flake.zAcceleration) = (1, 2, 3)
            (flake.scale, flake.scaleRange, flake.scaleSpeed) = (0.5, 0.25, -0.5)
            (flake.spin, flake.spinRange, flake.lifetimeRange) = (4, 8, 1)
            flake.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            (flake.redRange, flake.greenRange, flake.blueRange, flake.alphaRange) = (0.1, 0.2, 0.3, 0.4)
            (flake.redSpeed, flake.greenSpeed, flake.blueSpeed, flake.alphaSpeed) = (1, 2, 3, -1)
            let image = try image()
            (flake.contents, flake.contentsScale) = (image, 2)
            let (display, _) = try await shown(flake, layer)
            await display.settle()
            let content = try content(layer)
            #expect(content.seed == 9 && content.order == .additive && content.cells.count == 1)
            let interval = try #require(content.intervals.first)
            #expect(interval.shape == .rectangle && interval.mode == .outline)
            #expect(interval.position == [50, 60, 3] && interval.size == [40, 20, 5])
            #expect(interval.cells == [[0, 20, 0]])
            let kind = content.cells[0]
            #expect(kind.lifetime == [6, 3] && kind.velocity == [50, 10] && kind.direction == [1, 0.5, 2])
            #expect(kind.acceleration == [1, 2, 3] && kind.scale == [1, 0.5, -1] && kind.spin == [1, 2])
            #expect(kind.color == [1, 0.5, 0, 1] && kind.colorRange == [0.1, 0.2, 0.3, 0.4])
            #expect(kind.colorSpeed == [1, 2, 3, -1])
            #expect(kind.size == [Double(image.width) / 2, Double(image.height) / 2])
            #expect(layer.pictures.map(\.id) == [try #require(kind.resource)])
        }

        @Test func `particles of the past are there, unless the layer begins now`() async throws {
            try await ManualClock.run { _ in
                let layer = CAEmitterLayer()
                layer.emitterCells = [cell()]
                let old = try content(layer)
                // Ten in a second for two seconds; the twentieth is just being born.
                #expect(ParticleField(old).particles(at: old.now).count == 20)
                layer.beginTime = AnimationContext.clock.now
                let new = try content(layer)
                #expect(ParticleField(new).particles(at: new.now).isEmpty)
                #expect(ParticleField(new).particles(at: new.now + 0.55).count == 5)
            }
        }

        @Test func `particles live on when the birth rate becomes zero`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await shown(cell())
                clock.advance(by: 1.05)
                layer.birthRate = 0
                await display.settle()
                let content = try content(layer)
                #expect(abs(content.now - 1.05) < 1e-6)
                let field = ParticleField(content)
                #expect(field.particles(at: 1.05).count == 10)
                // Those of the first 0.5 seconds have ended.
                #expect(field.particles(at: 2.55).count == 5)
                #expect(field.particles(at: 3.1).isEmpty)
                clock.advance(by: 9)
                layer.birthRate = 1
                let later = try self.content(layer)
                #expect(later.intervals.count == 1)
            }
        }

        @Test func `particles that are under way keep the place from which they come`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await shown(cell())
                clock.advance(by: 0.55)
                layer.emitterPosition = CGPoint(x: 70, y: 0)
                await display.settle()
                let content = try content(layer)
                let places = ParticleField(content).particles(at: 1.05).map(\.x)
                #expect(places == [0, 0, 0, 0, 0, 70, 70, 70, 70, 70])
                #expect(content.cells.count == 1)
            }
        }

        @Test func `a layer that comes back to the window begins anew`() async throws {
            try await ManualClock.run { clock in
                let flake = cell()
                let (display, layer) = try await shown(flake)
                let window = try #require(layer.superlayer)
                clock.advance(by: 1)
                layer.removeFromSuperlayer()
                await display.settle()
                flake.velocity = 5
                layer.birthRate = 0
                window.addSublayer(layer)
                await display.settle()
                var content = try content(layer)
                #expect(ParticleField(content).particles(at: content.now).isEmpty)
                layer.birthRate = 1
                await display.settle()
                clock.advance(by: 1.05)
                content = try self.content(layer)
                #expect(ParticleField(content).particles(at: content.now).count == 10)
                #expect(content.cells.last?.velocity == [5, 0])
            }
        }

        @Test func `nothing is sent while the layer stays the same`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await shown(cell())
                display.reset()
                clock.advance(by: 1)
                layer.view.setNeedsCommit()
                await display.settle()
                #expect(display.operations.isEmpty)
            }
        }

        @Test func `a paused layer stands still`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await shown(cell())
                clock.advance(by: 1)
                let time = layer.convertTime(AnimationContext.clock.now, from: nil)
                display.reset()
                (layer.speed, layer.timeOffset) = (0, time)
                await display.settle()
                #expect(!display.operations.isEmpty)
                clock.advance(by: 5)
                let content = try content(layer)
                #expect(content.rate == 0 && abs(content.now - 1) < 1e-6)
            }
        }

        @Test func `key paths change cells by their names`() async throws {
            let rocket = cell("rocket")
            rocket.emitterCells = [cell("spark")]
            let (display, layer) = try await shown(rocket)
            layer.setValue(40, forKeyPath: "emitterCells.rocket.birthRate")
            layer.setValue(7, forKeyPath: "emitterCells.rocket.emitterCells.spark.velocity")
            await display.settle()
            #expect(layer.value(forKeyPath: "emitterCells.rocket.birthRate") as? NSNumber == 40)
            let content = try content(layer)
            #expect(content.intervals.last?.cells.first?[1] == 40)
            #expect(content.cells.last?.velocity == [7, 0])
            // A direct change of a cell has no effect on a layer that is displayed.
            rocket.birthRate = 99
            layer.emitterPosition.x = 1
            #expect(try self.content(layer).intervals.last?.cells.first?[1] == 40)
        }

        @Test func `the birth rate is animated`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await shown(cell())
                let fade = CABasicAnimation(keyPath: "birthRate")
                (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
                layer.add(fade, forKey: "fade")
                layer.birthRate = 0
                await display.settle()
                clock.advance(by: 0.5)
                #expect(layer.presentation()?.birthRate == 0.5)
                // Half as many as at the full rate, in steps of a fifteenth of a second: 10 · (1 + 14/15 + … + 1/15) / 15.
                let field = ParticleField(try content(layer))
                #expect(field.particles(at: 1.9).count == 5)
                #expect(layer.animationKeys() == ["fade"])
                clock.advance(by: 1)
                #expect(layer.animationKeys() == nil)
            }
        }

        @Test func `a cell is animated by its name`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await shown(cell("snow"))
                let stop = CABasicAnimation(keyPath: "emitterCells.snow.birthRate")
                (stop.fromValue, stop.toValue, stop.duration) = (0, 0, 1)
                layer.add(stop, forKey: "stop")
                await display.settle()
                let field = ParticleField(try content(layer))
                #expect(field.particles(at: 0.9).isEmpty && field.particles(at: 1.55).count == 5)
                clock.advance(by: 1)
            }
        }

        @Test func `changes of an emitter are not animated by themselves`() async throws {
            let (display, layer) = try await shown(cell())
            layer.birthRate = 0.5
            layer.emitterPosition = CGPoint(x: 9, y: 9)
            await display.settle()
            #expect(layer.animationKeys() == nil && layer.presentation()?.birthRate == 0.5)
        }

        @Test func `another layer keeps values for the keys of emitters`() {
            let layer = CALayer()
            layer.setValue(3, forKey: "velocity")
            #expect(layer.value(forKey: "velocity") as? Int == 3)
        }

        private final class ConfettiView: UIView {
            override class var layerClass: AnyClass { CAEmitterLayer.self }
        }

        @Test func `the layer of a view emits particles`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = ConfettiView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let layer = try #require(view.layer as? CAEmitterLayer)
            let paper = cell()
            paper.contents = try image()
            layer.emitterCells = [paper]
            window.addSubview(view)
            await display.settle()
            let element = display.operations.compactMap { operation -> NodeProperties? in
                guard case .create(view.node.id, _, _, _, let properties) = operation else { return nil }
                return properties
            }
            let resource = try #require(element.first?.emitter?.cells.first?.resource)
            #expect(view.shownPictures.map(\.id).contains(resource))
        }

        @Test func `cells that contain themselves, and numbers that are none, do no harm`() throws {
            let layer = CAEmitterLayer()
            let cell = cell("loop")
            cell.emitterCells = [cell]
            (cell.velocity, cell.birthRate) = (.nan, .infinity)
            (layer.birthRate, layer.emitterPosition) = (.infinity, CGPoint(x: CGFloat.infinity, y: 0))
            layer.emitterCells = [cell]
            let content = try content(layer)
            #expect(content.cells.count == 4 && content.cells[0].velocity == [0, 0])
            #expect(content.intervals.first?.position == [0, 0, 0])
            cell.emitterCells = nil
        }
    }
}
