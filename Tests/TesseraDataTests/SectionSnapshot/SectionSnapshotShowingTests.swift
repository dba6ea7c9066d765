import Testing

@testable import TesseraData

@Suite("A section snapshot follows an edit of its visible items")
struct SectionSnapshotShowingTests {
    private func shown(_ items: [String], from menu: SectionSnapshot) -> String {
        var menu = menu
        menu.show(items)
        return menu.visualDescription()
    }

    @Test("A deleted item takes along what is below it, and what others hide stays")
    func deletion() {
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

    @Test("A new item comes to the level of the item before it")
    func insertion() {
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

    @Test("New items between an item and its first child become children too")
    func insertionBeforeFirstChild() {
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

    @Test("An item that moved away from its parent comes to the next one above")
    func move() {
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

    @Test("A hidden item that is listed is shown, and no longer below what hides it")
    func unhiding() {
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

    /// Known by its number alone.
    private struct Dish: Hashable {
        var number: Int
        var name: String
        static func == (one: Dish, other: Dish) -> Bool { one.number == other.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("Visible items take the content of those that they are equal to, whether others come and go or not")
    func content() {
        var menu = NSDiffableDataSourceSectionSnapshot<Dish>()
        menu.append([Dish(number: 1, name: "Soup")])
        menu.append([Dish(number: 2, name: "Miso")], to: Dish(number: 1, name: ""))
        menu.show([Dish(number: 1, name: "Soups")])
        #expect(menu.items.map(\.name) == ["Soups", "Miso"])
        menu.show([Dish(number: 1, name: "Stews"), Dish(number: 3, name: "Tea")])
        #expect(menu.items.map(\.name) == ["Stews", "Miso", "Tea"])
    }
}
