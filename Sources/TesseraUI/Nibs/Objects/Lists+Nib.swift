import Foundation
import TesseraNibs

extension UITableView {
    static func nibStyle(_ nib: NibContent) -> Style? {
        nib.choice("style", ["plain": Style.plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
    }

    func takeTable(_ nib: NibContent) {
        // Interface Builder writes -1 for an automatic height.
        func height(_ name: String) -> CGFloat? {
            nib.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
        }
        // Old versions of Interface Builder wrote these numbers as default heights. A section without a header had no
        // height then, which automatic heights bring about.
        func sectionHeight(_ name: String) -> CGFloat? {
            height(name).map { [10, 18, 22, 28].contains($0) ? UITableView.automaticDimension : $0 }
        }
        // Creating the table view with its style has replaced the background colour that the view took before.
        nib.with(nib.color("backgroundColor")) { backgroundColor = $0 }
        nib.with(height("rowHeight")) { rowHeight = $0 }
        nib.with(height("estimatedRowHeight")) { estimatedRowHeight = $0 }
        nib.with(sectionHeight("sectionHeaderHeight")) { sectionHeaderHeight = $0 }
        nib.with(sectionHeight("sectionFooterHeight")) { sectionFooterHeight = $0 }
        nib.with(height("estimatedSectionHeaderHeight")) { estimatedSectionHeaderHeight = $0 }
        nib.with(height("estimatedSectionFooterHeight")) { estimatedSectionFooterHeight = $0 }
        nib.with(nib.bool("allowsSelection")) { allowsSelection = $0 }
        nib.with(nib.bool("allowsMultipleSelection")) { allowsMultipleSelection = $0 }
        nib.with(nib.bool("allowsSelectionDuringEditing")) { allowsSelectionDuringEditing = $0 }
        nib.with(nib.bool("allowsMultipleSelectionDuringEditing")) {
            allowsMultipleSelectionDuringEditing = $0
        }
        nib.with(nib.bool("springLoaded")) { isSpringLoaded = $0 }
        nib.with(
            nib.choice(
                "separatorStyle",
                [
                    "none": UITableViewCell.SeparatorStyle.none, "default": .singleLine,
                    "singleLine": .singleLine,
                ])
        ) { separatorStyle = $0 }
        nib.with(nib.color("separatorColor")) { separatorColor = $0 }
        nib.with(nib.insets("separatorInset")) { separatorInset = $0 }
        nib.with(
            nib.choice(
                "separatorInsetReference",
                [
                    "fromCellEdges": SeparatorInsetReference.fromCellEdges,
                    "fromAutomaticInsets": .fromAutomaticInsets,
                ])
        ) { separatorInsetReference = $0 }
        nib.with(nib.integer("sectionIndexMinimumDisplayRowCount")) {
            sectionIndexMinimumDisplayRowCount = $0
        }
        nib.with(nib.color("sectionIndexColor")) { sectionIndexColor = $0 }
        nib.with(nib.color("sectionIndexBackgroundColor")) { sectionIndexBackgroundColor = $0 }
        nib.with(nib.color("sectionIndexTrackingBackgroundColor")) {
            sectionIndexTrackingBackgroundColor = $0
        }
        nib.with(nib.object("tableHeaderView", as: UIView.self)) { tableHeaderView = $0 }
        nib.with(nib.object("tableFooterView", as: UIView.self)) { tableFooterView = $0 }
        nib.with(nib.object("backgroundView", as: UIView.self)) { backgroundView = $0 }
        for prototype in nib.list("prototypes") {
            guard let identifier = prototype.string("reuseIdentifier") else { continue }
            register(nib.loading.prototype(prototype.element), forCellReuseIdentifier: identifier)
        }
        if nib.string("dataMode") == "static" { staticRows = StaticRows(nib) }
    }

    /// The static rows that the nib of the table view describes, or nil. The table view keeps them for the controller,
    /// which is their data source.
    var staticRows: StaticRows? {
        get { nibRows as? StaticRows }
        set { nibRows = newValue }
    }
}

/// The sections and cells of a table view with static content.
@MainActor
final class StaticRows {
    struct Section {
        var header: String?
        var footer: String?
        var headerView: UIView?
        var footerView: UIView?
        var cells: [UITableViewCell]
        /// The heights of the cells. A height is nil if the nib does not state it.
        var heights: [CGFloat?]
    }

    let sections: [Section]

    init(_ nib: NibContent) {
        sections = nib.list("sections").map { section in
            let elements = section.list("cells")
            let pairs = elements.compactMap { element in
                nib.loading.object(of: element.element, as: UITableViewCell.self).map {
                    ($0, element.number("rowHeight"))
                }
            }
            return Section(
                header: section.string("headerTitle"), footer: section.string("footerTitle"),
                headerView: section.object("headerView"), footerView: section.object("footerView"),
                cells: pairs.map(\.0), heights: pairs.map(\.1))
        }
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard let section = section(path.section), section.cells.indices.contains(path.row) else {
            return nil
        }
        return section.cells[path.row]
    }

    func height(at path: IndexPath) -> CGFloat? {
        guard let section = section(path.section), section.heights.indices.contains(path.row) else {
            return nil
        }
        return section.heights[path.row]
    }
}

extension UICollectionView {
    /// Creates the layout that a nib gives a collection view.
    static func nibLayout(_ nib: NibContent) -> UICollectionViewLayout? {
        nib.object("collectionViewLayout", as: UICollectionViewLayout.self)
    }

    func takeCollection(_ nib: NibContent) {
        nib.with(nib.bool("allowsSelection")) { allowsSelection = $0 }
        nib.with(nib.bool("allowsMultipleSelection")) { allowsMultipleSelection = $0 }
        nib.with(nib.bool("prefetchingEnabled")) { isPrefetchingEnabled = $0 }
        nib.with(nib.bool("springLoaded")) { isSpringLoaded = $0 }
        nib.with(nib.object("backgroundView", as: UIView.self)) { backgroundView = $0 }
        for cell in nib.list("cells") {
            guard let identifier = cell.string("reuseIdentifier") else { continue }
            register(nib.loading.prototype(cell.element), forCellWithReuseIdentifier: identifier)
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let view = nib.value(key), let identifier = view.string("reuseIdentifier") else { continue }
            register(
                nib.loading.prototype(view.element), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
    }
}

extension UICollectionViewFlowLayout {
    func takeFlow(_ nib: NibContent) {
        nib.with(nib.number("minimumLineSpacing")) { minimumLineSpacing = $0 }
        nib.with(nib.number("minimumInteritemSpacing")) { minimumInteritemSpacing = $0 }
        nib.with(
            nib.choice(
                "scrollDirection",
                ["horizontal": UICollectionView.ScrollDirection.horizontal, "vertical": .vertical])
        ) { scrollDirection = $0 }
        nib.with(nib.bool("sectionHeadersPinToVisibleBounds")) { sectionHeadersPinToVisibleBounds = $0 }
        nib.with(nib.bool("sectionFootersPinToVisibleBounds")) { sectionFootersPinToVisibleBounds = $0 }
        nib.with(
            nib.choice(
                "sectionInsetReference",
                [
                    "contentInset": SectionInsetReference.fromContentInset, "safeArea": .fromSafeArea,
                    "layoutMargins": .fromLayoutMargins,
                ])
        ) { sectionInsetReference = $0 }
        nib.with(nib.insets("sectionInset")) { sectionInset = $0 }
        nib.with(nib.size("itemSize")) { itemSize = $0 }
        nib.with(nib.size("headerReferenceSize")) { headerReferenceSize = $0 }
        nib.with(nib.size("footerReferenceSize")) { footerReferenceSize = $0 }
        nib.with(nib.size("estimatedItemSize")) { estimatedItemSize = $0 }
        if nib.bool("automaticEstimatedItemSize") == true {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
    }
}

extension NibLoading {
    /// Returns the nib of a cell or another reusable view whose element is part of its list's element.
    func prototype(_ element: NibElement) -> UINib {
        UINib(
            template: NibTemplate(
                name: name, bundle: bundle, elements: [element], resources: resources, scene: scene))
    }
}
