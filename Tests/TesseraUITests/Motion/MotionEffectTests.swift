import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct MotionEffectTests {
    private func effect(
        _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ least: Any?, _ most: Any?
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (least, most)
        return effect
    }

    @Test func `a value lies between the least and the greatest one`() {
        let across = effect("center.x", .tiltAlongHorizontalAxis, -20, 40)
        func value(_ horizontal: CGFloat) -> CGFloat? {
            let offset = UIOffset(horizontal: horizontal, vertical: 1)
            return across.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat
        }
        #expect(value(-1) == -20 && value(0) == 10 && value(0.5) == 25 && value(1) == 40 && value(7) == 40)
        #expect(
            effect("center.x", .tiltAlongVerticalAxis, "a", 3)
                .keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test func `effects of a group add up`() {
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            effect("center.x", .tiltAlongHorizontalAxis, -20, 20),
            effect("center.x", .tiltAlongHorizontalAxis, -4, 4),
            effect("center.y", .tiltAlongVerticalAxis, -10, 10),
        ]
        #expect(
            MotionEffects.content(of: [group])
                == TiltContent(left: [-24, 0], right: [24, 0], top: [0, -10], bottom: [0, 10]))
    }

    @Test func `the display gets the distances of an effect of the app's own`() {
        final class Zoom: UIMotionEffect {
            override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]?
            {
                [
                    "center": CGPoint(
                        x: 1 + viewerOffset.horizontal * 5, y: viewerOffset.vertical * viewerOffset.vertical)
                ]
            }
        }
        #expect(
            MotionEffects.content(of: [Zoom()])
                == TiltContent(rest: [1, 0], left: [-5, 0], right: [5, 0], top: [0, 1], bottom: [0, 1]))
    }

    @Test func `effects that move nothing are not sent`() {
        #expect(MotionEffects.content(of: []) == nil)
        #expect(MotionEffects.content(of: [UIMotionEffect()]) == nil)
        #expect(MotionEffects.content(of: [effect("alpha", .tiltAlongVerticalAxis, 0, 1)]) == nil)
        #expect(
            MotionEffects.content(of: [
                effect("center.x", .tiltAlongVerticalAxis, CGFloat.nan, CGFloat.infinity)
            ]) == nil)
    }

    @Test func `a view keeps its effects until they are removed`() {
        let view = UIView()
        let effect = effect("layer.position.x", .tiltAlongHorizontalAxis, -20, 20)
        view.addMotionEffect(effect)
        #expect(view.motionEffects == [effect] && UIView().motionEffects.isEmpty)
        let context = CommitContext(traits: .current)
        #expect(view.properties(context: context).tilt?.right == [20, 0])
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty && view.properties(context: context).tilt == nil)
    }
}
