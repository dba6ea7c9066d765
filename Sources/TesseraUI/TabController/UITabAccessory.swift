import Foundation

/// A view in front of the content above the tab bar, such as the controls of a player.
/// See Apple's [UITabAccessory](https://developer.apple.com/documentation/uikit/uitabaccessory).
///
/// ```swift
/// tabs.bottomAccessory = UITabAccessory(contentView: PlayerView())
/// ```
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The view in the accessory, which gives it its size.
    public let contentView: UIView

    /// Creates an accessory with a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }

    /// The pane of glass around the content.
    private(set) lazy var pane: UIVisualEffectView = {
        let pane = UIVisualEffectView(effect: UIGlassEffect())
        pane.clipsToBounds = true
        pane.cornerConfiguration = .capsule()
        contentView.frame = pane.contentView.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.translatesAutoresizingMaskIntoConstraints = true
        pane.contentView.addSubview(contentView)
        return pane
    }()
}

/// The accessory above the tab bar.
extension UITabBarController {
    /// The height of an accessory and its distances from the bar and from the edges, in points.
    private static let accessoryHeight: CGFloat = 48
    private static let accessoryGap: CGFloat = 8
    private static let accessoryMargin: CGFloat = 20
    private static let greatestAccessoryWidth: CGFloat = 560

    /// The height in points that an accessory takes above the bar, or 0 if there is none.
    var roomOfAccessory: CGFloat { bottomAccessory == nil ? 0 : Self.accessoryHeight + Self.accessoryGap }

    /// Replaces the pane of an accessory by that of the present one.
    func accessoryChanged(from old: UITabAccessory?, animated: Bool) {
        guard isViewLoaded, tabBar.superview === view else { return }
        if let old, old.pane.superview === view {
            let pane = old.pane
            guard animated, view.window != nil else { return replaceAccessory(removing: pane) }
            UIView.animate(withDuration: 0.25, animations: { pane.alpha = 0 }) { _ in
                guard pane.alpha == 0 else { return }
                pane.removeFromSuperview()
                pane.alpha = 1
            }
        }
        replaceAccessory(removing: nil)
        guard animated, view.window != nil else { return }
        if let pane = bottomAccessory?.pane {
            UIView.performWithoutAnimation { pane.alpha = 0 }
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { pane.alpha = 1 }
        }
    }

    private func replaceAccessory(removing pane: UIView?) {
        pane?.removeFromSuperview()
        if let new = bottomAccessory?.pane {
            new.alpha = 1
            if new.superview !== view { view.insertSubview(new, belowSubview: tabBar) }
        }
        UIView.performWithoutAnimation { layOutBar() }
    }

    /// Places the accessory above a place, or beside the button of a minimized bar.
    func layOutAccessory(above bottom: CGFloat) {
        guard let pane = bottomAccessory?.pane else { return }
        pane.isHidden = isBarAwayForContent || transitions.passage?.carriesBar == true
        if showsMinimizedBar {
            pane.frame = frameBesideMinimizedBar
            return
        }
        // Beside a sidebar the accessory lies in the middle of the content.
        let content = transitions.container
        let safe = content.safeAreaInsets
        let room = max(content.frame.width - safe.left - safe.right - 2 * Self.accessoryMargin, 0)
        let width = min(room, Self.greatestAccessoryWidth)
        pane.frame = CGRect(
            x: content.frame.minX + safe.left + Self.accessoryMargin + (room - width) / 2,
            y: bottom - Self.accessoryGap - Self.accessoryHeight, width: width,
            height: Self.accessoryHeight)
    }
}
