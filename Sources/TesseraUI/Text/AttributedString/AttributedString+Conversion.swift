import Foundation

extension AttributeContainer {
    /// Creates a container from those attributes of a dictionary that labels draw. Values of another type
    /// than that of their key are ignored.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for key in AttributeBridge.all {
            if let value = dictionary[key.name] { key.write(value, &self) }
        }
    }

    /// Returns the container with the attributes of another one, which take precedence.
    func with(_ other: AttributeContainer) -> AttributeContainer {
        merging(other, mergePolicy: .keepNew)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary from those attributes of a container that labels draw.
    public init(_ container: AttributeContainer) {
        self.init()
        for key in AttributeBridge.all {
            if let value = key.read(container) { self[key.name] = value }
        }
    }
}

extension NSAttributedString {
    /// Creates a text from the characters of an `AttributedString` and those of its attributes that labels
    /// draw.
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
    /// Creates a text from the characters of an `NSAttributedString` and those of its attributes that labels
    /// draw.
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

/// An attribute that can be copied between a dictionary and a container. Both use the same name.
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

    /// Creates the bridge of an attribute whose value is a number. In a dictionary it may have any numeric
    /// type.
    private init<Key: AttributedStringKey>(number key: Key.Type) where Key.Value == CGFloat {
        name = NSAttributedString.Key(Key.name)
        read = { $0[Key.self] }
        write = { value, container in container[Key.self] = CGFloat(attributeValue: value) }
    }

    /// Creates the bridge of an attribute whose value is an integer. In a dictionary it may have any numeric type.
    private init<Key: AttributedStringKey>(integer key: Key.Type) where Key.Value == Int {
        name = NSAttributedString.Key(Key.name)
        read = { $0[Key.self] }
        write = { value, container in
            container[Key.self] = CGFloat(attributeValue: value).flatMap { Int(exactly: $0.rounded()) }
        }
    }

    /// Creates the bridge of an attribute whose value is a line style. In a dictionary it is the raw value.
    private init<Key: AttributedStringKey>(line key: Key.Type) where Key.Value == NSUnderlineStyle {
        name = NSAttributedString.Key(Key.name)
        read = { $0[Key.self]?.rawValue }
        write = { value, container in
            container[Key.self] =
                value as? NSUnderlineStyle
                ?? CGFloat(attributeValue: value).map { NSUnderlineStyle(rawValue: Int($0)) }
        }
    }

    /// The bridge of the meaning of a part of a paragraph. In a dictionary it is the raw value.
    private init(inlineIntent key: FoundationKeys.InlinePresentationIntentAttribute.Type) {
        name = NSAttributedString.Key(key.name)
        read = { $0[key]?.rawValue }
        write = { value, container in container[key] = InlinePresentationIntent(attributeValue: value) }
    }

    private typealias Keys = AttributeScopes.UIKitAttributes
    private typealias FoundationKeys = AttributeScopes.FoundationAttributes

    static let all: [AttributeBridge] = [
        AttributeBridge(Keys.FontAttribute.self), AttributeBridge(Keys.ForegroundColorAttribute.self),
        AttributeBridge(Keys.BackgroundColorAttribute.self),
        AttributeBridge(Keys.UnderlineColorAttribute.self),
        AttributeBridge(Keys.StrikethroughColorAttribute.self),
        AttributeBridge(Keys.StrokeColorAttribute.self),
        AttributeBridge(number: Keys.StrokeWidthAttribute.self),
        AttributeBridge(number: Keys.KernAttribute.self),
        AttributeBridge(number: Keys.TrackingAttribute.self),
        AttributeBridge(number: Keys.BaselineOffsetAttribute.self),
        AttributeBridge(number: Keys.ObliquenessAttribute.self),
        AttributeBridge(integer: Keys.LigatureAttribute.self),
        AttributeBridge(line: Keys.UnderlineStyleAttribute.self),
        AttributeBridge(line: Keys.StrikethroughStyleAttribute.self),
        AttributeBridge(FoundationKeys.LinkAttribute.self),
        AttributeBridge(FoundationKeys.ImageURLAttribute.self),
        AttributeBridge(FoundationKeys.LanguageIdentifierAttribute.self),
        AttributeBridge(FoundationKeys.PresentationIntentAttribute.self),
        AttributeBridge(inlineIntent: FoundationKeys.InlinePresentationIntentAttribute.self),
    ]
}
