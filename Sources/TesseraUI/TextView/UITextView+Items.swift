import Foundation

/// Links and other items with which the user can interact.
extension UITextView {
    /// The items of a text that cannot be edited, in ascending order.
    var items: [UITextItem] {
        guard !isEditable, isSelectable else { return [] }
        var found: [UITextItem] = []
        let text = attributed
        if let text {
            let all = NSRange(location: 0, length: text.length)
            text.enumerateAttributes(in: all) { attributes, range, _ in
                if let url = Self.url(attributes[.link]) {
                    Self.add(UITextItem(.link(url), in: range), to: &found)
                } else if let tag = attributes[.textItemTag] as? String {
                    Self.add(UITextItem(.tag(tag), in: range), to: &found)
                } else if let attachment = attributes[.attachment] as? NSTextAttachment, textDelegate != nil {
                    found.append(UITextItem(.textAttachment(attachment), in: range))
                }
            }
        }
        for (url, range) in DataDetector.links(in: input.text, of: dataDetectorTypes)
        where !found.contains(where: { NSIntersectionRange($0.range, range).length > 0 }) {
            found.append(UITextItem(.link(url), in: range))
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Adds an item, or extends the last one: a link of which a part has another look is one link.
    private static func add(_ item: UITextItem, to items: inout [UITextItem]) {
        guard let last = items.last, NSMaxRange(last.range) == item.range.location,
            last.content.isSame(as: item.content)
        else { return items.append(item) }
        items[items.count - 1] = UITextItem(item.content, in: NSUnionRange(last.range, item.range))
    }

    private static func url(_ value: Any?) -> URL? {
        (value as? URL) ?? (value as? String).flatMap { URL(string: $0) }
    }

    /// Adds a touchable area over each line of each item.
    func layOutItems() {
        needsItems = false
        for view in itemViews { view.removeFromSuperview() }
        itemViews = []
        let items = items
        guard !items.isEmpty else { return }
        let geometry = geometry
        for item in items {
            if case .textAttachment = item.content, action(for: item) == nil { continue }
            let label = (input.text as NSString).substring(with: item.range)
            for (index, part) in geometry.rects(of: item.range).enumerated() {
                let view = TextItemView(
                    item, frame: part.rect.insetBy(dx: -2, dy: 0), label: index == 0 ? label : nil, in: self)
                addSubview(view)
                itemViews.append(view)
            }
        }
    }

    /// Returns the action for a touch on an item, or nil for none.
    private func action(for item: UITextItem) -> UIAction? {
        var opens: URL?
        if case .link(let url) = item.content { opens = url }
        let usual = UIAction { _ in if let opens { UIApplication.shared.open(opens) } }
        guard let textDelegate else { return opens == nil ? nil : usual }
        let chosen = textDelegate.textView(self, primaryActionFor: item, defaultAction: usual)
        return opens == nil && chosen === usual ? nil : chosen
    }

    /// Does what a touch on an item does.
    func act(on item: UITextItem) {
        if case .link(let url) = item.content, let textDelegate,
            !textDelegate.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
        {
            return
        }
        action(for: item)?.perform(sender: self)
    }
}
