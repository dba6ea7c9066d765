import Foundation
import TesseraDisplay

/// The actions at one side of a row. The view lies at the row's edge in front of its content, as wide as the
/// open actions. The display reveals as much of it as the row has moved aside.
final class SwipeActionsView: UIView {
    private let buttons: [SwipeActionButton]
    private let content: SwipeActionsContent

    /// The maximum share of a row's width for the actions.
    private static let widestShare: CGFloat = 0.8
    /// The z position, which is in front of all content of the row.
    private static let depth: CGFloat = 10_000

    /// Creates the actions for an edge of a row.
    ///
    /// - Parameter perform: Performs the action that the user chooses.
    init(
        _ configuration: UISwipeActionsConfiguration, side: SwipeContent.Side,
        perform: @escaping @MainActor (UIContextualAction) -> Void
    ) {
        buttons = configuration.actions.map { SwipeActionButton($0, perform: perform) }
        content = SwipeActionsContent(
            side: side, performsFirst: configuration.performsFirstActionWithFullSwipe)
        super.init(frame: .zero)
        layer.zPosition = Self.depth
        for (index, button) in buttons.enumerated() {
            // While the actions are being revealed, an outer one covers those further in.
            button.layer.zPosition = CGFloat(buttons.count - index)
            addSubview(button)
        }
        autoresizingMask = [.flexibleHeight, side == .right ? .flexibleLeftMargin : .flexibleRightMargin]
    }

    required init?(coder: NSCoder) {
        fatalError("Swipe actions are made in code.")
    }

    func button(of action: UIContextualAction) -> UIView? {
        buttons.first { $0.action === action }
    }

    /// Takes its place in the row. The text size of the row determines the width.
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let superview { place(in: superview) }
    }

    private func place(in row: UIView) {
        let room = row.bounds.size
        let most = max(room.width * Self.widestShare / CGFloat(max(buttons.count, 1)), 1)
        chooseContent(in: CGSize(width: most, height: room.height))
        let width = min(most, buttons.map { $0.naturalWidth(at: most) }.max() ?? 0)
        let whole = width * CGFloat(buttons.count)
        frame = CGRect(
            x: content.side == .right ? row.bounds.maxX - whole : row.bounds.minX, y: row.bounds.minY,
            width: whole, height: room.height)
    }

    /// Displays titles below images if there is enough space for both in all buttons.
    private func chooseContent(in size: CGSize) {
        let isRoomy = buttons.allSatisfy { $0.fitsAll(in: size) }
        for button in buttons { button.showsTitleBelowImage = isRoomy }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        chooseContent(in: CGSize(width: width, height: bounds.height))
        for (index, button) in buttons.enumerated() {
            let place = content.side == .right ? buttons.count - 1 - index : index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
        }
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        properties.swipeActions = content
    }
}
