import Testing

@testable import TesseraData

@Suite struct SectionSnapshotVisibleItemsTests {
    private func shown(_ items: [String], from menu: SectionSnapshot) -> String {
        var menu = menu
        menu.setVisibleItems(items)
        return menu.visualDescription()
    }

    @Test func `deleted item takes descendants and hidden items stay`() {
        #expect(
            shown(["Food", "Fruit", "Drinks"], from: menu(expanding: ["Food"])) == """
                *+ Food
                *-   Fruit
                 -     Apple
                 -     Pear
                *- Drinks
                 -   Tea
                """)
        #expect(
            shown(["Drinks"], from: menu()) == """
                *- Drinks
                 -   Tea
                """)
    }

    @Test func `new item has level of item before`() {
        #expect(
            shown(["Food", "Fruit", "Nuts", "Bread", "Drinks", "Bill"], from: menu(expanding: ["Food"]))
                == """
                *+ Food
                *-   Fruit
                 -     Apple
                 -     Pear
                *-   Nuts
                *-   Bread
                *- Drinks
                 -   Tea
                *- Bill
                """)
    }

    @Test func `new items before first child become children`() {
        #expect(
            shown(["Food", "Nuts", "Seeds", "Fruit", "Bread", "Drinks"], from: menu(expanding: ["Food"]))
                == """
                *+ Food
                *-   Nuts
                *-   Seeds
                *-   Fruit
                 -     Apple
                 -     Pear
                *-   Bread
                *- Drinks
                 -   Tea
                """)
    }

    @Test func `an item that moves away from its parent becomes a child of the next ancestor`() {
        #expect(
            shown(["Bread", "Drinks", "Food", "Fruit"], from: menu(expanding: ["Food"])) == """
                *- Bread
                *- Drinks
                 -   Tea
                *+ Food
                *-   Fruit
                 -     Apple
                 -     Pear
                """)
    }

    @Test func `a listed item leaves an ancestor that is not listed`() {
        #expect(
            shown(["Food", "Apple", "Drinks"], from: menu(expanding: ["Fruit"])) == """
                *- Food
                 +   Fruit
                 -     Pear
                 -   Bread
                *- Apple
                *- Drinks
                 -   Tea
                """)
    }

    /// A dish that is equal to others with its number, whatever their names.
    private struct Dish: Hashable {
        var number: Int
        var name: String
        static func == (one: Dish, other: Dish) -> Bool { one.number == other.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test func `visible items take content of equal items`() {
        var menu = NSDiffableDataSourceSectionSnapshot<Dish>()
        menu.append([Dish(number: 1, name: "Soup")])
        menu.append([Dish(number: 2, name: "Miso")], to: Dish(number: 1, name: ""))
        menu.setVisibleItems([Dish(number: 1, name: "Soups")])
        #expect(menu.items.map(\.name) == ["Soups", "Miso"])
        menu.setVisibleItems([Dish(number: 1, name: "Stews"), Dish(number: 3, name: "Tea")])
        #expect(menu.items.map(\.name) == ["Stews", "Miso", "Tea"])
    }
}
