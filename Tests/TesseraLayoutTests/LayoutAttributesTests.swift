import Testing

@testable import TesseraLayout

/// A subclass of the attributes with a property of its own, like those that apps write.
private final class BadgeAttributes: UICollectionViewLayoutAttributes {
    var badge = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? BadgeAttributes)?.badge = badge
        return copy
    }
}

/// A subclass that compares its own property too, as Apple demands.
private final class RankedAttributes: UICollectionViewLayoutAttributes {
    var rank = 0

    override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? RankedAttributes else { return false }
        return MainActor.assumeIsolated { other.rank == rank }
    }
}

@Suite @MainActor struct LayoutAttributesTests {
    @Test func `attributes report their category`() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
        #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
        #expect(cell.indexPath == [1, 2] && cell.alpha == 1 && !cell.isHidden && cell.zIndex == 0)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [1, 0])
        #expect(header.representedElementCategory == .supplementaryView)
        #expect(header.representedElementKind == "header")
        let background = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "background", with: [1, 0])
        #expect(background.representedElementCategory == .decorationView)
    }

    @Test func `frame center size and bounds describe one rectangle`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = rect(10, 20, 30, 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        #expect(attributes.bounds == rect(0, 0, 30, 40))
        attributes.size = CGSize(width: 10, height: 10)
        #expect(attributes.frame == rect(20, 35, 10, 10))
        attributes.center = CGPoint(x: 5, y: 5)
        #expect(attributes.frame == rect(0, 0, 10, 10))
    }

    @Test func `transform changes frame and not size`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = rect(0, 0, 100, 50)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == rect(-50, -25, 200, 100))
        #expect(attributes.size == CGSize(width: 100, height: 50))
        attributes.frame = rect(0, 0, 50, 50)
        #expect(attributes.size == CGSize(width: 25, height: 25))
        #expect(attributes.center == CGPoint(x: 25, y: 25))
    }

    @Test func `attributes are compared with isEqual of their class`() {
        let (one, other) = (RankedAttributes(forCellWith: [0, 0]), RankedAttributes(forCellWith: [0, 0]))
        #expect(one.equals(other))
        other.rank = 1
        #expect(!one.equals(other))
        let plain = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        let same = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        #expect(plain.equals(same) && !plain.equals(one))
        same.zIndex = 1
        #expect(!plain.equals(same))
    }

    @Test func `copy is equal until one changes`() throws {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [3, 0])
        attributes.frame = rect(1, 2, 3, 4)
        attributes.alpha = 0.5
        attributes.zIndex = 9
        attributes.isHidden = true
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy !== attributes)
        #expect(copy == attributes && copy.hash == attributes.hash)
        copy.zIndex = 8
        #expect(copy != attributes)
        #expect(!attributes.isEqual("header"))
    }

    @Test func `subclass is copied as itself`() throws {
        let attributes = BadgeAttributes(forCellWith: [0, 5])
        attributes.badge = 3
        let copy = try #require(attributes.copy() as? BadgeAttributes)
        #expect(copy.badge == 3 && copy.indexPath == [0, 5])
    }

    @Test func `solver makes attributes of given class`() {
        let section = NSCollectionLayoutSection(
            group: row(height: 44, item(.fractionalWidth(1), .fractionalHeight(1))))
        let solver = solve(.small, (section, 3))
        let found = solver.layoutAttributesForElements(
            in: rect(0, 44, 375, 44), attributesClass: BadgeAttributes.self)
        #expect(found.map(\.indexPath) == [[0, 1]])
        #expect(found.first is BadgeAttributes)
        #expect(found.first?.frame == rect(0, 44, 375, 44))
    }
}

/// Tests of copies that are made in blocks of the main queue which belong to no task. Events of a display arrive in
/// such blocks.
@MainActor struct CopyingTests {
    @Test func `copies are other objects in any block of the main queue`() async {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let isSame = await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    let originals: [NSObject] = [attributes, section, item, configuration]
                    continuation.resume(returning: originals.map { ($0.copy() as? NSObject) === $0 })
                }
            }
        }
        #expect(isSame == [false, false, false, false])
    }

    private var size: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    }
}
