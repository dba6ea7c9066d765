import Foundation

extension AttributeContainer {
    /// Creates a container of the attributes of a dictionary that labels draw; values of other types than the keys' own are as if
    /// they were absent.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for key in AttributeBridge.all {
            if let value = dictionary[key.name] { key.write(value, &self) }
        }
    }

    /// Returns the container with the attributes of another one on top.
    func with(_ other: AttributeContainer) -> AttributeContainer {
        merging(other, mergePolicy: .keepNew)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary of the attributes of a container that labels draw.
    public init(_ container: AttributeContainer) {
        self.init()
        for key in AttributeBridge.all {
            if let value = key.read(container) { self[key.name] = value }
        }
    }
}

extension NSAttributedString {
    /// Creates a text with those attributes of an `AttributedString` that labels draw.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    string: String(attrStr.characters[run.range]), attributes: .init(run.attributes)))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates a text with those attributes of an `NSAttributedString` that labels draw.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            append(
                AttributedString(
                    text.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }
}

/// An attribute by its two names: that of a dictionary, and that of a container.
private struct AttributeBridge: Sendable {
    let name: NSAttributedString.Key
    let read: @Sendable (AttributeContainer) -> Any?
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    private init<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
        name = NSAttributedString.Key(Key.name)
        read = { $0[Key.self] }
        write = { value, container in
            if let value = value as? Key.Value { container[Key.self] = value }
        }
    }

    /// An attribute whose value is a number, of whatever type in a dictionary.
    private init<Key: AttributedStringKey>(number key: Key.Type) where Key.Value == CGFloat {
        name = NSAttributedString.Key(Key.name)
        read = { $0[Key.self] }
        write = { value, container in container[Key.self] = CGFloat(attributeValue: value) }
    }

    /// An attribute whose value is a style of lines: in a dictionary its raw value.
    private init<Key: AttributedStringKey>(line key: Key.Type) where Key.Value == NSUnderlineStyle {
        name = NSAttributedString.Key(Key.name)
        read = { $0[Key.self]?.rawValue }
        write = { value, container in
            container[Key.self] =
                value as? NSUnderlineStyle
                ?? CGFloat(attributeValue: value).map { NSUnderlineStyle(rawValue: Int($0)) }
        }
    }

    private typealias Keys = AttributeScopes.UIKitAttributes

    static let all: [AttributeBridge] = [
        AttributeBridge(Keys.FontAttribute.self), AttributeBridge(Keys.ForegroundColorAttribute.self),
        AttributeBridge(Keys.BackgroundColorAttribute.self),
        AttributeBridge(Keys.UnderlineColorAttribute.self),
        AttributeBridge(Keys.StrikethroughColorAttribute.self),
        AttributeBridge(number: Keys.KernAttribute.self),
        AttributeBridge(number: Keys.TrackingAttribute.self),
        AttributeBridge(number: Keys.BaselineOffsetAttribute.self),
        AttributeBridge(number: Keys.ObliquenessAttribute.self),
        AttributeBridge(line: Keys.UnderlineStyleAttribute.self),
        AttributeBridge(line: Keys.StrikethroughStyleAttribute.self),
        AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    ]
}
