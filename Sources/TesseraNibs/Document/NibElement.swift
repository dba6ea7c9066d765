/// An XML element of a nib or a storyboard, with its name, attributes and children.
///
/// The classes of the objects that are created from an element decide what it means. Elements never change, so all
/// loadings of a document can share them.
public final class NibElement: Sendable {
    /// An attribute of an element.
    public struct Attribute: Hashable, Sendable {
        /// The name of the attribute.
        public let name: String
        /// The value of the attribute.
        public let value: String

        /// Creates an attribute.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The name of the element, such as `label`.
    public let name: String
    /// The attributes in the order of the file.
    public let attributes: [Attribute]
    /// The elements within this one.
    public let children: [NibElement]
    /// The text within the element if it has no children, otherwise an empty string.
    public let text: String
    /// The line of the file in which the element begins, or 0 if it comes from no file.
    public let line: Int

    /// Creates an element.
    public init(
        _ name: String, attributes: [Attribute] = [], children: [NibElement] = [], text: String = "",
        line: Int = 0
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    /// The value of an attribute, or nil if the element lacks it.
    public subscript(name: String) -> String? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// Returns the first child with a name, or nil if there is none.
    public func child(_ name: String) -> NibElement? {
        for child in children where child.name == name { return child }
        return nil
    }

    /// Returns the first child whose attribute `key` has a value, or nil if there is none.
    public func child(key: String) -> NibElement? {
        for child in children where child["key"] == key { return child }
        return nil
    }

    /// The name by which connections refer to the element, or nil if nothing refers to it.
    public var id: String? { self["id"] }
    /// The property of the enclosing element whose value this element is, or nil.
    public var key: String? { self["key"] }

    /// Returns a copy with another value of an attribute.
    public func setting(_ name: String, to value: String) -> NibElement {
        var attributes = attributes.filter { $0.name != name }
        attributes.append(Attribute(name: name, value: value))
        return NibElement(self.name, attributes: attributes, children: children, text: text, line: line)
    }

    /// Returns a copy with other children and another text.
    public func replacing(children: [NibElement], text: String = "") -> NibElement {
        NibElement(name, attributes: attributes, children: children, text: text, line: line)
    }
}

extension NibElement: Equatable {
    /// Returns true if the names, texts, attributes and children of two elements are equal. Their lines may differ.
    public static func == (left: NibElement, right: NibElement) -> Bool {
        left === right
            || left.name == right.name && left.text == right.text && left.attributes == right.attributes
                && left.children == right.children
    }
}

extension NibElement: CustomStringConvertible {
    /// The element's name with its id and its line, for messages.
    public var description: String {
        "<\(name)\(id.map { " id=\"\($0)\"" } ?? "")>\(line > 0 ? " in line \(line)" : "")"
    }
}
