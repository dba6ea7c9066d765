import Foundation
import TesseraDisplay

/// The title of a navigation bar as a button: its area, and the chevron behind it. The title itself is a label below.
final class TitleMenuButton: UIControl, ScrollDriven {
    /// The width of the chevron with the distance from the title, in points.
    static let chevronWidth: CGFloat = 20

    var scrollEffect: ScrollEffectContent? { didSet { setNeedsCommit() } }
    var wholeFrame: CGRect? { didSet { if wholeFrame != oldValue { setNeedsCommit() } } }

    private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = [.button, .header]
        chevron.contentMode = .center
        chevron.tintColor = .secondaryLabel
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityOpensMenu: Bool { true }
    override var pressedOpacity: CGFloat? { 0.3 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(Self.chevronWidth, bounds.width)
        chevron.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeEffect(in: &properties)
    }
}
