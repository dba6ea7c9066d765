import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct LayerTests {
    private func look(_ view: UIView) -> NodeProperties {
        view.properties(context: CommitContext(traits: view.traitCollection))
    }

    @Test func `a radius makes all corners round, or those that are named`() {
        let view = UIView()
        view.layer.cornerRadius = 8
        #expect(look(view).cornerRadius == 8)
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        #expect(
            look(view).cornerRadius
                == CornerRadii(topLeft: 8, topRight: 0, bottomRight: 8, bottomLeft: 0))
        view.layer.maskedCorners = []
        #expect(look(view).cornerRadius == nil)
    }

    @Test(arguments: [
        (CornerRadii(8), "8"),
        (CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), "[1,2,3,4]"),
    ]) func `corners are sent as one number or as four`(radii: CornerRadii, json: String) throws {
        #expect(String(decoding: try JSONEncoder().encode(radii), as: UTF8.self) == json)
        #expect(try JSONDecoder().decode(CornerRadii.self, from: Data(json.utf8)) == radii)
    }

    @Test func `a layer has the place and the look of its view`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let layer = view.layer
        #expect(layer.frame == view.frame && layer.position == CGPoint(x: 25, y: 40))
        layer.position.x = 100
        layer.opacity = 0.5
        layer.isHidden = true
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.center == CGPoint(x: 100, y: 40))
        #expect(view.alpha == 0.5 && view.isHidden)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test func `a presentation layer has the values of the animation at the moment`() async throws {
        await ManualClock.run { clock in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
            animator.startAnimation()
            clock.advance(by: 0.25)
            let shown = view.layer.presentation()
            clock.advance(by: 0.5)
            #expect(shown?.position == CGPoint(x: 30, y: 5))
            #expect(view.layer.position == CGPoint(x: 105, y: 5))
            #expect(shown?.model() === view.layer)
            animator.stopAnimation(true)
        }
    }
}
