import Foundation
import TesseraDisplay

/// The key of a ``CATransition`` of a layer.
public let kCATransition = "transition"
/// The key of the action that runs when a layer that belongs to no view comes into a window.
public let kCAOnOrderIn = "onOrderIn"

/// The looks of transitions.
/// See Apple's [CATransitionType](https://developer.apple.com/documentation/quartzcore/catransitiontype).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a look from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The old look fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides away and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The sides at which transitions begin.
///
/// The vertical axis of these sides points up, as everywhere in Core Animation, and that of views points down. On iOS, therefore,
/// what comes ``fromTop`` moves upwards, and enters the screen at the bottom. Tessera does the same.
/// See Apple's [CATransitionSubtype](https://developer.apple.com/documentation/quartzcore/catransitionsubtype).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a side from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The transition begins at the right side.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The transition begins at the left side.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The transition begins where y is greatest, at the bottom of the screen.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The transition begins where y is smallest, at the top of the screen.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition between the looks of a layer at the start and at the end of a turn of the main loop.
/// See Apple's [CATransition](https://developer.apple.com/documentation/quartzcore/catransition).
///
/// ```swift
/// let transition = CATransition()
/// transition.duration = 0.3
/// label.layer.add(transition, forKey: nil)
/// label.text = "Done"
/// ```
open class CATransition: CAAnimation {
    /// The look of the transition; ``CATransitionType/fade`` by default.
    open var type = CATransitionType.fade
    /// The side at which the transition begins, or nil for the left side. Fades have none.
    open var subtype: CATransitionSubtype?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
    }

    override var displayCurve: TimingCurve { .cubic(timingFunction?.curve ?? .standard) }

    @MainActor func begin(on view: UIView) {
        guard view.isWatched, let committer = view.node.committer, speed > 0, duration > 0 else { return }
        let animation = SceneOperation.Animation(
            duration: duration / Double(speed), delay: 0, curve: displayCurve.displayCurve)
        committer.add(SceneOperation.Transition(style: style, animation: animation), of: view)
    }

    private var style: SceneOperation.Transition.Style {
        let side =
            switch subtype {
            case .fromRight?: "Right"
            // The sides of the display are those that the user sees.
            case .fromTop?: "Bottom"
            case .fromBottom?: "Top"
            default: "Left"
            }
        return SceneOperation.Transition.Style(rawValue: "\(type.rawValue)From\(side)") ?? .crossDissolve
    }
}
