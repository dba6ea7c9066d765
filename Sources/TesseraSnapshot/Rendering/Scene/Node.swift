import TesseraDisplay

/// An element of the scene. It is a class, since the properties of an element are large, and each level of the
/// tree would need room for a copy of them on the stack.
final class Node {
    /// The number of the element.
    let id: Int
    /// The numbers of the elements within this one, from back to front.
    let children: [Int]
    /// The description of the element.
    let properties: NodeProperties
    /// True if the element is the wheel of a picker, whose rows turn and fade.
    let isWheel: Bool

    init(_ id: Int, _ element: SceneTree.Element) {
        self.id = id
        children = element.children
        properties = element.properties
        isWheel = element.viewClass == "PickerColumn" && element.properties.scroll != nil
    }
}
