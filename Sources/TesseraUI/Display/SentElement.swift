import TesseraDisplay

/// The element that a display has for one view, with the properties and the children that were sent.
@MainActor
final class SentElement {
    /// The number of the view.
    let id: Int
    /// The view, or nil for a window that no longer exists.
    var view: UIView? { kept ?? window.object }
    private let kept: UIView?
    private let window: LightReference<UIWindow>
    /// The properties that were sent last.
    var properties: NodeProperties
    /// The numbers of the children that the display has, from back to front.
    var children: [Int] = []

    init(view: UIView, properties: NodeProperties) {
        id = view.node.id
        // The app alone keeps its windows.
        let window = view as? UIWindow
        self.window = LightReference(window)
        kept = window == nil ? view : nil
        self.properties = properties
    }
}
