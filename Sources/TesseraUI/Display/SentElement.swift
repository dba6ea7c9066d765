import TesseraDisplay

/// What a display has of one view: the element with its properties and its place in the tree.
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
