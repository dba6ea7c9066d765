import Foundation
import TesseraSelectors

@MainActor
extension UIKitMembers {
    static func registerParts() {
        registerMembers(of: UIGestureRecognizer.self, named: "UIGestureRecognizer") { members in
            members.property("state", \.state)
            members.property("isEnabled", \.isEnabled)
            members.property("cancelsTouchesInView", \.cancelsTouchesInView)
            members.property("delaysTouchesBegan", \.delaysTouchesBegan)
            members.property("delaysTouchesEnded", \.delaysTouchesEnded)
            members.property("name", \.name)
            members.property("view", \.view)
        }
        registerMembers(of: UITapGestureRecognizer.self, named: "UITapGestureRecognizer") { members in
            members.property("numberOfTapsRequired", \.numberOfTapsRequired)
            members.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
        }
        registerMembers(of: UIViewPropertyAnimator.self, named: "UIViewPropertyAnimator") { members in
            members.property("isRunning", \.isRunning)
            members.property("fractionComplete", \.fractionComplete)
            members.property("isReversed", \.isReversed)
            members.property("pausesOnCompletion", \.pausesOnCompletion)
        }
        registerMembers(of: NSLayoutConstraint.self, named: "NSLayoutConstraint") { members in
            members.property("constant", \.constant)
            members.property("isActive", \.isActive)
            members.property("identifier", \.identifier)
            members.property("priority", \.priority)
        }
        registerMembers(of: UIPrintPageRenderer.self, named: "UIPrintPageRenderer") { members in
            members.property("headerHeight", \.headerHeight)
            members.property("footerHeight", \.footerHeight)
            members.property("paperRect", \.keyedPaperRect)
            members.property("printableRect", \.keyedPrintableRect)
        }
        registerMembers(of: CALayer.self, named: "CALayer") { members in
            members.method(
                "setNeedsDisplay", calling: { @MainActor (layer: CALayer) in layer.setNeedsDisplay() })
            members.method("setNeedsLayout", CALayer.setNeedsLayout)
            members.method("layoutIfNeeded", CALayer.layoutIfNeeded)
            members.method("removeAllAnimations", CALayer.removeAllAnimations)
            members.method("removeFromSuperlayer", CALayer.removeFromSuperlayer)
            members.property("bounds", \.bounds)
            members.property("position", \.position)
            members.property("frame", \.frame)
            members.property("anchorPoint", \.anchorPoint)
            members.property("opacity", \.opacity)
            members.property("isHidden", \.isHidden)
            members.property("backgroundColor", \.backgroundColor)
            members.property("cornerRadius", \.cornerRadius)
            members.property("maskedCorners", \.maskedCorners)
            members.property("cornerCurve", \.cornerCurve)
            members.property("masksToBounds", \.masksToBounds)
            members.property("borderWidth", \.borderWidth)
            members.property("borderColor", \.borderColor)
            members.property("shadowColor", \.shadowColor)
            members.property("shadowOpacity", \.shadowOpacity)
            members.property("shadowOffset", \.shadowOffset)
            members.property("shadowRadius", \.shadowRadius)
            members.property("shadowPath", \.shadowPath)
            members.property("zPosition", \.zPosition)
            members.property("transform", \.transform)
            members.property("name", \.name)
            members.property("contentsScale", \.contentsScale)
            members.property("isOpaque", \.isOpaque)
            members.property("needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange)
            members.property("contentsGravity", \.contentsGravity)
            members.property("contentsRect", \.contentsRect)
        }
    }
}
