import Foundation

/// What a view's place and look come from: the part of a view that can be animated.
struct ViewState {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var isHidden = false
    var clipsToBounds = false
    var backgroundColor: UIColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor? = CGColor.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var zPosition: CGFloat = 0
    /// How far what lies behind is blurred, for the materials of bars and alerts.
    var backgroundBlur: CGFloat = 0
}
