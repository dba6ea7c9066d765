import Foundation
import TesseraDisplay

/// Opens the menu for which a display asks.
@MainActor
enum ContextMenuRequest {
    static func handle(_ request: DisplayEvent.ContextMenu, at view: UIView, _ touches: TouchRouter) {}
}
