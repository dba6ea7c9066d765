import Foundation

/// The interaction with which a control opens its menu: beside the control, and with a preview only where the control has one to lift.
@MainActor
final class ControlMenuInteraction: UIContextMenuInteraction {
    init(of control: UIControl) {
        super.init(delegate: control)
    }

    override var liftsView: Bool { false }

    private var control: UIControl? { view as? UIControl }

    override var sender: Any { control ?? self }

    override func open(at location: CGPoint, hasPreview: Bool, anchor: CGRect) -> Bool {
        guard let control, control.isEnabled else { return false }
        control.sendActions(for: .menuActionTriggered)
        return super.open(at: location, hasPreview: hasPreview, anchor: anchor)
    }

    override func anchor(_ anchor: CGRect, for configuration: UIContextMenuConfiguration) -> CGRect {
        guard let control else { return anchor }
        let point = control.menuAttachmentPoint(for: configuration)
        // The menu lies above or below the whole control, unless the control says where.
        let isOwn = point != control.usualMenuAttachmentPoint
        let rect = isOwn ? CGRect(origin: point, size: CGSize(width: 1, height: 1)) : control.bounds
        return control.convert(rect, to: nil)
    }
}

extension UIControl {
    /// Where a menu is attached: below the middle of the control.
    var usualMenuAttachmentPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    /// Makes or removes the interaction, and lets it open menus where the control does not open its own by a tap.
    func updateMenuInteraction() {
        if isContextMenuInteractionEnabled, menuInteraction == nil {
            let interaction = ControlMenuInteraction(of: self)
            menuInteraction = interaction
            addInteraction(interaction)
        } else if !isContextMenuInteractionEnabled, let interaction = menuInteraction {
            removeInteraction(interaction)
            menuInteraction = nil
        }
        menuInteraction?.isIdle = showsMenuAsPrimaryAction || !isEnabled
    }

    /// Opens the control's menu. The actions of ``Event/menuActionTriggered`` run before, and may change it.
    func presentMenu() {
        let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        _ = menuInteraction?.open(at: center, hasPreview: false, anchor: convert(bounds, to: nil))
    }
}
