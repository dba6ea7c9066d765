import TesseraDisplay

/// The element that a display has for one view, with the properties and the children that were sent.
@MainActor
final class SentElement {
    let view: UIView
    /// The properties that were sent last.
    var properties: NodeProperties
    /// The numbers of the children that the display has, from back to front.
    var children: [Int] = []

    init(view: UIView, properties: NodeProperties) {
        self.view = view
        self.properties = properties
    }
}
