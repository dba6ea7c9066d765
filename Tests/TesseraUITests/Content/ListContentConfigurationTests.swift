import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct ListContentConfigurationTests {
    private func state(
        _ environment: UIListEnvironment = .plain,
        _ change: (inout UICellConfigurationState) -> Void = { _ in }
    ) -> UICellConfigurationState {
        let traits = UITraitCollection.current.modifyingTraits { $0.listEnvironment = environment }
        var state = UICellConfigurationState(traitCollection: traits)
        change(&state)
        return state
    }

    @Test func `each preset has the fonts of its kind`() {
        func sizes(_ content: UIListContentConfiguration) -> [CGFloat] {
            [content.textProperties.font.pointSize, content.secondaryTextProperties.font.pointSize]
        }
        #expect(sizes(.cell()) == [17, 15])
        #expect(sizes(.subtitleCell()) == [17, 12])
        #expect(sizes(.valueCell()) == [17, 17])
        #expect(sizes(.plainHeader()) == [15, 13])
        #expect(sizes(.groupedHeader()) == [13, 13])
        #expect(sizes(.groupedFooter()) == [13, 13])
        #expect(sizes(.prominentInsetGroupedHeader()) == [20, 13])
        #expect(sizes(.extraProminentInsetGroupedHeader()) == [22, 13])
        #expect(sizes(.sidebarCell()) == [17, 13])
        #expect(sizes(.sidebarHeader()) == [20, 13])
    }

    @Test func `each preset has the colours of its kind`() {
        #expect(UIListContentConfiguration.cell().textProperties.color == .label)
        #expect(UIListContentConfiguration.cell().secondaryTextProperties.color == .secondaryLabel)
        #expect(UIListContentConfiguration.groupedHeader().textProperties.color == .secondaryLabel)
        #expect(UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.color == .label)
    }

    @Test func `rows have the margins of rows, and grouped headers those of headers`() {
        let row = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        #expect(UIListContentConfiguration.cell().directionalLayoutMargins == row)
        #expect(UIListContentConfiguration.valueCell().directionalLayoutMargins == row)
        #expect(
            UIListContentConfiguration.groupedHeader().directionalLayoutMargins
                == .init(top: 17, leading: 8, bottom: 6, trailing: 8))
        #expect(UIListContentConfiguration.cell().axesPreservingSuperviewLayoutMargins == .horizontal)
    }

    @Test func `setting a text takes away the one with attributes, and the other way round`() {
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(string: "rich")
        content.text = nil
        #expect(content.attributedText?.string == "rich")
        content.text = "plain"
        #expect(content.attributedText == nil && content.text == "plain")
        content.attributedText = nil
        #expect(content.text == "plain")
    }

    @Test func `a header takes the look of its list`() {
        let header = UIListContentConfiguration.header()
        let grouped = header.updated(for: state(.insetGrouped))
        #expect(grouped.textProperties.transform == .uppercase)
        #expect(grouped.textProperties.font.pointSize == 13)
        #expect(grouped.directionalLayoutMargins.top == 17)
        #expect(grouped.updated(for: state(.plain)) == header)
    }

    @Test func `what the app has set stays in every state`() {
        var header = UIListContentConfiguration.header()
        header.textProperties.color = .systemRed
        header.directionalLayoutMargins.top = 1
        let grouped = header.updated(for: state(.grouped))
        #expect(grouped.textProperties.color == .systemRed)
        #expect(grouped.directionalLayoutMargins.top == 1)
        #expect(grouped.textProperties.font.pointSize == 13)
    }

    @Test func `the texts of a row that cannot be used are faint`() {
        let row = UIListContentConfiguration.cell().updated(for: state { $0.isDisabled = true })
        #expect(row.textProperties.color == .tertiaryLabel)
        #expect(row.secondaryTextProperties.color == .quaternaryLabel)
        #expect(row.imageProperties.tintColor == .tertiaryLabel)
        #expect(row.updated(for: state()) == .cell())
    }

    @Test func `the selected row of a sidebar is white on the tint colour, and the accompanied one stays`() {
        let selected = state(.sidebar) { $0.isSelected = true }
        #expect(UIListContentConfiguration.cell().updated(for: selected).textProperties.color == .white)
        let accompanied = UIListContentConfiguration.accompaniedSidebarCell().updated(for: selected)
        #expect(accompanied.textProperties.color == .label)
        #expect(UIBackgroundConfiguration.listCell().updated(for: selected).backgroundColor == nil)
    }

    @Test func `a highlighted row of a sidebar is faint`() {
        let row = UIListContentConfiguration.sidebarCell().updated(for: state { $0.isHighlighted = true })
        #expect(row.textProperties.resolvedColor().cgColor.alpha == 0.3)
    }

    @Test func `a tint is what the transformer makes of the colour, or of the view's tint`() {
        var properties = UIListContentConfiguration.cell().imageProperties
        #expect(properties.resolvedTintColor(for: .red) == .red)
        properties.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(properties.resolvedTintColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
        properties.tintColor = .blue
        #expect(properties.resolvedTintColor(for: .red) == UIColor.blue.withAlphaComponent(0.5))
    }

    @Test func `transformers are equal where one is a copy of the other`() {
        let own = UIConfigurationColorTransformer { $0 }
        let copy = own
        #expect(own == copy && own != UIConfigurationColorTransformer { $0 })
        #expect(UIConfigurationColorTransformer.grayscale == .grayscale)
        #expect(UIConfigurationColorTransformer.grayscale(.white).cgColor == UIColor.white.cgColor)
        #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
        #expect(UIConfigurationColorTransformer.monochromeTint(.red) == .secondaryLabel)
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let rank = UIConfigurationStateCustomKey("rank")
}

@Suite @MainActor struct ConfigurationStateTests {
    @Test func `a state keeps the values of custom keys, and differs from one without them`() {
        let plain = UICellConfigurationState(traitCollection: .current)
        var ranked = plain
        ranked[.rank] = 3
        #expect(ranked[.rank] as? Int == 3 && plain[.rank] == nil)
        #expect(ranked != plain)
        ranked[.rank] = nil
        #expect(ranked == plain && ranked.hashValue == plain.hashValue)
    }

    @Test func `a state is in no special state at first`() {
        let cell = UICellConfigurationState(traitCollection: .current)
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing && !cell.isExpanded)
        #expect(!cell.isSwiped && !cell.isReordering && !cell.isPinned && !cell.isDisabled)
        #expect(cell.cellDragState == .none && cell.cellDropState == .none)
        let view = UIViewConfigurationState(traitCollection: .current)
        #expect(
            !view.isPinned && !view.isDisabled && !view.isHighlighted && !view.isSelected && !view.isFocused)
    }
}
