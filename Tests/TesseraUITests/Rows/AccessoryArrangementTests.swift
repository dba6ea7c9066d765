import Foundation
import Testing

@testable import TesseraUI

/// Tests rows of 390 × 44 points with margins of 16 points, and 10 points between accessories.
@Suite @MainActor struct AccessoryArrangementTests {
    private func arrange(
        _ leading: [CGFloat], _ trailing: [CGFloat], indentation: CGFloat = 0, indents: Bool = true,
        isMirrored: Bool = false
    ) -> AccessoryArrangement {
        AccessoryArrangement(
            .init(
                bounds: CGRect(x: 0, y: 0, width: 390, height: 44), isMirrored: isMirrored,
                indentation: indentation, indentsAccessories: indents, leadingMargin: 16,
                trailingMargin: 16), leading: leading, trailing: trailing)
    }

    @Test func `content without accessories fills the row`() {
        #expect(arrange([], []).content == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    @Test func `accessories stand beside the content, with a space between them`() {
        let row = arrange([28], [12, 20])
        #expect(row.content == CGRect(x: 44, y: 0, width: 288, height: 44))
        #expect(row.leading.map(\.center) == [CGPoint(x: 30, y: 22)])
        // The accessory of 12 points lies from 332 to 344, and that of 20 points from 354 to 374.
        #expect(row.trailing.map(\.center.x) == [338, 364])
    }

    @Test func `the parts of accessories cover what is beside the content`() {
        let row = arrange([28], [12, 20])
        #expect(row.leading.map(\.frame) == [CGRect(x: 0, y: 0, width: 44, height: 44)])
        #expect(
            row.trailing.map(\.frame) == [
                CGRect(x: 332, y: 0, width: 17, height: 44), CGRect(x: 349, y: 0, width: 41, height: 44),
            ])
    }

    @Test func `a leading accessory is indented with the content unless the list states otherwise`() {
        let (with, without) = (
            arrange([28], [], indentation: 20), arrange([28], [], indentation: 20, indents: false)
        )
        #expect(with.content.minX == 64)
        #expect(with.leading[0].center.x == 50)
        #expect(without.content.minX == 64)
        #expect(without.leading[0].center.x == 30)
        #expect(without.leading[0].frame == CGRect(x: 0, y: 0, width: 44, height: 44))
    }

    @Test func `from right to left everything is mirrored`() {
        let (row, mirrored) = (arrange([28], [12, 20]), arrange([28], [12, 20], isMirrored: true))
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: 390 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        #expect(mirrored.content == mirror(row.content))
        #expect(mirrored.leading.map(\.frame) == row.leading.map { mirror($0.frame) })
        #expect(mirrored.trailing.map(\.frame) == row.trailing.map { mirror($0.frame) })
        #expect(mirrored.trailing.map(\.center.x) == [52, 26])
    }
}

@Suite @MainActor struct RowPositionTests {
    @Test func `a row knows its place in its group`() {
        #expect(RowPosition(index: 0, count: 1) == .single)
        #expect((0..<3).map { RowPosition(index: $0, count: 3) } == [.first, .middle, .last])
    }

    @Test func `the outer corners of a group are round`() {
        let view = UIView()
        view.roundCorners(ofRowAt: .first)
        #expect(view.layer.cornerRadius == RowPosition.groupRadius)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(view.clipsToBounds)
        view.roundCorners(ofRowAt: .last)
        #expect(view.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        view.roundCorners(ofRowAt: .middle)
        #expect(view.layer.cornerRadius == 0)
        #expect(!view.clipsToBounds)
    }
}

@Suite @MainActor struct RowSeparatorTests {
    private let bounds = CGRect(x: 0, y: 0, width: 390, height: 44)

    private func frame(_ look: RowSeparator.Look, _ edge: RowSeparator.Edge, isMirrored: Bool = false)
        -> CGRect
    {
        RowSeparator.frame(of: look, at: edge, of: bounds, isMirrored: isMirrored, scale: 2)
    }

    @Test func `a separator is one pixel thick and lies at its edge`() {
        #expect(frame(.init(leading: 16), .bottom) == CGRect(x: 16, y: 43.5, width: 374, height: 0.5))
        #expect(frame(.init(trailing: 16), .top) == CGRect(x: 0, y: 0, width: 374, height: 0.5))
        #expect(frame(.init(depth: 3), .bottom).minY == 40.5)
    }

    @Test func `from right to left the leading edge is the right one`() {
        #expect(
            frame(.init(leading: 16, trailing: 4), .bottom, isMirrored: true)
                == CGRect(x: 4, y: 43.5, width: 370, height: 0.5))
    }

    @Test func `a row has the separators that it asks for, in front of its content`() throws {
        let row = UIView(frame: bounds)
        let separators = RowSeparators()
        separators.bottom = .init(color: .red, leading: 16)
        separators.layOut(in: row)
        let line = try #require(separators.view(at: .bottom))
        #expect(line.backgroundColor == .red)
        #expect(separators.view(at: .top) == nil)
        row.addSubview(UIView())
        separators.layOut(in: row)
        #expect(row.subviews.last === line)
        separators.bottom = nil
        separators.layOut(in: row)
        #expect(line.superview == nil)
    }
}
