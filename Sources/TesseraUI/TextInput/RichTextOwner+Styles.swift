import Foundation
import TesseraSelectors

/// Changes of attributes by the user, and what undoing needs.
extension RichTextOwner {
    /// Replaces a range by a text with attributes, as the user does, and selects a range afterwards.
    func replace(_ range: NSRange, with text: NSAttributedString, selecting selection: NSRange) {
        guard let attributed else { return }
        ownTypingAttributes = nil
        if let storage {
            storage.replaceByPrimitives(range, with: text)
        } else {
            attributed.replaceCharacters(in: range, with: text)
        }
        let string = (self.attributed ?? attributed).string
        input.replacingSelection {
            if input.text != string { input.text = string }
            input.select(selection)
        }
        contentChanged()
        textInputDidChange(input, isUsers: true)
    }

    /// True if the user may change attributes.
    var canChangeStyles: Bool { allowsEditingTextAttributes && isTextEditable && !input.traits.isSecure }

    /// Adds a trait to the fonts of the selection, or removes it if the selection has it everywhere.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let isOn = isEverywhere { attributes in
            let font = attributes[.font] as? UIFont ?? self.usualFont
            return font.fontDescriptor.symbolicTraits.contains(trait)
        }
        changeStyles { attributes in
            let font = attributes[.font] as? UIFont ?? self.usualFont
            let descriptor = font.fontDescriptor
            let traits = descriptor.symbolicTraits
            let wanted = isOn ? traits.subtracting(trait) : traits.union(trait)
            // A family may lack the face.
            guard let other = descriptor.withSymbolicTraits(wanted) else { return }
            attributes[.font] = UIFont(descriptor: other, size: font.pointSize)
        }
    }

    /// Adds a line under the selection, or removes it if there is one everywhere.
    func toggleLine() {
        let isOn = isEverywhere { attributes in
            TextAttributes(
                attributes, defaults: TextAttributes(font: self.usualFont, color: self.usualColor)
            ).underline.hasLine
        }
        changeStyles { $0[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue }
    }

    /// Returns true if all parts of the selection or, without one, what is typed next have attributes that fulfil a condition.
    private func isEverywhere(_ condition: ([NSAttributedString.Key: Any]) -> Bool) -> Bool {
        let range = input.selection
        guard range.length > 0, let attributed else {
            return condition(ownTypingAttributes ?? attributesAtCaret)
        }
        var isFulfilled = true
        attributed.enumerateAttributes(in: range) { attributes, _, stop in
            guard !condition(attributes) else { return }
            isFulfilled = false
            stop.pointee = true
        }
        return isFulfilled
    }

    /// Changes the attributes of the selection or, without one, of what is typed next.
    private func changeStyles(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard canChangeStyles else { return }
        let range = input.selection
        guard range.length > 0, let attributed else {
            var attributes = ownTypingAttributes ?? attributesAtCaret
            change(&attributes)
            setTypingAttributes(attributes)
            return
        }
        let former = NSAttributedString(attributedString: attributed)
        attributed.beginEditing()
        former.enumerateAttributes(in: range) { attributes, part, _ in
            var changed = attributes
            change(&changed)
            attributed.setAttributes(changed, range: part)
        }
        attributed.endEditing()
        presentHistory.recordAttributes(in: range, of: former)
        contentChanged()
        textInputDidChange(input, isUsers: true)
    }

    /// The history of the text, which is made when it is needed.
    var presentHistory: RichTextHistory {
        if let history { return history }
        let new = RichTextHistory(of: self)
        history = new
        return new
    }

    /// The keys that change the attributes of the selection.
    var styleCommands: [UIKeyCommand] {
        guard canChangeStyles else { return [] }
        let commands: [(String, Selector)] = [
            ("b", "toggleBoldface:"), ("i", "toggleItalics:"), ("u", "toggleUnderline:"),
        ]
        return commands.map { key, action in
            let command = UIKeyCommand(
                title: SystemWord.style(action), action: action, input: key, modifierFlags: .command)
            // A browser uses some of these keys itself.
            command.wantsPriorityOverSystemBehavior = true
            return command
        }
    }
}

/// The commands that change the attributes of a selection.
enum StyleActions {
    static let selectors: Set<Selector> = ["toggleBoldface:", "toggleItalics:", "toggleUnderline:"]
}
