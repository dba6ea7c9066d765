import Testing

@testable import TesseraData

@Suite("Editing a section snapshot")
struct SectionSnapshotEditTests {
    var edited = menu()

    @Test("Items are appended after the last child of their parent, or after the last root item")
    mutating func append() {
        edited.append(["Salt"])
        edited.append(["Cake"], to: "Food")
        #expect(
            edited.items
                == ["Food", "Fruit", "Apple", "Pear", "Bread", "Cake", "Drinks", "Tea", "Salt"])
        #expect(edited.level(of: "Cake") == 1 && edited.level(of: "Salt") == 0)
    }

    @Test("Items inserted before an item are on its level")
    mutating func insertBefore() {
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

    @Test("Items inserted after an item are on its level, after all that is below it")
    mutating func insertAfter() {
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

    @Test("Deleting an item deletes all that is below it")
    mutating func delete() {
        edited.delete(["Fruit"])
        #expect(edited.items == ["Food", "Bread", "Drinks", "Tea"])
        #expect(!edited.contains("Apple"))
    }

    @Test(
        "An item can be deleted with one that is below it, in either order, and twice",
        arguments: [["Food", "Apple"], ["Apple", "Food"], ["Food", "Food"]])
    mutating func deleteNested(doomed: [String]) {
        edited.delete(doomed)
        #expect(edited.items == ["Drinks", "Tea"])
    }

    @Test("What was deleted can be added again, and is collapsed then")
    mutating func readd() {
        edited.expand(["Food"])
        edited.delete(["Food"])
        edited.append(["Food"])
        edited.append(["Apple"], to: "Food")
        #expect(edited.items == ["Drinks", "Tea", "Food", "Apple"])
        #expect(edited.visibleItems == ["Drinks", "Food"])
    }

    @Test("Deleting all leaves nothing")
    mutating func deleteAll() {
        edited.deleteAll()
        #expect(edited.items == [] && edited.rootItems == [])
    }

    @Test("Inserting a snapshot before or after an item puts its root items on that one's level")
    mutating func insertSnapshot() {
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

    @Test("Replacing an item's children leaves the item as it is")
    mutating func replaceChildren() {
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
