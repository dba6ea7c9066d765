import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Compares random flow layouts with a reference that places one item after the other.
@MainActor struct FlowLayoutPropertyTests {
    /// The lengths of a section in points, along the direction of scrolling and across it.
    struct Section {
        var sizes: [(along: CGFloat, across: CGFloat)] = []
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var before: CGFloat = 0
        var after: CGFloat = 0
        var left: CGFloat = 0
        var right: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
    }

    final class Delegate: FlowFeed, UICollectionViewDelegateFlowLayout {
        var sections: [Section] = []
        var isHorizontal = false

        private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
            isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        }
        func collectionView(
            _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        )
            -> CGSize
        {
            let size = sections[path.section].sizes[path.item]
            return self.size(size.along, size.across)
        }
        func collectionView(
            _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt index: Int
        ) -> UIEdgeInsets {
            let section = sections[index]
            return isHorizontal
                ? UIEdgeInsets(
                    top: section.left, left: section.before, bottom: section.right, right: section.after)
                : UIEdgeInsets(
                    top: section.before, left: section.left, bottom: section.after, right: section.right)
        }
        func collectionView(
            _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt index: Int
        ) -> CGFloat { sections[index].lineSpacing }
        func collectionView(
            _: UICollectionView, layout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt index: Int
        ) -> CGFloat { sections[index].itemSpacing }
        func collectionView(
            _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection index: Int
        ) -> CGSize { size(sections[index].header, 0) }
        func collectionView(
            _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection index: Int
        ) -> CGSize { size(sections[index].footer, 0) }
    }

    /// Returns the length of the content, and the frames of all elements as (position along, position across, length
    /// along, length across). It places the elements one by one from the top.
    func reference(_ sections: [Section], across: CGFloat) -> (frames: [String: [CGFloat]], end: CGFloat) {
        var frames: [String: [CGFloat]] = [:]
        var position: CGFloat = 0
        for (index, section) in sections.enumerated() {
            if section.header > 0 { frames["header \(index)"] = [position, 0, section.header, across] }
            position += section.header + section.before
            let room = across - section.left - section.right
            func length(_ line: [CGFloat]) -> CGFloat {
                line.reduce(0, +) + CGFloat(line.count - 1) * section.itemSpacing
            }
            var remainder = Array(section.sizes.enumerated())
            var isFirst = true
            while !remainder.isEmpty {
                var count = 1
                while count < remainder.count,
                    length(remainder.prefix(count + 1).map(\.element.across)) <= room + 1e-6
                { count += 1 }
                let line = remainder.prefix(count)
                remainder.removeFirst(count)
                // The last line is spaced as if copies of its last item filled it.
                var slots = line.map(\.element.across)
                while remainder.isEmpty, let last = slots.last, length(slots + [last]) <= room + 1e-6 {
                    slots.append(last)
                }
                let left = max(room - length(slots), 0)
                var place = section.left + (slots.count == 1 ? left / 2 : 0)
                let extent = line.map(\.element.along).max() ?? 0
                if !isFirst { position += section.lineSpacing }
                isFirst = false
                for (item, size) in line {
                    frames["item \(index) \(item)"] = [
                        position + (extent - size.along) / 2, place, size.along, size.across,
                    ]
                    place += size.across + section.itemSpacing
                    if slots.count > 1 { place += left / CGFloat(slots.count - 1) }
                }
                position += extent
            }
            position += section.after
            if section.footer > 0 { frames["footer \(index)"] = [position, 0, section.footer, across] }
            position += section.footer
        }
        return (frames, position)
    }

    func name(_ attributes: UICollectionViewLayoutAttributes) -> String {
        let path = attributes.indexPath
        return switch attributes.representedElementKind {
        case UICollectionView.elementKindSectionHeader: "header \(path.section)"
        case UICollectionView.elementKindSectionFooter: "footer \(path.section)"
        default: "item \(path.section) \(path.item)"
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `every frame and every query is the reference's`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for round in 0..<60 {
            // Lengths are quarters of points, so that frames must be rounded to pixels.
            func length(_ range: ClosedRange<Int>) -> CGFloat {
                CGFloat(Int.random(in: range, using: &random)) / 4
            }
            let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                var section = Section()
                let isUniform = Bool.random(using: &random)
                let one = (along: length(4...300), across: length(40...900))
                section.sizes = (0..<Int.random(in: 0...25, using: &random)).map { _ in
                    isUniform ? one : (length(4...300), length(40...900))
                }
                (section.lineSpacing, section.itemSpacing) = (length(0...80), length(0...80))
                (section.before, section.after) = (length(0...60), length(0...60))
                (section.left, section.right) = (length(0...60), length(0...60))
                if Bool.random(using: &random) { section.header = length(4...200) }
                if Bool.random(using: &random) { section.footer = length(4...200) }
                return section
            }
            let layout = UICollectionViewFlowLayout()
            let delegate = Delegate(counts: sections.map(\.sizes.count))
            delegate.sections = sections
            delegate.isHorizontal = Bool.random(using: &random)
            layout.scrollDirection = delegate.isHorizontal ? .horizontal : .vertical
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 350), collectionViewLayout: layout)
            view.delegate = delegate
            view.dataSource = delegate
            layout.prepareIfNeeded()

            let scale = view.traitCollection.displayScale
            let across: CGFloat = delegate.isHorizontal ? 350 : 200
            let (numbers, end) = reference(sections, across: across)
            let expected = numbers.mapValues { numbers -> CGRect in
                func pixel(_ value: CGFloat) -> CGFloat {
                    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
                }
                let (a, b) = (pixel(numbers[0]), pixel(numbers[1]))
                let (c, d) = (pixel(numbers[0] + numbers[2]) - a, pixel(numbers[1] + numbers[3]) - b)
                return delegate.isHorizontal
                    ? CGRect(x: a, y: b, width: c, height: d) : CGRect(x: b, y: a, width: d, height: c)
            }
            let comment: Comment = "seed \(seed), round \(round)"
            let size = layout.collectionViewContentSize
            #expect(
                size
                    == (delegate.isHorizontal
                        ? CGSize(width: end, height: 350) : CGSize(width: 200, height: end)),
                comment)
            for _ in 0..<5 {
                let start = CGFloat.random(in: -50...max(end, 1), using: &random)
                let (depth, width) = (length(4...1600), length(4...800))
                let rect =
                    delegate.isHorizontal
                    ? CGRect(x: start, y: length(0...800), width: depth, height: width)
                    : CGRect(x: length(0...800), y: start, width: width, height: depth)
                let found = try #require(layout.layoutAttributesForElements(in: rect))
                let wanted = expected.filter { $0.value.intersects(rect) }
                try #require(Set(found.map(name)) == Set(wanted.keys), comment)
                try #require(found.count == wanted.count, comment)
                for attributes in found { #expect(attributes.frame == expected[name(attributes)], comment) }
            }
            for (index, section) in sections.enumerated() {
                for item in section.sizes.indices {
                    #expect(
                        layout.layoutAttributesForItem(at: [index, item])?.frame
                            == expected["item \(index) \(item)"], comment)
                }
                #expect(layout.layoutAttributesForItem(at: [index, section.sizes.count]) == nil, comment)
            }
        }
    }
}
