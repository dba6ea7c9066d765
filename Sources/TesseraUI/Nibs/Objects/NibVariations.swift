import Foundation
import TesseraNibs

/// Applies the variations of an object, which are values for some size classes:
/// `<variation key="heightClass=compact">`.
@MainActor
enum NibVariations {
    private struct Variation {
        var width: UIUserInterfaceSizeClass?
        var height: UIUserInterfaceSizeClass?
        var element: NibElement

        init(_ element: NibElement) {
            self.element = element
            // A key has parts that are separated by hyphens: heightClass=compact-widthClass=regular.
            for part in (element.key ?? "").split(separator: "-") {
                let pair = part.split(separator: "=")
                guard pair.count == 2 else { continue }
                let value: UIUserInterfaceSizeClass? =
                    pair[1] == "compact" ? .compact : pair[1] == "regular" ? .regular : nil
                if pair[0] == "widthClass" { width = value }
                if pair[0] == "heightClass" { height = value }
            }
        }

        func applies(to traits: UITraitCollection) -> Bool {
            (width == nil || width == traits.horizontalSizeClass)
                && (height == nil || height == traits.verticalSizeClass)
        }

        /// The number of size classes that the variation names. A variation that names more wins.
        var rank: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }
    }

    private static func variations(of nib: NibContent) -> [Variation] {
        guard nib.child("variation") != nil else { return [] }
        return nib.element.children.filter { $0.name == "variation" }.map { element in
            _ = NibContent(element, nib.loading).string("key")
            return Variation(element)
        }.sorted { $0.rank < $1.rank }
    }

    private static func observe(
        _ view: UIView, in loading: NibLoading, _ update: @escaping (UITraitCollection) -> Void
    ) {
        // The first update waits, since initializers of subclasses set the usual values after this call.
        loading.whenCreated { [weak view] in
            if let view { update(view.traitCollection) }
        }
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (view: UIView, _) in update(view.traitCollection)
        }
    }

    // MARK: Views

    static func install(on view: UIView, _ nib: NibContent, constraints: [NibConstraint]) {
        let variations = variations(of: nib)
        guard !variations.isEmpty else { return }
        let subviews = Subviews(of: view)
        observe(view, in: nib.loading) { [unowned view] traits in
            let present = variations.filter { $0.applies(to: traits) }
            view.takeVariation(NibContent(merged(nib.element, variations, present), nib.loading))
            subviews.keep(except: excluded(variations: present, mask: "subviews", nib), in: nib, of: view)
            let absent = excluded(variations: present, mask: "constraints", nib)
            for constraint in constraints {
                constraint.isInstalled = constraint.element.id.map { !absent.contains($0) } ?? true
            }
        }
    }

    /// Returns the ids of the objects that the variations exclude.
    private static func excluded(variations: [Variation], mask: String, _ nib: NibContent) -> Set<String> {
        var ids: Set<String> = []
        for variation in variations {
            guard let mask = NibContent(variation.element, nib.loading).value(mask) else { continue }
            for entry in mask.children {
                guard let id = entry.string("reference") else { continue }
                if entry.element.name == "exclude" { ids.insert(id) } else { ids.remove(id) }
            }
        }
        return ids
    }

    /// Returns the element with the values of the variations that apply. A value that only other variations state
    /// becomes the usual value.
    private static func merged(
        _ element: NibElement, _ all: [Variation], _ present: [Variation]
    ) -> NibElement {
        let names = Set(all.flatMap { $0.element.attributes.map(\.name) }).subtracting(["key"])
        let keys = Set(all.flatMap { $0.element.children.compactMap(\.key) })
        var values: [String: String] = [:]
        for name in names { values[name] = element[name] ?? usual[name] }
        for variation in present {
            for attribute in variation.element.attributes where attribute.name != "key" {
                values[attribute.name] = attribute.value
            }
        }
        var children: [NibElement] = []
        for key in keys {
            let varied = present.reversed().compactMap { $0.element.child(key: key) }.first
            if let child = varied ?? element.child(key: key), child.name != "mask" { children.append(child) }
        }
        return NibElement(
            element.name,
            attributes: values.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) },
            children: children, line: element.line)
    }

    /// The usual values of properties, which nibs do not mention.
    private static let usual = [
        "hidden": "NO", "constant": "0", "spacing": "0", "axis": "horizontal", "alpha": "1",
        "alignment": "fill", "distribution": "fill", "numberOfLines": "1", "enabled": "YES",
    ]

    // MARK: Constraints

    static func install(on view: UIView, _ constraint: NSLayoutConstraint, _ nib: NibContent) {
        let variations = variations(of: nib)
        guard !variations.isEmpty else { return }
        observe(view, in: nib.loading) { [weak constraint] traits in
            let content = NibContent(
                merged(nib.element, variations, variations.filter { $0.applies(to: traits) }), nib.loading)
            content.with(content.number("constant")) { constraint?.constant = $0 }
        }
    }

    /// The subviews that a nib gives a view, including those that are not installed.
    @MainActor
    private final class Subviews {
        private let all: [UIView]

        init(of view: UIView) { all = view.nibSubviews }

        func keep(except ids: Set<String>, in nib: NibContent, of view: UIView) {
            if ids.isEmpty && all.allSatisfy({ $0.superview === view }) { return }
            let absent = ids.compactMap { nib.loading.object(withID: $0) }
            for (index, subview) in all.enumerated() {
                if absent.contains(where: { $0 === subview }) {
                    if subview.superview === view { subview.removeFromSuperview() }
                } else if subview.superview == nil {
                    let place = all[..<index].filter { $0.superview === view }.count
                    view.insertFromNib(subview, at: place)
                }
            }
        }
    }
}

extension UIView {
    /// Takes the properties that may differ between size classes.
    func takeVariation(_ nib: NibContent) {
        takeViewProperties(nib)
        switch self {
        case let view as UILabel: view.takeLabelProperties(nib)
        case let view as UIButton: view.takeButtonProperties(nib)
        case let view as UIStackView: view.takeStack(nib)
        case let view as UIImageView: view.takeImage(nib)
        case let view as UITextField: view.takeTextField(nib)
        case let view as UITextView: view.takeTextView(nib)
        default: break
        }
    }
}
