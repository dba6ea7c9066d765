import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct TimingCurveTests {
    @Test func `a curve that is slow at both ends is in the middle at half time`() {
        let curve = TimingCurve.easeInOut
        #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-9)
        #expect(curve.progress(at: 0.25) < 0.25)
        #expect(abs(curve.progress(at: 0.25) + curve.progress(at: 0.75) - 1) < 1e-9)
        #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    }

    @Test func `the time of a place is the first at which the curve reaches it`() {
        let spring = Spring(dampingRatio: 0.3, frequency: 10, velocity: 0)
        for curve in [TimingCurve.easeInOut, .spring(spring, duration: spring.settlingTime)] {
            for place in [0.1, 0.5, 0.9] {
                let time = curve.time(of: place)
                #expect(abs(curve.progress(at: time) - place) < 1e-6)
                #expect(curve.progress(at: time * 0.9) < place)
            }
        }
    }

    @Test func `a spring overshoots by what its damping ratio says`() {
        // The overshoot is exp(-π·ζ / √(1 − ζ²)) for ζ = 0.5, after half a swing of the damped frequency.
        let spring = Spring(dampingRatio: 0.5, frequency: 10, velocity: 0)
        let half = Double.pi / (10 * 0.75.squareRoot())
        #expect(abs(spring.progress(at: half) - 1.16303) < 1e-4)
    }

    @Test(arguments: [0.05, 0.4, 0.999, 1, 1.5, 5], [-3.0, 0, 8])
    func `a spring follows the equation of a damped oscillator`(ratio: Double, velocity: Double) {
        let omega = 7.0
        let spring = Spring(dampingRatio: ratio, frequency: omega, velocity: velocity)
        // The loop integrates x'' = ω²(1 − x) − 2ζω·x' in small steps.
        var (place, speed) = (0.0, velocity)
        let step = 1e-5
        for index in 0..<100_000 {
            if index.isMultiple(of: 20_000) {
                #expect(abs(spring.progress(at: Double(index) * step) - place) < 1e-3)
            }
            speed += (omega * omega * (1 - place) - 2 * ratio * omega * speed) * step
            place += speed * step
        }
    }

    @Test(arguments: [0.05, 0.5, 1, 3], [0.0, 5])
    func `a spring that is to take some time has settled then, and not long before`(
        ratio: Double, velocity: Double
    ) {
        let spring = Spring.settling(after: 0.8, dampingRatio: ratio, velocity: velocity)
        #expect(abs(spring.settlingTime - 0.8) < 1e-3)
        let rests = stride(from: 0.8, to: 1.6, by: 0.001).map { abs(1 - spring.progress(at: $0)) }
        #expect(rests.allSatisfy { $0 <= 0.001001 })
    }

    @Test(arguments: [0.05, 0.2, 0.5, 0.9, 1], [0.0, 10])
    func `the points of a spring lie within a thousandth of it`(ratio: Double, velocity: Double) throws {
        let spring = Spring.settling(after: 1, dampingRatio: ratio, velocity: velocity)
        let curve = TimingCurve.spring(spring, duration: 1)
        guard case .points(let points) = curve.displayCurve else {
            Issue.record("Points are expected.")
            return
        }
        #expect(points.first == .init(time: 0, progress: 0) && points.last == .init(time: 1, progress: 1))
        #expect(points.count <= SceneOperation.Animation.largestPointCount)
        for (start, end) in zip(points, points.dropFirst()) {
            for share in stride(from: 0.0, through: 1, by: 0.1) {
                let time = start.time + (end.time - start.time) * share
                let line = start.progress + (end.progress - start.progress) * share
                // The last point is exactly 1, although a spring that has settled is still a little way from it.
                #expect(abs(curve.progress(at: time) - line) < (end.time == 1 ? 0.002 : 0.001))
            }
        }
    }

    @Test func `a spring without bounce does not overshoot, and one that creeps takes longer`() {
        let plain = Spring.perceived(duration: 0.5, bounce: 0, velocity: 0)
        #expect(plain.dampingRatio == 1)
        #expect(stride(from: 0.0, to: 2, by: 0.01).allSatisfy { plain.progress(at: $0) <= 1 })
        #expect(Spring.perceived(duration: 0.5, bounce: -0.5, velocity: 0).dampingRatio == 2)
        #expect(Spring.perceived(duration: 0.5, bounce: -0.5, velocity: 0).settlingTime > plain.settlingTime)
    }

    @Test func `parameters say what kind they are`() {
        let builtin = UICubicTimingParameters(animationCurve: .easeOut)
        #expect(builtin.timingCurveType == .builtin && builtin.animationCurve == .easeOut)
        #expect(
            builtin.controlPoint1 == CGPoint(x: 0, y: 0) && builtin.controlPoint2 == CGPoint(x: 0.58, y: 1))
        let cubic = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 2))
        #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters === cubic)
        #expect(
            cubic.pace(duration: 2).curve.displayCurve == .cubic(x1: 0.1, y1: 0.2, x2: 0.3, y2: 2))
        let spring = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
        #expect(spring.pace(duration: 2).duration == 2)
    }

    @Test func `a spring with a mass says by itself how long it takes`() {
        // ω = √(400 / 1) = 20 and ζ = 20 / (2 · 20) = 0.5, so the duration is ln(1000 / √0.75) / 10.
        let spring = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 20, initialVelocity: .zero)
        #expect(abs(spring.pace(duration: 9).duration - 0.70516) < 1e-4)
    }

    @Test func `a spring thrown downwards has a pace of its own there`() throws {
        let spring = UISpringTimingParameters(
            dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 5))
        let pace = spring.pace(duration: 1)
        let vertical = try #require(pace.verticalCurve)
        #expect(vertical.progress(at: 0.05) > pace.curve.progress(at: 0.05))
    }

    @Test func `a timing function has four points`() {
        let function = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
        var values: [Float] = [9, 9]
        let points = (0..<4).map { index in
            function.getControlPoint(at: index, values: &values)
            return values
        }
        #expect(points == [[0, 0], [0.25, 0.5], [0.75, 1], [1, 1]])
        #expect(CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    }

    @Test func `a velocity that is not a number counts as zero`() {
        let spring = Spring(dampingRatio: 0.8, frequency: 10, velocity: 0)
        #expect(Spring(dampingRatio: 0.8, frequency: 10, velocity: .nan) == spring)
        #expect(Spring(dampingRatio: 0.8, frequency: 10, velocity: .infinity) == spring)
    }
}
