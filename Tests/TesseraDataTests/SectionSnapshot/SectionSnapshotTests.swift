import Foundation
import Testing

@testable import TesseraData

@Suite("Section snapshots")
struct SectionSnapshotTests {
    @Test("A new section snapshot is empty")
    func empty() {
        #expect(SectionSnapshot().items == [])
        #expect(SectionSnapshot().visibleItems == [])
        #expect(SectionSnapshot().visualDescription() == "")
    }

    @Test("Items come before their children, in the order in which they were appended")
    func order() {
        #expect(menu().items == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks", "Tea"])
        #expect(menu().rootItems == ["Food", "Drinks"])
    }

    @Test("An item is known by its index, its level and its parent")
    func place() {
        #expect(menu().index(of: "Food") == 0)
        #expect(menu().index(of: "Pear") == 3)
        #expect(menu().index(of: "Tea") == 6)
        #expect(menu().level(of: "Food") == 0)
        #expect(menu().level(of: "Pear") == 2)
        #expect(menu().parent(of: "Food") == nil)
        #expect(menu().parent(of: "Pear") == "Fruit")
        #expect(menu().contains("Pear"))
    }

    @Test("Of an item that is not there nothing is known")
    func unknown() {
        #expect(!menu().contains("Salt"))
        #expect(menu().index(of: "Salt") == nil)
        #expect(menu().level(of: "Salt") == NSNotFound)
        #expect(menu().parent(of: "Salt") == nil)
        #expect(!menu().isExpanded("Salt") && !menu().isVisible("Salt"))
    }

    // MARK: Expansion

    @Test("Items are collapsed until they are expanded")
    func collapsedByDefault() {
        #expect(menu().visibleItems == ["Food", "Drinks"])
        #expect(menu().expandedItems == [])
        #expect(!menu().isExpanded("Food"))
        #expect(menu().isVisible("Food") && !menu().isVisible("Fruit"))
    }

    @Test("The children of an expanded item are visible, and theirs only where they are expanded too")
    func expand() {
        #expect(menu(expanding: ["Food"]).visibleItems == ["Food", "Fruit", "Bread", "Drinks"])
        #expect(
            menu(expanding: ["Food", "Fruit"]).visibleItems
                == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
        #expect(menu(expanding: ["Fruit"]).visibleItems == ["Food", "Drinks"])
    }

    @Test("What is expanded below a collapsed item is visible again when that is expanded")
    func collapse() {
        var menu = menu(expanding: ["Food", "Fruit"])
        menu.collapse(["Food"])
        #expect(menu.visibleItems == ["Food", "Drinks"])
        #expect(menu.expandedItems == ["Fruit"])
        #expect(menu.isExpanded("Fruit") && !menu.isVisible("Fruit") && !menu.isVisible("Apple"))
        menu.expand(["Food"])
        #expect(menu.visibleItems == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
    }

    @Test("An item without children can be expanded: children that come later are visible")
    func expandEmpty() {
        var menu = menu(expanding: ["Drinks", "Tea"])
        menu.append(["Sencha"], to: "Tea")
        #expect(menu.visibleItems == ["Food", "Drinks", "Tea", "Sencha"])
    }

    @Test("The description shows what is visible, expanded and below what")
    func description() {
        #expect(
            menu(expanding: ["Food"]).visualDescription() == """
                *+ Food
                *-   Fruit
                 -     Apple
                 -     Pear
                *-   Bread
                *- Drinks
                 -   Tea
                """)
    }

    // MARK: Parts

    @Test("A snapshot of an item holds what is below it, expanded as it was")
    func part() {
        let menu = menu(expanding: ["Fruit"])
        let food = menu.snapshot(of: "Food")
        #expect(food.items == ["Fruit", "Apple", "Pear", "Bread"])
        #expect(food.rootItems == ["Fruit", "Bread"])
        #expect(food.expandedItems == ["Fruit"])
        #expect(food.level(of: "Apple") == 1)
        #expect(menu.snapshot(of: "Tea").items == [])
    }

    @Test("A snapshot including the item has it as its only root item")
    func partWithParent() {
        let food = menu(expanding: ["Food"]).snapshot(of: "Food", includingParent: true)
        #expect(food.items == ["Food", "Fruit", "Apple", "Pear", "Bread"])
        #expect(food.rootItems == ["Food"])
        #expect(food.visibleItems == ["Food", "Fruit", "Bread"])
    }

    @Test("Editing a copy leaves the original alone")
    func copy() {
        let menu = menu()
        var copy = SectionSnapshot(menu)
        copy.expand(["Food"])
        copy.delete(["Drinks"])
        #expect(copy.visibleItems == ["Food", "Fruit", "Bread"])
        #expect(menu.visibleItems == ["Food", "Drinks"])
    }

    @Test("A chain of a hundred thousand items has its last one at that level")
    func deep() {
        var chain = NSDiffableDataSourceSectionSnapshot<Int>()
        chain.append([0])
        for item in 1..<100_000 { chain.append([item], to: item - 1) }
        chain.expand(Array(0..<100_000))
        #expect(chain.level(of: 99_999) == 99_999)
        #expect(chain.visibleItems == Array(0..<100_000))
        #expect(chain.snapshot(of: 0).visibleItems == Array(1..<100_000))
        chain.delete([1])
        #expect(chain.items == [0])
    }
}
