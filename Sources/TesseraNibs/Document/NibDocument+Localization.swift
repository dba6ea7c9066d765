extension NibDocument {
    /// Returns the document with the texts of another language.
    ///
    /// - Parameter strings: The texts by the keys that Interface Builder exports. A key is the id of an object, a
    ///   period and a property, such as `aBc-12-dEf.text` or `aBc-12-dEf.normalTitle`.
    public func localized(_ strings: [String: String]) -> NibDocument {
        var texts: [String: [String: String]] = [:]
        for (key, text) in strings {
            guard let period = key.firstIndex(of: ".") else { continue }
            texts[String(key[..<period]), default: [:]][String(key[key.index(after: period)...])] = text
        }
        return texts.isEmpty ? self : NibDocument(kind: kind, root: root.localized(texts))
    }
}

extension NibElement {
    fileprivate func localized(_ texts: [String: [String: String]]) -> NibElement {
        let result = replacing(children: children.map { $0.localized(texts) }, text: text)
        guard let id, let own = texts[id] else { return result }
        return own.sorted { $0.key < $1.key }.reduce(result) { $0.setting(text: $1.value, of: $1.key) }
    }

    /// Returns the element with another text for a property. The property may be a path into the element's children.
    private func setting(text: String, of property: String) -> NibElement {
        if let period = property.firstIndex(of: ".") {
            let rest = String(property[property.index(after: period)...])
            return changing({ $0.key == String(property[..<period]) }) { $0.setting(text: text, of: rest) }
        }
        if property.hasPrefix("segmentTitles["), let index = Int(property.dropFirst(14).dropLast()) {
            return changing({ $0.name == "segments" }) {
                $0.changing(at: index) { $0.setting("title", to: text) }
            }
        }
        if property.hasPrefix("scopeButtonTitles["), let index = Int(property.dropFirst(18).dropLast()) {
            return changing({ $0.name == "scopeButtonTitles" }) {
                $0.changing(at: index) { $0.replacing(children: [], text: text) }
            }
        }
        for (suffix, key) in [
            ("normalTitle", "normal"), ("highlightedTitle", "highlighted"), ("disabledTitle", "disabled"),
            ("selectedTitle", "selected"),
        ] where property == suffix {
            return changing({ $0.key == key }) { $0.setting(text: text, of: "title") }
        }
        for (name, key) in [
            ("accessibilityLabel", "label"), ("accessibilityHint", "hint"), ("accessibilityValue", "value"),
        ] where property == name {
            return changing({ $0.key == "accessibilityConfiguration" }) { $0.setting(text: text, of: key) }
        }
        if children.contains(where: { $0.key == property && Self.texts.contains($0.name) }) {
            return changing({ $0.key == property && Self.texts.contains($0.name) }) {
                $0.replacing(children: [], text: text).removing("base64-UTF8")
            }
        }
        return setting(property, to: text)
    }

    private static let texts = ["string", "mutableString"]

    private func removing(_ name: String) -> NibElement {
        NibElement(
            self.name, attributes: attributes.filter { $0.name != name }, children: children, text: text,
            line: line)
    }

    private func changing(_ condition: (NibElement) -> Bool, _ change: (NibElement) -> NibElement)
        -> NibElement
    {
        replacing(children: children.map { condition($0) ? change($0) : $0 }, text: text)
    }

    private func changing(at index: Int, _ change: (NibElement) -> NibElement) -> NibElement {
        guard children.indices.contains(index) else { return self }
        var children = children
        children[index] = change(children[index])
        return replacing(children: children, text: text)
    }
}
