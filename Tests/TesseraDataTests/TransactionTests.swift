import Testing

@testable import TesseraData

@Suite struct TransactionTests {
    private func transaction(
        from initial: Snapshot, to final: Snapshot
    ) -> NSDiffableDataSourceTransaction<String, Int> {
        func section(_ name: String, of snapshot: Snapshot) -> NSDiffableDataSourceSectionSnapshot<Int> {
            var section = NSDiffableDataSourceSectionSnapshot<Int>()
            section.append(snapshot.itemIdentifiers(inSection: name))
            return section
        }
        return NSDiffableDataSourceTransaction(
            from: initial, to: final, initialSections: { section($0, of: initial) },
            finalSections: { section($0, of: final) })
    }

    @Test func `a move within a section is an associated removal and insertion`() {
        let initial = snapshot(["a": [1, 2, 3], "b": [4]])
        var final = initial
        final.moveItem(1, afterItem: 3)
        let transaction = transaction(from: initial, to: final)
        let expected = CollectionDifference<Int>([
            .remove(offset: 0, element: 1, associatedWith: 2),
            .insert(offset: 2, element: 1, associatedWith: 0),
        ])
        #expect(transaction.difference == expected)
        #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
        #expect(transaction.finalSnapshot.itemIdentifiers == [2, 3, 1, 4])
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        #expect(transaction.sectionTransactions.first?.difference == expected)
    }

    @Test func `a move to another section is a removal in one section and an insertion in the other`() {
        let initial = snapshot(["a": [1, 2], "b": [3, 4], "c": [5]])
        var final = initial
        final.moveItem(4, beforeItem: 2)
        let sections = transaction(from: initial, to: final).sectionTransactions
        #expect(sections.map(\.sectionIdentifier) == ["a", "b"])
        #expect(sections.map(\.initialSnapshot.items) == [[1, 2], [3, 4]])
        #expect(sections.map(\.finalSnapshot.items) == [[1, 4, 2], [3]])
        #expect(
            sections.map(\.difference) == [
                CollectionDifference([.insert(offset: 1, element: 4, associatedWith: nil)]),
                CollectionDifference([.remove(offset: 1, element: 4, associatedWith: nil)]),
            ])
    }

    @Test func `move across section boundary changes both sections`() {
        let initial = snapshot(["a": [1, 2], "b": [3]])
        var final = initial
        final.moveItem(2, beforeItem: 3)
        let transaction = transaction(from: initial, to: final)
        #expect(transaction.difference.isEmpty)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    }
}
