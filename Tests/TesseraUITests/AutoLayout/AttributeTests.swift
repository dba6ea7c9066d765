import Foundation
import Testing

@testable import TesseraUI

/// Tests constraints by attributes. The superview is 200 × 100 points large, with margins of 1, 2, 3 and 4 points.
@Suite @MainActor struct AttributeTests {
    let root = rootView(200, 100)
    let view: UIView

    init() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view = constrainedView(in: root)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    private func frame(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> CGRect {
        let constraint = NSLayoutConstraint(
            item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1,
            constant: 0)
        constraint.isActive = true
        defer { constraint.isActive = false }
        root.layoutIfNeeded()
        return view.frame
    }

    @Test func `horizontal attributes are places of the view`() {
        #expect(frame(.left, .left).minX == 0)
        #expect(frame(.right, .right).minX == 180)
        #expect(frame(.leading, .leading).minX == 0)
        #expect(frame(.trailing, .trailing).minX == 180)
        #expect(frame(.centerX, .centerX).minX == 90)
        #expect(frame(.left, .leftMargin).minX == 2)
        #expect(frame(.right, .rightMargin).maxX == 196)
        #expect(frame(.leading, .leadingMargin).minX == 2)
        #expect(frame(.trailing, .trailingMargin).maxX == 196)
        // The margins are at 2 and 196, so 99 is in the middle between them.
        #expect(frame(.centerX, .centerXWithinMargins).midX == 99)
    }

    @Test func `vertical attributes are places of the view`() {
        #expect(frame(.top, .top).minY == 0)
        #expect(frame(.bottom, .bottom).maxY == 100)
        #expect(frame(.centerY, .centerY).midY == 50)
        #expect(frame(.lastBaseline, .bottom).maxY == 100)
        #expect(frame(.firstBaseline, .lastBaseline).maxY == 100)
        #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
        #expect(frame(.top, .topMargin).minY == 1)
        #expect(frame(.bottom, .bottomMargin).maxY == 97)
        // The margins are at 1 and 97, so 49 is in the middle between them.
        #expect(frame(.centerY, .centerYWithinMargins).midY == 49)
    }

    @Test func `margin attributes are places within the placed view itself`() {
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(frame(.leftMargin, .left).minX == -2)
        #expect(frame(.rightMargin, .right).maxX == 204)
        #expect(frame(.topMargin, .top).minY == -1)
        #expect(frame(.bottomMargin, .bottom).maxY == 103)
        // The view is 20 × 10 points large. 9 is in the middle between 2 and 16, and 4 in the middle between 1 and 7.
        #expect(frame(.centerXWithinMargins, .left).minX == -9)
        #expect(frame(.centerYWithinMargins, .top).minY == -4)
    }

    @Test func `lengths compare with lengths of the other axis`() {
        NSLayoutConstraint.deactivate(view.constraints)
        #expect(frame(.width, .height).width == 100)
        #expect(frame(.height, .width).height == 200)
    }

    @Test func `a width without a second item is the constant`() {
        NSLayoutConstraint.deactivate(view.constraints)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 33)
        #expect(constraint.secondItem == nil)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 33)
    }

    @Test func `a guide is an item too`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: guide, attribute: .trailing, relatedBy: .equal, toItem: root,
                attribute: .trailingMargin,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: guide, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
                multiplier: 0.5, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 106 && guide.layoutFrame.width == 90)
    }

    @Test func `raw values are UIKit's`() {
        #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
        #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
        #expect(NSLayoutConstraint.Attribute(rawValue: 12) == .firstBaseline)
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
        #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
    }
}
