import Foundation

extension InlinePresentationIntent {
    /// Creates a set from the value of an attribute. Values of another type are the empty set.
    init(attributeValue value: Any) {
        if let intent = value as? InlinePresentationIntent {
            self = intent
        } else {
            self.init(rawValue: (value as? NSNumber)?.uintValue ?? value as? UInt ?? 0)
        }
    }
}

extension TextAttributes {
    /// Changes the font, and adds a line, by the meaning of the text.
    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.code) {
            let traits = font.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic])
            font = UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .regular)
            add(traits)
        }
        if intent.contains(.stronglyEmphasized) { add(.traitBold) }
        if intent.contains(.emphasized), !add(.traitItalic), obliqueness == 0 { obliqueness = 0.2 }
        if intent.contains(.strikethrough), !strikethrough.hasLine { strikethrough = .single }
    }

    /// Adds traits to the font. Returns false, and changes nothing, if its family has no such face.
    @discardableResult private mutating func add(_ traits: UIFontDescriptor.SymbolicTraits) -> Bool {
        let descriptor = font.fontDescriptor
        guard !descriptor.symbolicTraits.isSuperset(of: traits) else { return true }
        guard let changed = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(traits)) else {
            return false
        }
        font = UIFont(descriptor: changed, size: 0)
        return true
    }
}
