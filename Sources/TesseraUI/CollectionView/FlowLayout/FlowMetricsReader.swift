import Foundation
import TesseraBasics

/// Reads the sizes and spaces of all sections from a flow layout and its collection view's delegate.
@MainActor
struct FlowMetricsReader {
    let layout: UICollectionViewFlowLayout
    let collectionView: UICollectionView

    func metrics() -> [FlowMetrics] {
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        let isMirrored = layout.isMirrored
        return collectionView.stage.itemCounts.enumerated().map { section, count in
            metrics(ofSection: section, count: count, isMirrored: isMirrored, delegate)
        }
    }

    private func metrics(
        ofSection section: Int, count: Int, isMirrored: Bool,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowMetrics {
        let (view, isHorizontal) = (collectionView, layout.scrollDirection == .horizontal)
        var inset =
            delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
        let header =
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
        for value in [inset.top, inset.left, inset.bottom, inset.right] {
            check(value.isFinite, "the inset of section \(section)", inset)
        }
        var metrics = FlowMetrics(count: count, sizes: sizes(inSection: section, count: count, delegate))
        metrics.lineSpacing =
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
        metrics.itemSpacing =
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
        check(metrics.lineSpacing.isFinite, "the line spacing of section \(section)", metrics.lineSpacing)
        check(metrics.itemSpacing.isFinite, "the item spacing of section \(section)", metrics.itemSpacing)
        var outer = layout.sectionInsetReference.insets(of: collectionView)
        // Left insets are also at the left if lines begin at the right.
        if isMirrored { (inset, outer) = (inset.mirrored, outer.mirrored) }
        metrics.alongInsets = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        // A boundary outside the content insets does not move items nearer to the edge than the content
        // insets do.
        let least: CGFloat = layout.sectionInsetReference == .fromContentInset ? -.greatestFiniteMagnitude : 0
        metrics.acrossInsets =
            isHorizontal
            ? (max(inset.top + outer.top, least), max(inset.bottom + outer.bottom, least))
            : (max(inset.left + outer.left, least), max(inset.right + outer.right, least))
        metrics.header = checked(header, "the header of section \(section)").along
        metrics.footer = checked(footer, "the footer of section \(section)").along
        return metrics
    }

    private func sizes(
        inSection section: Int, count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowMetrics.Sizes {
        func given(_ item: Int) -> FlowMetrics.Size? {
            let staged = IndexPath(item: item, section: section)
            guard let path = collectionView.stage.sizedPath(of: staged) else { return nil }
            return delegate.map {
                checked(
                    $0.collectionView(collectionView, layout: layout, sizeForItemAt: path), "item \(path)")
            }
        }
        guard count > 0, let delegate,
            let first = OptionalMethod.itemSize.answer(of: delegate, { given(0) }).flatMap(\.self)
        else {
            let (estimate, isAutomatic) = (
                layout.estimatedItemSize, layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
            )
            return .uniform(
                estimate == .zero || isAutomatic
                    ? checked(layout.itemSize, "itemSize") : checked(estimate, "estimatedItemSize"))
        }
        var sizes = [first]
        sizes.reserveCapacity(count)
        for item in 1..<max(count, 1) { given(item).map { sizes.append($0) } }
        return sizes.allSatisfy { $0 == first } ? .uniform(first) : .individual(sizes)
    }

    private func checked(_ size: CGSize, _ name: String) -> FlowMetrics.Size {
        check(size.width.isFinite && size.height.isFinite, name, size)
        if size.width < 0 || size.height < 0 {
            complainOnce("UICollectionViewFlowLayout: \(name) is \(size); negative lengths count as 0.")
        }
        let size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        return layout.scrollDirection == .horizontal
            ? .init(along: size.width, across: size.height) : .init(along: size.height, across: size.width)
    }

    private func check(_ isRight: Bool, _ name: String, _ value: Any) {
        guard !isRight else { return }
        fatalError("UICollectionViewFlowLayout: \(name) is \(value); lengths must be finite.")
    }
}
