import UIKit

/// The icons of the screen: characters of an icon font, or symbols of the system if the font is not installed.
enum AppIcon: String, CaseIterable {
    case smile = "\u{f118}"
    case calendar = "\u{f073}"
    case comments = "\u{f086}"
    case info = "\u{f05a}"

    /// Returns the icon font, or nil if it is not installed.
    static func font(ofSize size: CGFloat) -> UIFont? { UIFont(name: "FontAwesome", size: size) }

    /// The name of the system's symbol that replaces the icon.
    var symbolName: String {
        switch self {
        case .smile: "person.crop.circle"
        case .calendar: "calendar"
        case .comments: "bubble.left.and.bubble.right.fill"
        case .info: "info.circle.fill"
        }
    }
}

/// A view that displays an icon, which grows with the user's text size. Assistive technology ignores it.
final class IconView: UIView {
    private let icon: AppIcon
    private let size: CGFloat
    private let style: UIFont.TextStyle
    private let label = UILabel()
    private let symbol = UIImageView()

    /// - Parameters:
    ///   - size: The height in points at the usual text size.
    ///   - style: The text style with which the icon grows.
    init(_ icon: AppIcon, size: CGFloat, style: UIFont.TextStyle, color: UIColor) {
        (self.icon, self.size, self.style) = (icon, size, style)
        super.init(frame: .zero)
        accessibilityElementsHidden = true
        label.textColor = color
        symbol.tintColor = color
        addConstrained(label, symbol)
        NSLayoutConstraint.activate(label.constraints(filling: self) + symbol.constraints(filling: self))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for view in [self, label, symbol] {
                view.setContentHuggingPriority(.required, for: axis)
                view.setContentCompressionResistancePriority(.required, for: axis)
            }
        }
        update()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
            view.update()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The view is made in code.")
    }

    private func update() {
        let size = UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traitCollection)
        if let font = AppIcon.font(ofSize: size) {
            label.font = font
            label.text = icon.rawValue
            symbol.image = nil
        } else {
            label.text = nil
            symbol.image = UIImage(
                systemName: icon.symbolName, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        }
        label.isHidden = label.text == nil
        symbol.isHidden = symbol.image == nil
    }
}
