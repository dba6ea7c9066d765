import Testing

@testable import TesseraData

@Suite struct SectionSnapshotEditTests {
    var edited = menu()

    @Test mutating func `items are appended after last child or last root`() {
        edited.append(["Salt"])
        edited.append(["Cake"], to: "Food")
        #expect(
            edited.items
                == ["Food", "Fruit", "Apple", "Pear", "Bread", "Cake", "Drinks", "Tea", "Salt"])
        #expect(edited.level(of: "Cake") == 1 && edited.level(of: "Salt") == 0)
    }

    @Test mutating func `items inserted before an item have its level`() {
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

    @Test mutating func `items inserted after an item come after its descendants`() {
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

    @Test mutating func `deleting an item deletes its descendants`() {
        edited.delete(["Fruit"])
        #expect(edited.items == ["Food", "Bread", "Drinks", "Tea"])
        #expect(!edited.contains("Apple"))
    }

    @Test(
        arguments: [["Food", "Apple"], ["Apple", "Food"], ["Food", "Food"]])
    mutating func `item can be deleted together with descendant and twice`(doomed: [String]) {
        edited.delete(doomed)
        #expect(edited.items == ["Drinks", "Tea"])
    }

    @Test mutating func `unknown items are not deleted`() {
        edited.delete(["Salt", "Apple", "Pepper"])
        #expect(edited.items == ["Food", "Fruit", "Pear", "Bread", "Drinks", "Tea"])
    }

    @Test mutating func `deleted item can be added again collapsed`() {
        edited.expand(["Food"])
        edited.delete(["Food"])
        edited.append(["Food"])
        edited.append(["Apple"], to: "Food")
        #expect(edited.items == ["Drinks", "Tea", "Food", "Apple"])
        #expect(edited.visibleItems == ["Drinks", "Food"])
    }

    @Test mutating func `a snapshot is empty after all its items are deleted`() {
        edited.deleteAll()
        #expect(edited.items == [] && edited.rootItems == [])
    }

    @Test mutating func `the roots of an inserted snapshot have the level of their neighbour`() {
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

    @Test mutating func `replacing children keeps the item`() {
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
