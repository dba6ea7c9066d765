import TesseraNibs

/// The attributes and children that were asked for while a nib was loaded. Tests compare them with the vocabulary.
@MainActor
final class NibTrace {
    private(set) var attributes: Set<String> = []
    private(set) var children: Set<String> = []
    private(set) var elements: Set<String> = []

    func note(attribute: String, of element: NibElement) { attributes.insert("\(element.name) \(attribute)") }
    func note(child: String, of element: NibElement) { children.insert("\(element.name) \(child)") }
    func note(element: NibElement) { elements.insert(element.name) }
}
