import Foundation

extension UIViewController {
    /// The least room in points between the edges of the view's safe area and its content, which the view's margins
    /// have by default: at the sides 16 where the view is narrower than 414 points, as on most phones, and 20 else.
    /// See Apple's [systemMinimumLayoutMargins](
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins).
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? 0
        let side: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
