import Foundation
import TesseraNibs

/// An element of a nib that is being loaded. Its methods read the values of attributes and of child elements.
///
/// A value that cannot be read counts as absent, because Interface Builder would have refused it.
@MainActor
struct NibContent {
    let element: NibElement
    let loading: NibLoading

    init(_ element: NibElement, _ loading: NibLoading) {
        self.element = element
        self.loading = loading
        loading.trace?.note(element: element)
    }

    // MARK: Attributes

    func string(_ name: String) -> String? {
        loading.trace?.note(attribute: name, of: element)
        return element[name]
    }

    func bool(_ name: String) -> Bool? {
        switch string(name) {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Returns the number of an attribute, or nil. The number is limited so that sums and products of such numbers stay
    /// exact enough for layout.
    func number(_ name: String) -> CGFloat? {
        anyNumber(name).map { CGFloat(min(max($0, -1e9), 1e9)) }
    }

    /// Returns the number of an attribute without a limit, or nil.
    func anyNumber(_ name: String) -> Double? {
        guard let text = string(name), let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// Returns the number of an attribute without its fraction, or nil. The number is limited so that sums of such
    /// numbers do not overflow.
    func integer(_ name: String) -> Int? {
        anyNumber(name).map { Int(min(max($0, -1e9), 1e9)) }
    }

    func choice<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
        guard let text = string(name) else { return nil }
        return values.first { $0.key == text }?.value
    }

    /// Calls a function with a value unless it is nil.
    func with<Value>(_ value: Value?, _ body: (Value) -> Void) { if let value { body(value) } }

    // MARK: Elements within

    func child(_ name: String) -> NibContent? {
        loading.trace?.note(child: name, of: element)
        return element.child(name).map { NibContent($0, loading) }
    }

    func value(_ key: String) -> NibContent? {
        loading.trace?.note(child: "*." + key, of: element)
        return element.child(key: key).map { NibContent($0, loading) }
    }

    var children: [NibContent] { element.children.map { NibContent($0, loading) } }

    /// Returns the elements in a collection such as `subviews`.
    func list(_ name: String) -> [NibContent] { child(name)?.children ?? [] }

    /// Returns the text of a property, which is an attribute or, if it has several lines, an element.
    func text(_ key: String) -> String? {
        loading.trace?.note(child: "*." + key, of: element)
        if let text = string(key) { return text }
        guard let value = value(key), ["string", "mutableString"].contains(value.element.name) else {
            return nil
        }
        return value.contentText
    }

    /// The text between the tags of the element, decoded if it is written in Base64.
    var contentText: String {
        guard string("base64-UTF8") == "YES" else { return element.text }
        let packed = element.text.filter { !$0.isWhitespace }
        let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    // MARK: Objects

    /// Creates the object of a property, or returns nil if the property has none.
    func object<Object: NSObject>(_ key: String, as type: Object.Type = Object.self) -> Object? {
        guard let value = value(key), value.element.name != "nil" else { return nil }
        return loading.object(of: value.element, as: type)
    }
}
