import Foundation
import TesseraNibs

extension UITableViewCell {
    static func nibStyle(_ nib: NibContent) -> CellStyle? {
        nib.choice(
            "style",
            [
                "IBUITableViewCellStyleDefault": CellStyle.default, "IBUITableViewCellStyleValue1": .value1,
                "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
            ])
    }

    func takeCell(_ nib: NibContent) {
        takeContent(nib)
        let selections: KeyValuePairs<String, SelectionStyle> = [
            "none": .none, "blue": .blue, "gray": .gray, "default": .default,
        ]
        nib.with(nib.choice("selectionStyle", selections)) { selectionStyle = $0 }
        let accessories: KeyValuePairs<String, AccessoryType> = [
            "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
            "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
        ]
        nib.with(nib.choice("accessoryType", accessories)) { accessoryType = $0 }
        nib.with(nib.choice("editingAccessoryType", accessories)) { editingAccessoryType = $0 }
        nib.with(nib.integer("indentationLevel")) { indentationLevel = $0 }
        nib.with(nib.number("indentationWidth")) { indentationWidth = $0 }
        nib.with(nib.bool("shouldIndentWhileEditing")) { shouldIndentWhileEditing = $0 }
        nib.with(nib.bool("showsReorderControl")) { showsReorderControl = $0 }
        nib.with(nib.insets("separatorInset")) { separatorInset = $0 }
        nib.with(nib.image("image")) { imageView?.image = $0 }
        nib.with(nib.object("accessoryView", as: UIView.self)) { accessoryView = $0 }
        nib.with(nib.object("editingAccessoryView", as: UIView.self)) { editingAccessoryView = $0 }
        nib.with(nib.object("backgroundView", as: UIView.self)) { backgroundView = $0 }
        nib.with(nib.object("selectedBackgroundView", as: UIView.self)) { selectedBackgroundView = $0 }
        nib.with(nib.object("multipleSelectionBackgroundView", as: UIView.self)) {
            multipleSelectionBackgroundView = $0
        }
    }

    /// Takes the properties of the content view. The nib describes the labels and the image view of the cell's style
    /// among its subviews.
    private func takeContent(_ nib: NibContent) {
        guard let content = nib.value("contentView") else { return }
        _ = content.string("tableViewCell")
        var own: [String: UIView] = [:]
        // A cell creates these views when its properties are read, so this reads only those that the document names.
        if let id = nib.string("textLabel") { own[id] = textLabel }
        if let id = nib.string("detailTextLabel") { own[id] = detailTextLabel }
        if let id = nib.string("imageView") { own[id] = imageView }
        guard !own.isEmpty, let subviews = content.element.child("subviews") else {
            contentView.takeContentView(content)
            return
        }
        for element in subviews.children {
            guard let view = element.id.flatMap({ own[$0] }) else { continue }
            let content = NibContent(element, nib.loading)
            view.takeViewProperties(content)
            (view as? UILabel)?.takeLabel(content)
            (view as? UIImageView)?.takeImage(content)
            nib.loading.take(view, for: element)
        }
        let others = subviews.children.filter { $0.id.map { own[$0] == nil } ?? true }
        let rest = content.element.children.map {
            $0 === subviews ? subviews.replacing(children: others) : $0
        }
        contentView.takeContentView(NibContent(content.element.replacing(children: rest), nib.loading))
    }
}

extension UIView {
    /// Takes the properties that a nib gives the content view of a cell. The cell itself places and sizes the view.
    func takeContentView(_ nib: NibContent) {
        let (mask, bounds, center) = (autoresizingMask, bounds, center)
        takeView(nib)
        nib.loading.take(self, for: nib.element)
        (self.bounds, self.center) = (bounds, center)
        autoresizingMask = mask
    }
}

extension UITableViewHeaderFooterView {
    func takeHeader(_ nib: NibContent) {
        nib.with(nib.value("contentView")) { contentView.takeContentView($0) }
        nib.with(nib.object("backgroundView", as: UIView.self)) { backgroundView = $0 }
    }
}

extension UICollectionViewCell {
    func takeCell(_ nib: NibContent) {
        nib.with(nib.value("contentView")) { contentView.takeContentView($0) }
        nib.with(nib.object("backgroundView", as: UIView.self)) { backgroundView = $0 }
        nib.with(nib.object("selectedBackgroundView", as: UIView.self)) { selectedBackgroundView = $0 }
        if let size = nib.size("customSize") { bounds.size = size }
    }
}
