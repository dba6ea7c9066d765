import Foundation
import TesseraBasics

/// The accessories of one row that are present in the row's state, with their views and places.
///
/// Each list cell and each table cell has one of these objects. The cell reports its changes of state, and
/// calls ``layOut(in:)`` during its layout.
@MainActor
final class CellAccessories {
    private weak var row: (any CellAccessoryRow)?
    /// The views of the accessories at the leading edge, from leading to trailing.
    private(set) var leading: [CellAccessoryView] = []
    /// The views of the accessories at the trailing edge, from leading to trailing.
    private(set) var trailing: [CellAccessoryView] = []
    /// The views that disappear with an animation.
    private var leaving: [CellAccessoryView] = []

    private(set) var accessories: [UICellAccessory] = []
    private(set) var isEditing = false

    /// The duration in seconds of the animation with which accessories appear and disappear.
    static let duration: TimeInterval = 0.3

    init(of row: any CellAccessoryRow) {
        self.row = row
    }

    /// True if the row is selected.
    var isSelected = false {
        didSet { if isSelected != oldValue { for view in views { view.isSelected = isSelected } } }
    }

    /// True if the item of the row is expanded in its outline.
    var isExpanded = false {
        didSet { if isExpanded != oldValue { for view in views { view.isExpanded = isExpanded } } }
    }

    /// True if the layout direction of the row's content is from right to left.
    var isMirrored = false {
        didSet { if isMirrored != oldValue { for view in views { view.isMirrored = isMirrored } } }
    }

    /// The views of all accessories.
    var views: [CellAccessoryView] { leading + trailing }

    /// The accessory that receives taps anywhere in the row, or nil.
    var wholeRowView: CellAccessoryView? { trailing.first { $0.takesWholeRow && !$0.isHidden } }

    // MARK: Changes

    /// Sets the accessories of the row. If an accessory is there twice, the app stops with a message that
    /// names `caller`, the property that was set.
    func set(_ accessories: [UICellAccessory], animated: Bool, caller: String) {
        check(accessories, caller)
        self.accessories = accessories
        update(animated: animated)
    }

    /// Sets whether the row is being edited.
    func setEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        update(animated: animated)
    }

    private func check(_ accessories: [UICellAccessory], _ caller: String) {
        var counts: [UICellAccessory.AccessoryType: Int] = [:]
        for accessory in accessories { counts[accessory.accessoryType, default: 0] += 1 }
        for (type, count) in counts where count > 1 {
            fatalError("\(caller): there are \(count) \(type.plural); a cell can have one")
        }
    }

    /// Creates and removes views to match the present state.
    private func update(animated: Bool) {
        guard let row else { return }
        let (before, after) = accessories.displayed(isEditing: isEditing)
        var known = Dictionary(views.map { ($0.accessory.accessoryType, $0) }) { first, _ in first }
        var entering: [CellAccessoryView] = []
        func view(_ accessory: UICellAccessory) -> CellAccessoryView {
            if let view = known.removeValue(forKey: accessory.accessoryType) {
                view.update(accessory)
                return view
            }
            let view = CellAccessoryView.make(accessory, in: row)
            entering.append(view)
            return view
        }
        let (oldLeading, oldTrailing) = (leading, trailing)
        leading = before.map(view)
        trailing = after.map(view)
        for (index, view) in (leading + trailing).enumerated() {
            view.isAfterAnother = index != 0 && index != leading.count
            view.isMirrored = isMirrored
            view.isExpanded = isExpanded
            view.isSelected = isSelected
        }
        let gone = (oldLeading + oldTrailing).filter { old in
            known.values.contains { $0 === old }
        }
        UIView.performWithoutAnimation {
            for view in entering { insert(view, in: row) }
        }
        row.setNeedsLayout()
        guard animated, row.window != nil, !(entering.isEmpty && gone.isEmpty) else {
            for view in gone { view.removeFromSuperview() }
            return
        }
        animate(entering, gone, leadingBefore: oldLeading)
    }

    private func insert(_ view: CellAccessoryView, in row: any CellAccessoryRow) {
        // An accessory that covers the whole row is behind the controls of the content.
        let isBehind = leading.contains { $0 === view } || view.takesWholeRow
        if isBehind, row.contentView.superview === row {
            row.insertSubview(view, belowSubview: row.contentView)
        } else {
            row.addSubview(view)
        }
    }

    /// Animates accessories that appear from their edge, and those that disappear towards it.
    private func animate(
        _ entering: [CellAccessoryView], _ gone: [CellAccessoryView], leadingBefore: [CellAccessoryView]
    ) {
        guard let row else { return }
        func outside(_ view: CellAccessoryView, isLeading: Bool) -> CGFloat {
            let isLeft = isLeading != isMirrored
            return isLeft ? -view.frame.maxX : row.bounds.width - view.frame.minX
        }
        UIView.performWithoutAnimation {
            place()
            for view in entering {
                view.frame.origin.x += outside(view, isLeading: leading.contains { $0 === view })
                view.alpha = 0
                // A layout pass would lay out the whole row, which must happen within the animation.
                view.layOutContent()
            }
        }
        leaving += gone
        UIView.animate(
            withDuration: Self.duration, options: .allowUserInteraction,
            animations: {
                for view in entering { view.alpha = 1 }
                for view in gone {
                    view.frame.origin.x += outside(
                        view, isLeading: leadingBefore.contains { $0 === view })
                    view.alpha = 0
                }
                // The list lays out its rows later, all of them at once, and not once for each row that changes.
                row.layOutUntilStable()
            },
            completion: { [weak self] _ in
                for view in gone { view.removeFromSuperview() }
                self?.leaving.removeAll { view in gone.contains { $0 === view } }
            })
    }

    // MARK: Places

    private var room: AccessoryArrangement.Room?

    /// Places the accessories, and returns the places of content and accessories.
    @discardableResult
    func layOut(in room: AccessoryArrangement.Room) -> AccessoryArrangement {
        self.room = room
        for case let view as CustomAccessory in views { view.rowDidLayOut() }
        return place() ?? AccessoryArrangement(room, leading: [], trailing: [])
    }

    /// Returns the places of content and accessories in a row of the given measures.
    func arrangement(in room: AccessoryArrangement.Room) -> AccessoryArrangement {
        AccessoryArrangement(
            room, leading: leading.map(\.reservedWidth), trailing: trailing.map(\.reservedWidth))
    }

    @discardableResult
    private func place() -> AccessoryArrangement? {
        guard let room, let row else { return nil }
        let arrangement = arrangement(in: room)
        for (view, slot) in zip(views, arrangement.leading + arrangement.trailing) {
            let frame = view.takesWholeRow ? row.bounds : slot.frame
            view.frame = frame
            view.contentCenter = CGPoint(x: slot.center.x - frame.minX, y: slot.center.y - frame.minY)
        }
        return arrangement
    }
}

extension [UICellAccessory] {
    /// The accessories that are present, from leading to trailing: those at the leading edge, and those at
    /// the trailing edge.
    @MainActor
    fileprivate func displayed(isEditing: Bool) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
        let shown = filter { $0.displayedState.includes(isEditing: isEditing) }
        func system(_ order: [UICellAccessory.AccessoryType]) -> [UICellAccessory] {
            order.compactMap { type in shown.first { $0.accessoryType == type } }
        }
        var leading = system([.multiselect, .delete, .insert])
        var trailing = system([
            .label, .checkmark, .detail, .popUpMenu, .disclosureIndicator, .outlineDisclosure, .reorder,
        ])
        for accessory in shown {
            guard case .custom(let placement, _) = accessory.details else { continue }
            let others = placement.isLeading ? leading : trailing
            let index = placement.position(others)
            demand(
                (0...others.count).contains(index),
                "UICellAccessory.Placement: the position of a custom accessory is \(index); it must lie between 0 and "
                    + "\(others.count), the number of the other accessories at its edge.")
            if placement.isLeading {
                leading.insert(accessory, at: index)
            } else {
                trailing.insert(accessory, at: index)
            }
        }
        return (leading, trailing)
    }
}

extension UICellAccessory.AccessoryType {
    /// The plural name of the type in messages.
    fileprivate var plural: String {
        switch self {
        case .disclosureIndicator: "disclosure indicators"
        case .outlineDisclosure: "outline disclosures"
        case .popUpMenu: "pop-up menus"
        case .checkmark: "checkmarks"
        case .delete: "delete accessories"
        case .insert: "insert accessories"
        case .reorder: "reorder accessories"
        case .multiselect: "multiselect accessories"
        case .label: "labels"
        case .detail: "detail buttons"
        case .customView(let view): "accessories with one custom view, \(Swift.type(of: view))"
        }
    }
}
