import Foundation
import TesseraDisplay

/// A container of the app's view below a title or a large title, which a display changes by itself while content scrolls.
final class BarSubtitleSlot: UIView, ScrollDriven {
    private let slot: BarItemSlot
    /// Called when the view would like to have another height.
    private let resized: () -> Void
    private var knownHeight: CGFloat?

    var scrollEffect: ScrollEffectContent? { didSet { setNeedsCommit() } }
    var wholeFrame: CGRect? { didSet { if wholeFrame != oldValue { setNeedsCommit() } } }

    init(_ content: UIView, resized: @escaping () -> Void) {
        (slot, self.resized) = (BarItemSlot(content), resized)
        super.init(frame: .zero)
        addSubview(slot)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns true if the slot contains the given view.
    func holds(_ view: UIView) -> Bool { slot.holds(view) }

    /// Adds the view again if another bar has taken it.
    func take() { slot.take() }

    /// Removes the slot, and returns the width that the app has given to its view.
    func leave() {
        slot.giveBackWidth()
        removeFromSuperview()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { slot.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        slot.frame = bounds
        let height = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        let isOther = knownHeight != nil && knownHeight != height
        knownHeight = height
        if isOther { resized() }
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeEffect(in: &properties)
    }

    /// Returns the height that a view would like to have in a width, before it is in a slot.
    static func height(of view: UIView, in width: CGFloat) -> CGFloat {
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let wanted = view.translatesAutoresizingMaskIntoConstraints ? view.sizeThatFits(room) : .zero
        guard wanted == .zero else { return wanted.height }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
}
