import Foundation
import TesseraDisplay

/// The handle with which the user moves a row to another place.
@MainActor
final class ReorderAccessory: CellAccessoryView {
    private let handle = UIImageView(image: .accessorySymbol("line.3.horizontal"))
    private let line = UIView()
    /// True while the row moves with a finger.
    private var isMoving = false

    override init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        super.init(accessory, in: row)
        handle.contentMode = .center
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        addSubview(handle)
        accessibilityLabel = SystemWord.reorder.text
    }

    required init?(coder: NSCoder) { nil }

    override var isInteractive: Bool { true }
    override var isHandle: Bool { true }
    override var contentSize: CGSize { handle.sizeThatFits(.zero) }

    override func accessoryChanged() {
        tintColor = accessory.style.tintColor ?? .tertiaryLabel
        accessibilityTraits = .adjustable
    }

    override func layOutContent() {
        let size = contentSize
        handle.bounds = CGRect(origin: .zero, size: size)
        handle.center = contentCenter
        var hasLine = isAfterAnother
        if case .reorder(let mayHaveLine) = accessory.details { hasLine = hasLine && mayHaveLine }
        line.isHidden = !hasLine
        let thickness = 1 / max(traitCollection.displayScale, 1)
        let edge = isMirrored ? bounds.maxX - thickness : bounds.minX
        line.frame = CGRect(x: edge, y: 8, width: thickness, height: max(0, bounds.height - 16))
    }

    // MARK: With a finger or the mouse

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isMoving = row?.beginReordering(at: touch.location(in: nil)) == true
        return isMoving
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        row?.continueReordering(at: touch.location(in: nil))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { finish(isCancelled: false) }

    override func cancelTracking(with event: UIEvent?) { finish(isCancelled: true) }

    private func finish(isCancelled: Bool) {
        guard isMoving else { return }
        isMoving = false
        row?.endReordering(isCancelled: isCancelled)
    }

    // MARK: With the keyboard or assistive technology

    override func displayAdjusted(_ direction: DisplayEvent.Direction) {
        switch direction {
        case .up: _ = row?.reorder(by: -1)
        case .down: _ = row?.reorder(by: 1)
        case .left, .right: break
        }
    }

    override func accessibilityIncrement() { _ = row?.reorder(by: 1) }
    override func accessibilityDecrement() { _ = row?.reorder(by: -1) }
}
