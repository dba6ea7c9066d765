import TesseraNibs

/// A record of the elements, attributes and children that the loading of a nib has read. Tests compare it with the
/// vocabulary.
@MainActor
final class NibTrace {
    private(set) var attributes: Set<String> = []
    private(set) var children: Set<String> = []
    private(set) var elements: Set<String> = []

    func note(attribute: String, of element: NibElement) { attributes.insert("\(element.name) \(attribute)") }
    func note(child: String, of element: NibElement) { children.insert("\(element.name) \(child)") }
    func note(element: NibElement) { elements.insert(element.name) }
}
