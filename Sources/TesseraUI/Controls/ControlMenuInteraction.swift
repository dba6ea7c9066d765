import Foundation

/// The interaction with which a control opens its menu. The menu opens beside the control, and has a preview
/// only if the control provides one.
@MainActor
final class ControlMenuInteraction: UIContextMenuInteraction {
    init(of control: UIControl) {
        super.init(delegate: control)
    }

    override var liftsView: Bool { false }

    private var control: UIControl? { view as? UIControl }

    override var sender: Any { control ?? self }

    override func open(at location: CGPoint, hasPreview: Bool, anchor: CGRect, finger: UITouch?) -> Bool {
        guard let control, control.isEnabled else { return false }
        control.sendActions(for: .menuActionTriggered)
        return super.open(at: location, hasPreview: hasPreview, anchor: anchor, finger: finger)
    }

    override func anchor(_ anchor: CGRect, for configuration: UIContextMenuConfiguration) -> CGRect {
        guard let control else { return anchor }
        let point = control.menuAttachmentPoint(for: configuration)
        // The menu opens above or below the whole control, unless the control overrides the point.
        let isOwn = point != control.usualMenuAttachmentPoint
        let rect = isOwn ? CGRect(origin: point, size: CGSize(width: 1, height: 1)) : control.bounds
        return control.convert(rect, to: nil)
    }
}

extension UIControl {
    /// The default point to which a menu is attached: the middle of the lower edge.
    var usualMenuAttachmentPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    /// Creates or removes the interaction, and makes it idle while a tap opens the menu or the control is
    /// disabled.
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

    /// Opens the control's menu. The actions of ``Event/menuActionTriggered`` run first and may change the
    /// menu.
    func presentMenu() {
        let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        _ = menuInteraction?.open(
            at: center, hasPreview: false, anchor: convert(bounds, to: nil), finger: nil)
    }
}
