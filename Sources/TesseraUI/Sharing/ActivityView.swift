import Foundation
import TesseraDisplay

/// The list of activities: at the lower edge of the screen, in the middle of a wide screen, or in a popover.
@MainActor
final class ActivityView: UIView {
    private unowned let controller: UIActivityViewController
    private let dimming = UIView()
    private let panel = UIScrollView()
    private let subjectLabel = UILabel()
    private var rows: [ActivityRow] = []
    /// True if the list is displayed, rather than the browser's share sheet.
    private(set) var isListShown = false

    /// The width of a popover with the list, in points.
    static let popoverWidth: CGFloat = 320
    /// True if the view fills a popover, which has a background of its own and which a touch elsewhere closes.
    var isInPopover = false {
        didSet {
            guard isInPopover != oldValue else { return }
            dimming.isHidden = isInPopover
            panel.backgroundColor = isInPopover ? nil : .secondarySystemBackground
            makeRows()
            place()
        }
    }

    /// A description of the shared items above the list.
    var subjectText: String? { didSet { subjectLabel.text = subjectText } }
    /// True if the list contains the browser's share sheet.
    var offersBrowserSheet = false { didSet { if offersBrowserSheet != oldValue { makeRows() } } }
    /// True if the list lies below the screen, at the start or the end of its animation.
    var isListAway = false {
        didSet {
            guard isListAway != oldValue else { return }
            place()
        }
    }

    init(controller: UIActivityViewController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        accessibilityViewIsModal = true
        dimming.backgroundColor = UIColor(light: 0x0000_0033, dark: 0x0000_007a)
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [weak controller] _ in controller?.end(nil, completed: false) })
        dimming.addGestureRecognizer(tap)
        panel.backgroundColor = .secondarySystemBackground
        panel.layer.cornerRadius = 14
        accessibilityLabel = SystemWord.action.text
        subjectLabel.font = .preferredFont(forTextStyle: .footnote)
        subjectLabel.adjustsFontForContentSizeCategory = true
        subjectLabel.textColor = .secondaryLabel
        subjectLabel.numberOfLines = 2
        subjectLabel.textAlignment = .center
        panel.addSubview(subjectLabel)
        addSubview(dimming)
        addSubview(panel)
        place()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityContent.Role? { .dialog }

    /// Displays the list of activities.
    func displayList(animated: Bool) {
        guard !isListShown else { return }
        UIView.performWithoutAnimation {
            makeRows()
            layoutIfNeeded()
        }
        isListShown = true
        guard animated else { return place() }
        UIView.animate(withDuration: isInPopover ? 0.2 : 0.3) { place() }
    }

    /// Hides the list while the browser's share sheet is open.
    func hideList() {
        isListShown = false
        place()
    }

    private func makeRows() {
        for row in rows { row.removeFromSuperview() }
        rows = controller.activities.map { activity in
            ActivityRow(title: activity.activityTitle, image: activity.activityImage) { [weak controller] in
                controller?.choose(activity)
            }
        }
        if offersBrowserSheet {
            rows.append(
                ActivityRow(
                    title: SystemWord.share.text, image: UIImage(systemName: "square.and.arrow.up")
                ) { [weak controller] in controller?.openBrowserSheet() })
        }
        if !isInPopover {
            rows.append(
                ActivityRow(title: SystemWord.cancel.text, image: UIImage(systemName: "xmark")) {
                    [weak controller] in
                    controller?.end(nil, completed: false)
                })
        }
        for row in rows { panel.addSubview(row) }
        rows.last?.isLast = true
        setNeedsLayout()
        controller.activePresentationController?.containerView?.setNeedsLayout()
    }

    /// Moves the list to its place on the screen or below it.
    private func place() {
        if isInPopover {
            panel.alpha = 1
            panel.transform = .identity
            controller.activePresentationController?.moveView()
            return
        }
        let isShown = isListShown && !isListAway
        dimming.alpha = isShown ? 1 : 0
        panel.alpha = isListShown ? 1 : 0
        panel.transform =
            isShown
            ? .identity : CGAffineTransform(translationX: 0, y: max(bounds.height - panel.frame.minY, 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        guard !isInPopover else {
            panel.contentSize = CGSize(width: bounds.width, height: arrange(atWidth: bounds.width))
            panel.frame = bounds
            return place()
        }
        let isWide = bounds.width >= 600
        let width = isWide ? 360 : bounds.width - 16
        let content = arrange(atWidth: width)
        let room = bounds.height - safeAreaInsets.top - safeAreaInsets.bottom - 24
        let height = min(content, max(room, 0))
        let bottom = bounds.height - safeAreaInsets.bottom - 8
        panel.contentSize = CGSize(width: width, height: content)
        panel.bounds.size = CGSize(width: width, height: height)
        panel.center = CGPoint(x: bounds.midX, y: isWide ? bounds.midY : bottom - height / 2)
        place()
    }

    /// Places the text and the rows below each other, and returns the height of all of them, in points.
    @discardableResult
    func arrange(atWidth width: CGFloat) -> CGFloat {
        var y: CGFloat = 12
        if subjectText?.isEmpty == false {
            let height = subjectLabel.sizeThatFits(
                CGSize(width: width - 32, height: .greatestFiniteMagnitude)
            ).height
            subjectLabel.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            y += height + 12
        }
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: width, height: row.preferredHeight)
            y += row.preferredHeight
        }
        return y
    }
}

/// A row of the list of activities.
@MainActor
final class ActivityRow: UIControl {
    private let label = UILabel()
    private let icon = UIImageView()
    private let line = UIView()
    /// True if there is no separator below the row.
    var isLast = false { didSet { line.isHidden = isLast } }

    init(title: String?, image: UIImage?, action: @escaping () -> Void) {
        super.init(frame: .zero)
        accessibilityTraits = .button
        isAccessibilityElement = true
        accessibilityLabel = title
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        icon.image = image?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = .label
        icon.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        for view in [label, icon, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The height of the row, in points, for its font: 52 at the usual text sizes.
    var preferredHeight: CGFloat { max(52, (label.font.lineHeight + 28).rounded(.up)) }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, pixel) = (CGFloat(22), 1 / traitCollection.displayScale)
        let iconX = isRightToLeft ? 16 : bounds.width - 16 - side
        icon.frame = CGRect(x: iconX, y: bounds.midY - side / 2, width: side, height: side)
        label.frame = CGRect(
            x: isRightToLeft ? 16 + side + 12 : 16, y: 0, width: max(bounds.width - 44 - side, 0),
            height: bounds.height)
        line.frame = CGRect(
            x: isRightToLeft ? 0 : 16, y: bounds.height - pixel, width: bounds.width - 16, height: pixel)
    }
}
