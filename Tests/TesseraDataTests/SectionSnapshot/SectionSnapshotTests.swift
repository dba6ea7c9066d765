import Foundation
import Testing

@testable import TesseraData

@Suite struct SectionSnapshotTests {
    @Test func `new section snapshot is empty`() {
        #expect(SectionSnapshot().items == [])
        #expect(SectionSnapshot().visibleItems == [])
        #expect(SectionSnapshot().visualDescription() == "")
    }

    @Test func `items come before their children in order`() {
        #expect(menu().items == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks", "Tea"])
        #expect(menu().rootItems == ["Food", "Drinks"])
    }

    @Test func `item has index level and parent`() {
        #expect(menu().index(of: "Food") == 0)
        #expect(menu().index(of: "Pear") == 3)
        #expect(menu().index(of: "Tea") == 6)
        #expect(menu().level(of: "Food") == 0)
        #expect(menu().level(of: "Pear") == 2)
        #expect(menu().parent(of: "Food") == nil)
        #expect(menu().parent(of: "Pear") == "Fruit")
        #expect(menu().contains("Pear"))
    }

    @Test func `unknown item has no index level or parent`() {
        #expect(!menu().contains("Salt"))
        #expect(menu().index(of: "Salt") == nil)
        #expect(menu().level(of: "Salt") == NSNotFound)
        #expect(menu().parent(of: "Salt") == nil)
        #expect(!menu().isExpanded("Salt") && !menu().isVisible("Salt"))
    }

    // MARK: Expansion

    @Test func `items are collapsed by default`() {
        #expect(menu().visibleItems == ["Food", "Drinks"])
        #expect(menu().expandedItems == [])
        #expect(!menu().isExpanded("Food"))
        #expect(menu().isVisible("Food") && !menu().isVisible("Fruit"))
    }

    @Test func `expanded item makes its children visible`() {
        #expect(menu(expanding: ["Food"]).visibleItems == ["Food", "Fruit", "Bread", "Drinks"])
        #expect(
            menu(expanding: ["Food", "Fruit"]).visibleItems
                == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
        #expect(menu(expanding: ["Fruit"]).visibleItems == ["Food", "Drinks"])
    }

    @Test func `expanded descendants stay expanded while hidden`() {
        var menu = menu(expanding: ["Food", "Fruit"])
        menu.collapse(["Food"])
        #expect(menu.visibleItems == ["Food", "Drinks"])
        #expect(menu.expandedItems == ["Fruit"])
        #expect(menu.isExpanded("Fruit") && !menu.isVisible("Fruit") && !menu.isVisible("Apple"))
        menu.expand(["Food"])
        #expect(menu.visibleItems == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
    }

    @Test func `item without children can be expanded`() {
        var menu = menu(expanding: ["Drinks", "Tea"])
        menu.append(["Sencha"], to: "Tea")
        #expect(menu.visibleItems == ["Food", "Drinks", "Tea", "Sencha"])
    }

    @Test func `description lists visible items by level`() {
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

    @Test func `the snapshot of an item has its descendants, of which the same ones are expanded`() {
        let menu = menu(expanding: ["Fruit"])
        let food = menu.snapshot(of: "Food")
        #expect(food.items == ["Fruit", "Apple", "Pear", "Bread"])
        #expect(food.rootItems == ["Fruit", "Bread"])
        #expect(food.expandedItems == ["Fruit"])
        #expect(food.level(of: "Apple") == 1)
        #expect(menu.snapshot(of: "Tea").items == [])
    }

    @Test func `snapshot including parent has it as only root`() {
        let food = menu(expanding: ["Food"]).snapshot(of: "Food", includingParent: true)
        #expect(food.items == ["Food", "Fruit", "Apple", "Pear", "Bread"])
        #expect(food.rootItems == ["Food"])
        #expect(food.visibleItems == ["Food", "Fruit", "Bread"])
    }

    @Test func `an edit of a copy does not change the original`() {
        let menu = menu()
        var copy = SectionSnapshot(menu)
        copy.expand(["Food"])
        copy.delete(["Drinks"])
        #expect(copy.visibleItems == ["Food", "Fruit", "Bread"])
        #expect(menu.visibleItems == ["Food", "Drinks"])
    }

    @Test func `a chain of 100,000 items has its last one at the deepest level`() {
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
