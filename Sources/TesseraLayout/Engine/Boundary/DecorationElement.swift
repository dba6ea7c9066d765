/// A decoration item of a section, with its place.
struct DecorationElement: Sendable {
    let kind: String
    /// The item's number among those of its kind, from 0.
    let number: Int
    let box: Box
    let zIndex: Int
}

extension DecorationElement {
    /// Returns the elements of items that lie behind a section.
    @MainActor static func backgrounds(
        _ items: [NSCollectionLayoutDecorationItem], of section: Box
    ) -> [DecorationElement] {
        var numbers: [String: Int] = [:]
        return items.map { item in
            let number = numbers[item.elementKind, default: 0]
            numbers[item.elementKind] = number + 1
            return DecorationElement(
                kind: item.elementKind, number: number, box: section.inset(by: item.contentInsets),
                zIndex: item.zIndex)
        }
    }
}
