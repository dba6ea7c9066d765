import Foundation

/// A guide of a controller's view for what bars cover, in apps that were written before there were safe areas. Apple advises to
/// use ``UIView/safeAreaLayoutGuide`` instead.
/// See Apple's [UILayoutSupport](https://developer.apple.com/documentation/uikit/uilayoutsupport).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height in points of what bars cover.
    var length: CGFloat { get }
    /// The upper edge of what bars cover.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of what bars cover.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of what bars cover.
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view above or below the safe area.
final class CoveredLayoutGuide: UILayoutGuide, UILayoutSupport {
    let isTop: Bool

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }

    init(isTop: Bool, of view: UIView) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("Guides of controllers are made in code.")
    }
}

extension UIView {
    /// Returns the guide for the part above or below the safe area, which is made when it is first needed.
    func coveredLayoutGuide(isTop: Bool) -> CoveredLayoutGuide {
        let known = layoutGuides.lazy.compactMap { $0 as? CoveredLayoutGuide }.first { $0.isTop == isTop }
        return known ?? CoveredLayoutGuide(isTop: isTop, of: self)
    }
}
