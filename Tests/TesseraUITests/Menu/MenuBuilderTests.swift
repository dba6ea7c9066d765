import Foundation
import Testing

@testable import TesseraUI

@MainActor struct MenuBuilderTests {
    private let builder = MenuBuilder(
        system: .context,
        elements: [
            UIMenu(identifier: .edit, children: [UIMenu(title: "Find", identifier: .find)]),
            UIMenu(
                identifier: .file,
                children: [
                    UIAction(title: "Close", identifier: UIAction.Identifier("close")) { _ in },
                    UICommand(title: "Print", action: "printContent:"),
                    UICommand(title: "Print Twice", action: "printContent:", propertyList: 2),
                ]),
        ])

    private func menu(_ name: String) -> UIMenu { UIMenu(title: name, identifier: UIMenu.Identifier(name)) }

    /// The titles, or the identifiers of menus without titles, with the children of menus in parentheses.
    private func outline(of menu: UIMenu) -> String {
        menu.children.map { child in
            guard let menu = child as? UIMenu else { return child.title }
            let name = menu.title.isEmpty ? String(menu.identifier.rawValue.dropFirst(15)) : menu.title
            return menu.children.isEmpty ? name : "\(name)(\(outline(of: menu)))"
        }.joined(separator: " ")
    }

    private var outline: String { outline(of: builder.root) }

    @Test func `menus are added beside other menus and within them`() {
        builder.insertSibling(menu("1"), beforeMenu: .edit)
        builder.insertSibling(menu("2"), afterMenu: .find)
        builder.insertChild(menu("3"), atStartOfMenu: .edit)
        builder.insertChild(menu("4"), atEndOfMenu: .root)
        builder.insertSibling(menu("5"), afterMenu: .help)
        builder.insertSibling(menu("6"), afterMenu: .root)
        #expect(outline == "1 edit(3 Find 2) file(Close Print Print Twice) 4")
    }

    @Test func `elements are added beside actions and commands`() {
        let close = UIAction.Identifier("close")
        builder.insertElements([UIAction(title: "1") { _ in }], beforeAction: close)
        builder.insertElements([UIAction(title: "2") { _ in }, menu("3")], afterAction: close)
        builder.insertElements([menu("4")], beforeCommand: "printContent:", propertyList: 2)
        builder.insertElements([menu("5")], afterCommand: "printContent:")
        builder.insertElements([menu("6")], atStartOfMenu: .find)
        #expect(outline == "edit(Find(6)) file(1 Close 2 3 Print 5 4 Print Twice)")
    }

    @Test func `elements are replaced and removed`() {
        builder.replace(menu: .find, with: menu("Search"))
        builder.remove(action: UIAction.Identifier("close"))
        builder.replace(command: "printContent:", with: [menu("1"), menu("2")])
        #expect(outline == "edit(Search) file(1 2 Print Twice)")
        builder.replaceChildren(ofMenu: .file) { $0.reversed() + [menu("3")] }
        #expect(outline == "edit(Search) file(Print Twice 2 1 3)")
        builder.remove(menu: .edit)
        builder.remove(command: "printContent:", propertyList: 2)
        #expect(outline == "file(2 1 3)")
        builder.remove(menu: .root)
        #expect(outline.isEmpty && builder.menu(for: .root) != nil)
    }

    @Test func `elements are found by their identifiers`() {
        #expect(builder.menu(for: .find)?.title == "Find" && builder.menu(for: .help) == nil)
        #expect(builder.action(for: UIAction.Identifier("close"))?.title == "Close")
        #expect(builder.command(for: "printContent:")?.title == "Print")
        #expect(builder.command(for: "printContent:", propertyList: 2)?.title == "Print Twice")
        #expect(builder.command(for: "printContent:", propertyList: 3) == nil)
    }

    @Test func `a menu with a known identifier is not added, unless the known one goes`() {
        builder.insertChild(UIMenu(title: "Twice", identifier: .find), atEndOfMenu: .file)
        builder.insertChild(
            UIMenu(title: "Outer", children: [UIMenu(identifier: .edit)]), atEndOfMenu: .file)
        #expect(outline == "edit(Find) file(Close Print Print Twice)")
        builder.replace(menu: .edit, with: UIMenu(title: "Edit", identifier: .edit))
        builder.replaceChildren(ofMenu: .edit) { $0 + [menu("Find")] }
        builder.replaceChildren(ofMenu: .edit) { $0 }
        #expect(outline == "Edit(Find) file(Close Print Print Twice)")
    }

    @Test func `the object that is nearest to the user builds last`() {
        final class Outer: UIView {
            override func buildMenu(with builder: any UIMenuBuilder) {
                builder.insertSibling(UIMenu(title: "Outer"), afterMenu: .edit)
            }
        }
        final class Inner: UIView {
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                builder.insertSibling(UIMenu(title: "Inner"), afterMenu: .edit)
            }
        }
        let (outer, inner) = (Outer(), Inner())
        outer.addSubview(inner)
        builder.build(from: inner)
        #expect(outline == "edit(Find) Inner Outer file(Close Print Print Twice)")
    }
}
