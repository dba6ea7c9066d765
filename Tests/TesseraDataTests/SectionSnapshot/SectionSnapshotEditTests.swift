import Testing

@testable import TesseraData

@Suite struct SectionSnapshotEditTests {
    var edited = menu()

    @Test mutating func itemsAreAppendedAfterLastChildOrLastRoot() {
        edited.append(["Salt"])
        edited.append(["Cake"], to: "Food")
        #expect(
            edited.items
                == ["Food", "Fruit", "Apple", "Pear", "Bread", "Cake", "Drinks", "Tea", "Salt"])
        #expect(edited.level(of: "Cake") == 1 && edited.level(of: "Salt") == 0)
    }

    @Test mutating func itemsInsertedBeforeAnItemHaveItsLevel() {
        edited.insert(["Nuts", "Seeds"], before: "Fruit")
        edited.insert(["Starters"], before: "Food")
        #expect(
            edited.items
                == [
                    "Starters", "Food", "Nuts", "Seeds", "Fruit", "Apple", "Pear", "Bread", "Drinks", "Tea",
                ])
        #expect(edited.parent(of: "Seeds") == "Food")
        #expect(edited.rootItems == ["Starters", "Food", "Drinks"])
    }

    @Test mutating func itemsInsertedAfterAnItemComeAfterItsDescendants() {
        edited.insert(["Nuts"], after: "Fruit")
        edited.insert(["Cake"], after: "Bread")
        edited.insert(["Bills", "Tips"], after: "Drinks")
        #expect(
            edited.items
                == [
                    "Food", "Fruit", "Apple", "Pear", "Nuts", "Bread", "Cake", "Drinks", "Tea", "Bills",
                    "Tips",
                ])
        #expect(edited.parent(of: "Cake") == "Food")
        #expect(edited.rootItems == ["Food", "Drinks", "Bills", "Tips"])
    }

    @Test mutating func deletingAnItemDeletesItsDescendants() {
        edited.delete(["Fruit"])
        #expect(edited.items == ["Food", "Bread", "Drinks", "Tea"])
        #expect(!edited.contains("Apple"))
    }

    @Test(
        arguments: [["Food", "Apple"], ["Apple", "Food"], ["Food", "Food"]])
    mutating func itemCanBeDeletedTogetherWithDescendantAndTwice(doomed: [String]) {
        edited.delete(doomed)
        #expect(edited.items == ["Drinks", "Tea"])
    }

    @Test mutating func deletedItemCanBeAddedAgainCollapsed() {
        edited.expand(["Food"])
        edited.delete(["Food"])
        edited.append(["Food"])
        edited.append(["Apple"], to: "Food")
        #expect(edited.items == ["Drinks", "Tea", "Food", "Apple"])
        #expect(edited.visibleItems == ["Drinks", "Food"])
    }

    @Test mutating func deletingAllLeavesNothing() {
        edited.deleteAll()
        #expect(edited.items == [] && edited.rootItems == [])
    }

    @Test mutating func insertedSnapshotHasItsRootsOnLevelOfNeighbour() {
        var cakes = SectionSnapshot()
        cakes.append(["Cakes"])
        cakes.append(["Tart"], to: "Cakes")
        cakes.expand(["Cakes"])
        var bill = SectionSnapshot()
        bill.append(["Bill", "Tip"])
        edited.insert(cakes, before: "Bread")
        edited.insert(bill, after: "Food")
        edited.expand(["Food"])
        #expect(
            edited.visibleItems == ["Food", "Fruit", "Cakes", "Tart", "Bread", "Bill", "Tip", "Drinks"])
        #expect(edited.parent(of: "Tart") == "Cakes" && edited.parent(of: "Cakes") == "Food")
    }

    @Test mutating func replacingChildrenKeepsTheItem() {
        edited.expand(["Food"])
        var children = SectionSnapshot()
        children.append(["Soup", "Apple"])
        children.append(["Miso"], to: "Soup")
        edited.replace(childrenOf: "Food", using: children)
        #expect(edited.items == ["Food", "Soup", "Miso", "Apple", "Drinks", "Tea"])
        #expect(edited.visibleItems == ["Food", "Soup", "Apple", "Drinks"])
        edited.replace(childrenOf: "Food", using: SectionSnapshot())
        #expect(edited.items == ["Food", "Drinks", "Tea"])
        #expect(edited.isExpanded("Food"))
    }
}
