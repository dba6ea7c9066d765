import Foundation
import Testing

@testable import TesseraUI

@MainActor struct VisualFormatTests {
    typealias Options = NSLayoutConstraint.FormatOptions

    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let a = UIView()
    let b = UIView()
    let c = UIView()
    let guide = UILayoutGuide()
    var views: [String: Any] { ["a": a, "b": b, "c": c, "guide": guide] }

    init() {
        for view in [a, b, c] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        container.addLayoutGuide(guide)
    }

    /// Returns a description of each constraint that a format makes, with `|` for the superview.
    private func lines(
        _ format: String, _ options: Options = [], _ metrics: [String: Any]? = nil,
        _ views: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views ?? self.views
        ).map(line)
    }

    private func line(_ constraint: NSLayoutConstraint) -> String {
        let symbol = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(symbol)"
        if constraint.secondItem != nil {
            text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
            if constraint.constant != 0 { text += " + \(constraint.constant)" }
        } else {
            text += " \(constraint.constant)"
        }
        if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
        return text
    }

    private func name(_ item: AnyObject?) -> String {
        if item === container { return "|" }
        return views.first { $0.value as AnyObject === item }?.key ?? "nothing"
    }

    // MARK: Distances

    @Test func `views touch, or keep the standard or a stated distance`() {
        #expect(lines("[a][b]") == ["b.leading == a.trailing"])
        #expect(lines("[a]-[b]") == ["b.leading == a.trailing + 8.0"])
        #expect(lines("V:[a]-20-[b]") == ["b.top == a.bottom + 20.0"])
        #expect(
            lines("[a]-(>=4,<=20@250)-[b]") == [
                "b.leading >= a.trailing + 4.0", "b.leading <= a.trailing + 20.0 @250.0",
            ])
    }

    @Test func `a bar is the superview's edge, and the standard distance from it the margin`() {
        #expect(lines("|[a]|") == ["a.leading == |.leading", "|.trailing == a.trailing"])
        #expect(lines("|-[a]-|") == ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"])
        #expect(lines("V:|-[a]-|") == ["a.top == |.topMargin", "|.bottomMargin == a.bottom"])
        #expect(
            lines("V:|-5-[a]-(>=6)-|") == ["a.top == |.top + 5.0", "|.bottom >= a.bottom + 6.0"])
    }

    @Test func `a row follows the text, the right or the left`() {
        #expect(
            lines("|-1-[a]-2-[b]-|", .directionLeftToRight) == [
                "a.left == |.left + 1.0", "b.left == a.right + 2.0", "|.rightMargin == b.right",
            ])
        // The first view is the rightmost one.
        #expect(
            lines("|-1-[a]->=2-[b]-|", .directionRightToLeft) == [
                "|.right == a.right + 1.0", "a.left >= b.right + 2.0", "b.left == |.leftMargin",
            ])
        #expect(lines("V:[a]-2-[b]", .directionRightToLeft) == ["b.top == a.bottom + 2.0"])
    }

    @Test func `a column can measure from baseline to baseline`() {
        let (first, second) = (UILabel(), UILabel())
        (first.font, second.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 20))
        let views: [String: Any] = ["a": a, "b": first, "c": second]
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[b]-5-[c]-6-[a]-7-[b]", options: .spacingBaselineToBaseline, metrics: nil,
            views: views)
        #expect(
            constraints.map { [$0.firstAttribute, $0.secondAttribute] } == [
                [.firstBaseline, .lastBaseline], [.top, .lastBaseline], [.firstBaseline, .bottom],
            ])
        #expect(constraints.map(\.constant) == [5, 6, 7])
        let standard = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[b]-[c]", options: .spacingBaselineToBaseline, metrics: nil, views: views)
        #expect(standard.map(\.constant) == [UIFont.systemFont(ofSize: 20).lineHeight])
    }

    // MARK: Sizes

    @Test func `a view is as long as a number, a metric or another view`() {
        #expect(
            lines("[a(50)]-[b(>=low,<=a)][c(==a@20)]", [], ["low": 3]) == [
                "a.width == 50.0", "b.leading == a.trailing + 8.0", "b.width >= 3.0", "b.width <= a.width",
                "c.leading == b.trailing", "c.width == a.width @20.0",
            ])
        #expect(lines("V:[a(50)]") == ["a.height == 50.0"])
    }

    @Test func `metrics are numbers of any type`() {
        let metrics: [String: Any] = [
            "int": 1, "unsigned": UInt8(2), "double": 3.5, "cgFloat": CGFloat(4), "float": Float(5),
            "number": NSNumber(value: 6), "priority": UILayoutPriority.defaultLow,
        ]
        for (name, value) in [
            ("int", 1), ("unsigned", 2), ("double", 3.5), ("cgFloat", 4), ("float", 5), ("number", 6),
        ] {
            #expect(lines("[a(\(name))]", [], metrics) == ["a.width == \(value)"])
        }
        #expect(lines("[a(1@priority)]", [], metrics) == ["a.width == 1.0 @250.0"])
    }

    @Test func `a layout guide stands as a view does`() {
        #expect(
            lines("|-3-[guide(9)]-[a]") == [
                "guide.leading == |.leading + 3.0", "guide.width == 9.0", "a.leading == guide.trailing + 8.0",
            ])
    }

    // MARK: Alignment

    @Test func `the options align all views with the first`() {
        #expect(
            lines("[a][b][c]", .alignAllCenterY) == [
                "b.leading == a.trailing", "c.leading == b.trailing", "a.centerY == b.centerY",
                "a.centerY == c.centerY",
            ])
        #expect(
            lines("V:[a][b]", [.alignAllLeading, .alignAllTrailing]) == [
                "b.top == a.bottom", "a.leading == b.leading", "a.trailing == b.trailing",
            ])
        #expect(lines("[a]", .alignAllLeft) == [])
    }

    @Test func `each option stands for an attribute`() {
        let column: [(Options, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        ]
        for (option, attribute) in column {
            #expect(lines("V:[a][b]", option)[1] == "a.\(attribute) == b.\(attribute)")
        }
        let row: [(Options, NSLayoutConstraint.Attribute)] = [
            (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in row {
            #expect(lines("[a][b]", option)[1] == "a.\(attribute) == b.\(attribute)")
        }
    }

    @Test func `the bits of the options are UIKit's`() {
        #expect(Options.alignAllLeft.rawValue == 1 << 1)
        #expect(Options.alignAllFirstBaseline.rawValue == 1 << 12)
        #expect(Options.alignmentMask.rawValue == 0xFFFF)
        #expect(Options.directionMask == [.directionLeftToRight, .directionRightToLeft])
        #expect(Options.spacingMask == .spacingBaselineToBaseline)
        #expect(Options([.directionLeadingToTrailing, .spacingEdgeToEdge]) == [])
    }

    // MARK: Mistakes

    /// Returns the message for a format that uses a name or an option that is not there, or nil if the format is
    /// correct.
    private func message(
        _ format: String, _ options: Options = [], _ metrics: [String: Any] = [:]
    ) -> String? {
        do {
            let builder = VisualFormatBuilder(
                format: format, tree: try VisualFormatParser.parse(format), options: options,
                metrics: metrics, views: views.merging(["text": "A", "lone": UIView()]) { $1 })
            _ = try builder.constraints()
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `names must be in the dictionaries`() {
        #expect(
            message("|[a][blackBox]|") == """
                There is no view with the name 'blackBox'.
                |[a][blackBox]|
                     ^
                """)
        #expect(
            message("[a]-gap-[b]") == """
                There is no metric with the name 'gap'.
                [a]-gap-[b]
                    ^
                """)
        #expect(
            message("[a(>=size)]") == """
                There is no view or metric with the name 'size'.
                [a(>=size)]
                     ^
                """)
        #expect(
            message("[a(8@low)]") == """
                There is no metric with the name 'low'.
                [a(8@low)]
                     ^
                """)
    }

    @Test func `a distance is no view`() {
        #expect(
            message("[a]-b-[b]") == """
                'b' is a view; a distance can be a number or a metric only.
                [a]-b-[b]
                    ^
                """)
    }

    @Test func `the dictionaries hold views and finite numbers`() {
        #expect(
            message("[text]") == """
                The value of 'text' in the views is a String; it must be a UIView or a UILayoutGuide.
                [text]
                 ^
                """)
        #expect(
            message("[a(w)]", [], ["w": "8"]) == """
                The metric 'w' is 8, a String; it must be a finite number.
                [a(w)]
                   ^
                """)
        #expect(
            message("[a(w)]", [], ["w": Double.nan]) == """
                The metric 'w' is nan, a Double; it must be a finite number.
                [a(w)]
                   ^
                """)
    }

    @Test func `a bar needs a superview`() {
        #expect(
            message("V:|[lone]") == """
                '|' stands for the superview of the view beside it, which has none.
                V:|[lone]
                  ^
                """)
    }

    @Test func `priorities lie above 0 and reach 1000`() {
        #expect(
            message("[a(8@0)]") == """
                The priority is 0.0; it must be above 0 and at most 1000.
                [a(8@0)]
                     ^
                """)
        #expect(message("[a(8@1000)]") == nil)
        #expect(
            message("[a(8@1000.5)]") == """
                The priority is 1000.5; it must be above 0 and at most 1000.
                [a(8@1000.5)]
                     ^
                """)
    }

    @Test func `options must suit the orientation`() {
        #expect(
            message("[a][b]", .alignAllLeft) == """
                The options align the views by .left; the views of a row are aligned by vertical places.
                [a][b]
                    ^
                """)
        #expect(
            message("V:[a][b]", .alignAllLastBaseline) == """
                The options align the views by .lastBaseline; the views of a column are aligned by horizontal places.
                V:[a][b]
                      ^
                """)
        #expect(
            message("[a][b]", .spacingBaselineToBaseline) == """
                The distances of a row cannot be measured from baseline to baseline.
                [a][b]
                    ^
                """)
        #expect(
            message("[a]", [.directionLeftToRight, .directionRightToLeft]) == """
                The options have two directions; they can have one at most.
                [a]
                 ^
                """)
    }

    // MARK: Frames

    @Test func `a line of layout places its views`() {
        container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[a(50)]-gap-[b(==a)]-[c]-|", options: [.alignAllTop, .alignAllBottom],
                metrics: ["gap": 12], views: views)
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-[a]-|", metrics: nil, views: views))
        container.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 20, y: 10, width: 50, height: 160))
        #expect(b.frame == CGRect(x: 82, y: 10, width: 50, height: 160))
        #expect(c.frame == CGRect(x: 140, y: 10, width: 120, height: 160))
    }
}
