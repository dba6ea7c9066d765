import Foundation
import TesseraBasics

/// The view of an item while it is dragged.
final class DragLook: UIView {
    init(_ view: UIView, _ parameters: UIPreviewParameters) {
        let visible = parameters.visiblePath?.bounds ?? view.bounds
        super.init(frame: CGRect(origin: .zero, size: visible.size))
        let clip = UIView(frame: bounds)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = parameters.visiblePath?.cornerRadius ?? view.layer.cornerRadius
        clip.backgroundColor = parameters.backgroundColor
        // A view that is in a window stays there, and a picture of it is dragged.
        let content = view.window == nil ? view : FrozenView(of: view)
        content.transform = .identity
        content.alpha = 1
        content.isHidden = false
        content.center = CGPoint(
            x: view.bounds.width / 2 - (visible.minX - view.bounds.minX),
            y: view.bounds.height / 2 - (visible.minY - view.bounds.minY))
        clip.addSubview(content)
        addSubview(clip)
        castShadowOfBox()
        layer.cornerRadius = clip.layer.cornerRadius
    }

    required init?(coder: NSCoder) { nil }

    /// Makes the item look as if it were above the other views: larger and with a shadow.
    func raise() {
        subviews.first?.transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    /// Removes the enlargement and the shadow, and applies the shape and colour of parameters if there are
    /// any.
    func settle(_ parameters: UIPreviewParameters? = nil) {
        if let path = parameters?.visiblePath { subviews.first?.layer.cornerRadius = path.cornerRadius }
        if let parameters, parameters.hasOwnBackgroundColor {
            subviews.first?.backgroundColor = parameters.backgroundColor
        }
        subviews.first?.transform = .identity
        layer.shadowOpacity = 0
    }
}

extension UIBezierPath {
    /// The radius of the shape's corners in points, measured at the top left corner of its bounds.
    var cornerRadius: CGFloat {
        let box = bounds
        let most = min(box.width, box.height) / 2
        guard most > 0 else { return 0 }
        func isInside(_ distance: CGFloat) -> Bool {
            contains(CGPoint(x: box.minX + distance, y: box.minY + distance))
        }
        guard !isInside(0.25) else { return 0 }
        guard most > 0.25 else { return min(most, 0.25 / (1 - 0.5.squareRoot())) }
        // This number of steps finds the place to a twentieth of a point.
        let steps = Int(log2((most - 0.25) / 0.05).rounded(.up))
        let outside = bisect(0.25...most, steps: steps) { !isInside($0) }.lowerBound
        // The arc of a quarter circle crosses the diagonal of its square at this share of the radius from the
        // corner.
        return min(most, outside / (1 - 0.5.squareRoot()))
    }
}

/// A badge at the corner of the dragged items, with their number and the effect of a drop.
final class DragBadge: UIView {
    /// The kinds of badges.
    enum Kind: Equatable {
        case copy, forbidden, count
    }

    private let label = UILabel()
    private let symbol = UIImageView()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
        layer.cornerRadius = Self.height / 2
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .white
        label.textAlignment = .center
        symbol.tintColor = .white
        symbol.contentMode = .center
        addSubview(label)
        addSubview(symbol)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Displays a badge, or hides it if `kind` is nil.
    func display(_ kind: Kind?, count: Int) {
        isHidden = kind == nil
        guard let kind else { return }
        backgroundColor =
            switch kind {
            case .copy: .systemGreen
            case .forbidden: .systemGray
            case .count: .systemBlue
            }
        let name: String? =
            switch kind {
            case .copy: "plus"
            case .forbidden: "nosign"
            case .count: nil
            }
        symbol.image = name.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
        }
        label.text = count > 0 && kind != .forbidden ? String(count) : nil
        let textWidth = label.text == nil ? 0 : label.sizeThatFits(.zero).width
        let symbolWidth = symbol.image == nil ? 0 : Self.height
        let width = max(Self.height, textWidth + symbolWidth + (textWidth > 0 ? 10 : 0))
        bounds.size = CGSize(width: width, height: Self.height)
        symbol.frame = CGRect(x: 0, y: 0, width: symbolWidth, height: Self.height)
        label.frame = CGRect(x: symbolWidth, y: 0, width: width - symbolWidth, height: Self.height)
    }

    private static let height: CGFloat = 26
}
