import TestSupport
import Testing

@testable import TesseraUI

struct VisualFormatParserTests {
    typealias Item = VisualFormat.Item
    typealias Predicate = VisualFormat.Predicate
    typealias Quantity = VisualFormat.Quantity

    private func number(_ value: Double, at offset: Int) -> Quantity {
        Quantity(kind: .number(value), offset: offset)
    }

    private func name(_ name: String, at offset: Int) -> Quantity {
        Quantity(kind: .name(name), offset: offset)
    }

    /// Returns the one distance between the two views of `[a]<connection>[b]`.
    private func connection(_ text: String) throws -> VisualFormat.Connection {
        try #require(VisualFormatParser.parse("[a]\(text)[b]").connections.first)
    }

    /// Returns the one predicate of `[a(<text>)]`, whose text begins at offset 3.
    private func predicate(_ text: String) throws -> Predicate {
        let predicates = try VisualFormatParser.parse("[a(\(text))]").items[0].predicates
        try #require(predicates.count == 1)
        return predicates[0]
    }

    // MARK: Examples of Apple's documentation

    @Test func `a hyphen is the standard space`() throws {
        #expect(
            try VisualFormatParser.parse("[button]-[textField]")
                == VisualFormat(
                    orientation: .horizontal,
                    items: [Item(name: "button", offset: 1), Item(name: "textField", offset: 10)],
                    connections: [.standard]))
    }

    @Test func `parentheses hold a demand on the width`() throws {
        #expect(
            try VisualFormatParser.parse("[button(>=50)]").items == [
                Item(
                    name: "button", offset: 1,
                    predicates: [Predicate(relation: .greaterThanOrEqual, quantity: number(50, at: 10))])
            ])
    }

    @Test func `bars are the superview's edges`() throws {
        #expect(
            try VisualFormatParser.parse("|-50-[purpleBox]-50-|")
                == VisualFormat(
                    orientation: .horizontal,
                    leading: .init(
                        connection: .predicates([Predicate(relation: .equal, quantity: number(50, at: 2))]),
                        offset: 0),
                    items: [Item(name: "purpleBox", offset: 6)],
                    trailing: .init(
                        connection: .predicates([Predicate(relation: .equal, quantity: number(50, at: 17))]),
                        offset: 20)))
    }

    @Test func `V with a colon makes a column`() throws {
        #expect(
            try VisualFormatParser.parse("V:[topField]-10-[bottomField]")
                == VisualFormat(
                    orientation: .vertical,
                    items: [Item(name: "topField", offset: 3), Item(name: "bottomField", offset: 17)],
                    connections: [
                        .predicates([Predicate(relation: .equal, quantity: number(10, at: 13))])
                    ]))
        #expect(try VisualFormatParser.parse("H:[a]").orientation == .horizontal)
    }

    @Test func `views side by side are flush`() throws {
        #expect(try VisualFormatParser.parse("[maroonView][blueView]").connections == [.flush])
        #expect(
            try VisualFormatParser.parse("|[a]|")
                == VisualFormat(
                    orientation: .horizontal, leading: .init(connection: .flush, offset: 0),
                    items: [Item(name: "a", offset: 2)], trailing: .init(connection: .flush, offset: 4)))
    }

    @Test func `an at sign states a priority`() throws {
        #expect(
            try predicate("100@20")
                == Predicate(
                    relation: .equal, quantity: number(100, at: 3), priority: number(20, at: 7)))
    }

    @Test func `a name in parentheses is another view or a metric`() throws {
        #expect(
            try VisualFormatParser.parse("[button1(==button2)]").items[0].predicates == [
                Predicate(relation: .equal, quantity: name("button2", at: 11))
            ])
    }

    @Test func `commas separate predicates`() throws {
        #expect(
            try VisualFormatParser.parse("[flexibleButton(>=70,<=100)]").items[0].predicates == [
                Predicate(relation: .greaterThanOrEqual, quantity: number(70, at: 18)),
                Predicate(relation: .lessThanOrEqual, quantity: number(100, at: 23)),
            ])
    }

    @Test func `a whole line of layout`() throws {
        #expect(
            try VisualFormatParser.parse("|-[find]-[findNext]-[findField(>=20)]-|")
                == VisualFormat(
                    orientation: .horizontal, leading: .init(connection: .standard, offset: 0),
                    items: [
                        Item(name: "find", offset: 3), Item(name: "findNext", offset: 10),
                        Item(
                            name: "findField", offset: 21,
                            predicates: [
                                Predicate(relation: .greaterThanOrEqual, quantity: number(20, at: 33))
                            ]),
                    ],
                    connections: [.standard, .standard],
                    trailing: .init(connection: .standard, offset: 38)))
    }

    // MARK: Details

    @Test func `a distance takes several predicates, with priorities by number or by name`() throws {
        #expect(
            try connection("-(>=8@750,<=gap@low)-")
                == .predicates([
                    Predicate(
                        relation: .greaterThanOrEqual, quantity: number(8, at: 7),
                        priority: number(750, at: 9)
                    ),
                    Predicate(
                        relation: .lessThanOrEqual, quantity: name("gap", at: 15),
                        priority: name("low", at: 19)),
                ]))
    }

    @Test func `a distance needs no parentheses for a relation and a priority`() throws {
        #expect(
            try connection("->=8@750-")
                == .predicates([
                    Predicate(
                        relation: .greaterThanOrEqual, quantity: number(8, at: 6),
                        priority: number(750, at: 8)
                    )
                ]))
        #expect(
            try connection("-gap-")
                == .predicates([Predicate(relation: .equal, quantity: name("gap", at: 4))]))
    }

    @Test(arguments: [
        ("8", 8), ("8.25", 8.25), (".5", 0.5), ("5.", 5), ("-8", -8), ("+8", 8), ("1e2", 100), ("1.5E+1", 15),
        ("25e-1", 2.5), ("0x10", 16), ("0X.8p1", 1), ("-0x1P4", -16), ("007", 7),
    ])
    func `numbers are written as in C`(text: String, value: Double) throws {
        #expect(try predicate("==\(text)").quantity == number(value, at: 5))
    }

    @Test func `names are identifiers of C`() throws {
        #expect(try VisualFormatParser.parse("[_aZ09]").items == [Item(name: "_aZ09", offset: 1)])
        #expect(try predicate("inf").quantity == name("inf", at: 3))
        // H and V are ordinary letters within a name.
        #expect(try VisualFormatParser.parse("[H][V]").items.map(\.name) == ["H", "V"])
    }

    @Test func `white space between symbols means nothing`() throws {
        #expect(
            try VisualFormatParser.parse(" H : | - 5 - [ a ( >= 1 @ 2 , b ) ]\n\t- | ")
                == VisualFormat(
                    orientation: .horizontal,
                    leading: .init(
                        connection: .predicates([Predicate(relation: .equal, quantity: number(5, at: 9))]),
                        offset: 5),
                    items: [
                        Item(
                            name: "a", offset: 15,
                            predicates: [
                                Predicate(
                                    relation: .greaterThanOrEqual, quantity: number(1, at: 22),
                                    priority: number(2, at: 26)),
                                Predicate(relation: .equal, quantity: name("b", at: 30)),
                            ])
                    ],
                    trailing: .init(connection: .standard, offset: 39)))
    }

    // MARK: Mistakes

    /// Returns the message for a format with a mistake, or nil if it has none. The message consists of the reason, the
    /// format, and a caret below the mistake.
    private func message(_ format: String) -> String? {
        do {
            _ = try VisualFormatParser.parse(format)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `an orientation needs a colon`() {
        #expect(
            message("V|[backgroundBox]|") == """
                ':' is expected after 'V'.
                V|[backgroundBox]|
                 ^
                """)
    }

    @Test func `a format begins with an orientation, an edge or a view`() {
        #expect(
            message("") == """
                A visual format must begin with 'H:', 'V:', '|' or a view in brackets, as in '[view]'.

                ^
                """)
        #expect(
            message("button") == """
                A visual format must begin with 'H:', 'V:', '|' or a view in brackets, as in '[view]'.
                button
                ^
                """)
    }

    @Test func `an edge and an orientation alone are no format`() {
        #expect(
            message("H:|-8-|") == """
                A view in brackets is expected here, as in '[view]'.
                H:|-8-|
                      ^
                """)
        #expect(
            message("V:") == """
                A view in brackets is expected here, as in '[view]'.
                V:
                  ^
                """)
    }

    @Test func `brackets hold the name of a view`() {
        #expect(
            message("[]") == """
                The name of a view is expected after '[': a letter or '_', then letters, digits and '_'.
                []
                 ^
                """)
        #expect(
            message("[self.button]") == """
                ']', or '(' and a predicate on the size of the view, is expected here.
                [self.button]
                     ^
                """)
    }

    @Test func `predicates and brackets must be closed`() {
        #expect(
            message("|[whiteBox1][blackBox4(blackWidth][redBox]|") == """
                ',' or ')' is expected after a predicate.
                |[whiteBox1][blackBox4(blackWidth][redBox]|
                                                 ^
                """)
        #expect(
            message("[a(8)") == """
                ']' is expected after the predicates on the size of a view.
                [a(8)
                     ^
                """)
        #expect(
            message("[a(]") == """
                A relation, a number or a name is expected in a predicate.
                [a(]
                   ^
                """)
    }

    @Test func `a relation has two characters`() {
        #expect(
            message("V:|[blackBox4(>30)]|") == """
                A relation must be '==', '<=' or '>='.
                V:|[blackBox4(>30)]|
                              ^
                """)
        #expect(
            message("[a(==)]") == """
                A number or a name is expected after a relation.
                [a(==)]
                     ^
                """)
    }

    @Test func `a priority must be stated after its sign`() {
        #expect(
            message("[a(8@)]") == """
                A priority is expected after '@': a number or the name of a metric.
                [a(8@)]
                     ^
                """)
    }

    @Test func `a connection has a hyphen at both ends, and views beside them`() {
        #expect(
            message("[a]-8[b]") == """
                '-' is expected at the end of a connection.
                [a]-8[b]
                     ^
                """)
        #expect(
            message("[a]--8-[b]") == """
                A number, a metric, '(', a view in brackets or '|' is expected after '-'.
                [a]--8-[b]
                    ^
                """)
        #expect(
            message("[a]-8-") == """
                A view in brackets or '|' is expected after a connection.
                [a]-8-
                      ^
                """)
        #expect(
            message("[a]8[b]") == """
                A connection '-', a view in brackets, '|' or the end of the format is expected here.
                [a]8[b]
                   ^
                """)
    }

    @Test func `nothing follows the last edge`() {
        #expect(
            message("[a]|[b]") == """
                Nothing may follow the superview's edge '|'.
                [a]|[b]
                    ^
                """)
    }

    @Test func `multiples of another view are not in the language`() {
        #expect(
            message("[a(b*2)]") == """
                ',' or ')' is expected after a predicate.
                [a(b*2)]
                    ^
                """)
    }

    @Test func `numbers must be finite`() {
        #expect(
            message("[a(1e999)]") == """
                The number is too large.
                [a(1e999)]
                   ^
                """)
    }

    @Test func `other than ASCII characters are found first`() {
        #expect(
            message("[a]-[寿司") == """
                A visual format must consist of ASCII characters only.
                [a]-[寿司
                     ^
                """)
    }

    @Test func `the message shows a format of several lines in one`() {
        #expect(
            message("H:|\r\n\t[a]!") == """
                A connection '-', a view in brackets, '|' or the end of the format is expected here.
                H:|  [a]!
                        ^
                """)
    }

    // MARK: Random formats

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `the parser ends on any text, and points into it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "view", "==", ">=", "<=", "=", "@", ",", "8",
            "1.5", "0x",
            "1e", ".", "+", "[a]", "-8-", "(8)", "[b(>=a@750)]", " ", "\r\n", "é", "*", "\0", "👩‍👧",
        ]
        for _ in 0..<20_000 {
            let format = (0..<Int.random(in: 0...12, using: &random))
                .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            do {
                let tree = try VisualFormatParser.parse(format)
                #expect(tree.connections.count == tree.items.count - 1, "seed \(seed): \(format)")
            } catch {
                #expect((0...format.count).contains(error.offset), "seed \(seed): \(format)")
            }
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a tree that is written as text is read as the same tree`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            var writer = Writer(random: random)
            let tree = writer.visualFormat()
            random = writer.random
            let comment: Comment = "seed \(seed): \(writer.text)"
            #expect(try VisualFormatParser.parse(writer.text) == tree, comment)
        }
    }

    /// Makes random trees, and writes the text of each part when it makes the part.
    private struct Writer {
        var random: SeededGenerator
        var text = ""

        mutating func visualFormat() -> VisualFormat {
            var orientation = VisualFormat.Orientation.horizontal
            switch Int.random(in: 0...2, using: &random) {
            case 0: text += "H:"
            case 1:
                text += "V:"
                orientation = .vertical
            default: break
            }
            var leading: VisualFormat.Edge?
            if Bool.random(using: &random) {
                text += "|"
                leading = .init(connection: .flush, offset: text.count - 1)
                leading?.connection = connection()
            }
            var tree = VisualFormat(orientation: orientation, leading: leading, items: [item()])
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                tree.connections.append(connection())
                tree.items.append(item())
            }
            if Bool.random(using: &random) {
                tree.trailing = .init(connection: connection(), offset: text.count)
                text += "|"
            }
            return tree
        }

        private mutating func item() -> Item {
            text += "["
            var item = Item(name: "", offset: text.count)
            item.name = name()
            let count = Int.random(in: 0...2, using: &random)
            if count > 0 { item.predicates = list(count) }
            text += "]"
            return item
        }

        private mutating func connection() -> VisualFormat.Connection {
            let count = Int.random(in: -1...2, using: &random)
            guard count >= 0 else { return .flush }
            text += "-"
            guard count > 0 else { return .standard }
            defer { text += "-" }
            return .predicates(list(count))
        }

        private mutating func list(_ count: Int) -> [Predicate] {
            text += "("
            defer { text += ")" }
            return (0..<count).map { index in
                if index > 0 { text += "," }
                let relations: [(VisualFormat.Relation, String)] = [
                    (.equal, ""), (.equal, "=="), (.lessThanOrEqual, "<="), (.greaterThanOrEqual, ">="),
                ]
                let (relation, sign) = relations.randomElement(using: &random) ?? (.equal, "")
                text += sign
                var predicate = Predicate(relation: relation, quantity: quantity())
                if Bool.random(using: &random) {
                    text += "@"
                    predicate.priority = quantity()
                }
                return predicate
            }
        }

        private mutating func quantity() -> Quantity {
            let offset = text.count
            if Bool.random(using: &random) { return Quantity(kind: .name(name()), offset: offset) }
            let value = Double(Int.random(in: -4000...4000, using: &random)) / 8
            text += "\(value)"
            return Quantity(kind: .number(value), offset: offset)
        }

        private mutating func name() -> String {
            let name = ["a", "_b", "view2", "H", "e5"].randomElement(using: &random) ?? ""
            text += name
            return name
        }
    }
}
