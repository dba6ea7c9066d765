import Foundation
import TesseraDisplay

/// A day of a calendar view: its number, and the mark below it.
@MainActor
final class CalendarDayView: UIControl {
    let day: CalendarMonth.Day
    private let circle = UIView()
    private let label = UILabel()
    private let isToday: Bool
    /// The mark below the number, or nil.
    private(set) var mark: UIView?

    /// The diameter of the circle behind the number of a selected day, in points.
    private static let diameter: CGFloat = 36

    /// Creates the view of a day.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - number: The number of the day, as the view's language writes it.
    ///   - name: What assistive technology reads.
    ///   - isToday: True if the day is the present one.
    init(_ day: CalendarMonth.Day, number: String, name: String, isToday: Bool) {
        (self.day, self.isToday) = (day, isToday)
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = isToday ? "\(SystemWord.today.text), \(name)" : name
        label.text = number
        label.textAlignment = .center
        circle.layer.cornerRadius = Self.diameter / 2
        for view in [circle, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// True if the day lies in the available range.
    var isAvailable = true { didSet { look() } }
    /// True if the user can select or deselect the day.
    var isSelectable = false { didSet { look() } }
    /// True if days can be selected, and the selection's delegate does not allow this one.
    var isForbidden = false { didSet { look() } }
    override var isSelected: Bool { didSet { look() } }

    /// Sets the fonts of days, and of selected days and the present one.
    func setFonts(usual: UIFont, bold: UIFont) {
        fonts = (usual, bold)
        look()
    }
    private var fonts = (usual: UIFont.systemFont(ofSize: 20), bold: UIFont.boldSystemFont(ofSize: 20))

    /// Displays a decoration, or none.
    func setMark(_ decoration: UICalendarView.Decoration?) {
        mark?.removeFromSuperview()
        mark = decoration?.view()
        if let mark { addSubview(mark) }
        setNeedsLayout()
    }

    private func look() {
        isEnabled = isSelectable && isAvailable
        label.font = isSelected || isToday ? fonts.bold : fonts.usual
        let tint = tintColor ?? .systemBlue
        circle.backgroundColor = isSelected ? (isToday ? tint : tint.withAlphaComponent(0.15)) : nil
        label.textColor = textColor(tint: tint)
        var traits: UIAccessibilityTraits = isSelectable ? .button : .staticText
        if isSelected { traits.insert(.selected) }
        if !isAvailable || isForbidden { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }

    private func textColor(tint: UIColor) -> UIColor {
        if !isAvailable || isForbidden { return .tertiaryLabel }
        if isSelected { return isToday ? .white : tint }
        return isToday ? tint : .label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        look()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        // A selected day that the user cannot deselect keeps the focus with which it was selected.
        if isSelectable || isSelected { properties.accessibility?.isInGrid = true }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(Self.diameter, bounds.width, bounds.height)
        circle.frame = CGRect(x: bounds.midX - side / 2, y: 0, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: side)
        guard let mark else { return }
        let room = CGSize(width: bounds.width, height: max(bounds.height - side, 0))
        let size = CGSize(
            width: min(mark.bounds.width, room.width), height: min(mark.bounds.height, room.height))
        mark.clipsToBounds = mark.clipsToBounds || size != mark.bounds.size
        mark.frame = CGRect(x: bounds.midX - size.width / 2, y: side, width: size.width, height: size.height)
    }
}
