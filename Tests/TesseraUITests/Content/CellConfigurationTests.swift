import Foundation
import Testing

@testable import TesseraUI

/// A cell that records the states for which it is configured.
private final class NotedCell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
    }
}

/// A configuration that counts its updates and makes a view without content.
private struct CountingConfiguration: UIContentConfiguration {
    var updates = 0
    func makeContentView() -> any UIView & UIContentView { CountingView(self) }
    func updated(for state: any UIConfigurationState) -> CountingConfiguration {
        CountingConfiguration(updates: updates + 1)
    }
}

private final class CountingView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: CountingConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
}

@Suite @MainActor struct CellConfigurationTests {
    private let cell = NotedCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    private func text(_ text: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = text
        return content
    }

    @Test func `a cell is configured once before its layout, however often the app has asked for it`() {
        cell.layoutIfNeeded()
        #expect(cell.states.count == 1)
        cell.setNeedsUpdateConfiguration()
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.states.count == 1)
        cell.layoutIfNeeded()
        #expect(cell.states.count == 2)
        #expect(cell.states[1].isSelected && cell.states[1].isHighlighted)
        cell.layoutIfNeeded()
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.states.count == 2)
    }

    @Test func `what the list knows of a cell is a part of its state`() {
        cell.layoutIfNeeded()
        cell.cellConfiguration.flags.isEditing = true
        cell.cellConfiguration.flags.isSwiped = true
        cell.cellConfiguration.flags.dropState = .targeted
        cell.isUserInteractionEnabled = false
        cell.layoutIfNeeded()
        let state = cell.states[1]
        #expect(cell.states.count == 2 && state.isEditing && state.isSwiped && state.isDisabled)
        #expect(state.cellDropState == .targeted && !state.isSelected && state == cell.configurationState)
    }

    @Test func `the handler runs after the method, and when it is set`() {
        cell.layoutIfNeeded()
        var calls: [Int] = []
        cell.configurationUpdateHandler = { cell, state in
            calls.append((cell as? NotedCell)?.states.count ?? 0)
            cell.setNeedsUpdateConfiguration()
        }
        cell.layoutIfNeeded()
        #expect(calls == [2])
    }

    @Test func `other traits configure a cell again`() {
        cell.layoutIfNeeded()
        cell.traitOverrides.userInterfaceStyle = .dark
        cell.layoutIfNeeded()
        #expect(cell.states.map { $0.traitCollection.userInterfaceStyle } == [.light, .dark])
    }

    @Test
    func `the content view of a configuration takes the place of the plain one, and stays for the next`() {
        let plain = cell.contentView
        cell.contentConfiguration = text("One")
        let list = cell.contentView as? UIListContentView
        #expect(list != nil && plain.superview == nil && cell.subviews == [list])
        #expect(list?.frame == cell.bounds)
        cell.contentConfiguration = text("Two")
        #expect(cell.contentView === list && list?.textLabel?.text == "Two")
        cell.contentConfiguration = CountingConfiguration()
        #expect(cell.contentView is CountingView && list?.superview == nil)
        cell.contentConfiguration = nil
        #expect(type(of: cell.contentView) == UIView.self && cell.contentConfiguration == nil)
        #expect(cell.subviews == [cell.contentView])
    }

    @Test func `a content configuration is updated for the state by itself, unless the cell is told not to`()
    {
        cell.contentConfiguration = CountingConfiguration()
        func updates() -> Int? { (cell.contentConfiguration as? CountingConfiguration)?.updates }
        #expect(updates() == 0)
        cell.layoutIfNeeded()
        #expect(updates() == 1)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(updates() == 2)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(updates() == 2)
    }

    @Test func `a configuration that is set while the cell is configured counts`() {
        cell.automaticallyUpdatesContentConfiguration = false
        cell.configurationUpdateHandler = { cell, state in
            cell.contentConfiguration = {
                var content = UIListContentConfiguration.cell().updated(for: state)
                content.text = state.isSelected ? "Selected" : "Not"
                return content
            }()
        }
        cell.layoutIfNeeded()
        #expect((cell.contentView as? UIListContentView)?.textLabel?.text == "Not")
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentView as? UIListContentView)?.textLabel?.text == "Selected")
    }

    @Test func `a cell is as large as its content configuration asks for`() {
        cell.contentConfiguration = text(
            "A text that takes more than one line of a cell that is 160 points wide")
        let size = cell.sizeThatFits(CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.height > 60)
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 160, height: size.height))
        cell.contentConfiguration = CountingConfiguration()
        #expect(cell.sizeThatFits(CGSize(width: 160, height: 0)).height == 77)
    }

    @Test func `a cell whose content takes another size is measured again`() {
        cell.contentConfiguration = text("One")
        cell.layoutIfNeeded()
        cell.needsMeasuring = false
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(!cell.needsMeasuring)
        cell.contentConfiguration = text("Another")
        #expect(cell.needsMeasuring)
    }

    // MARK: Background

    @Test func `a background configuration removes the other backgrounds, and they remove it`() {
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundColor = .red
        cell.backgroundConfiguration = .clear()
        #expect(
            cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.backgroundColor == nil)
        #expect(cell.backgroundConfiguration != nil)
        cell.backgroundColor = .red
        #expect(cell.backgroundConfiguration == nil)
        cell.backgroundConfiguration = .clear()
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
        cell.backgroundConfiguration = .clear()
        cell.selectedBackgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
    }

    @Test func `a background lies behind the content, within its insets`() throws {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 100
        background.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.first)
        #expect(view.frame == CGRect(x: 10, y: 1, width: 306, height: 40))
        #expect(view.backgroundColor == .red)
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 20)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(view.frame.minX == 4)
    }

    @Test func `a background shows its effect, image, own view and line from back to front`() throws {
        var background = UIBackgroundConfiguration.clear()
        let own = UIView()
        background.customView = own
        background.strokeWidth = 2
        background.strokeOutset = 3
        background.strokeColor = .blue
        background.cornerRadius = 5
        background.image = UIImage.square(10)
        background.visualEffect = UIBlurEffect(style: .regular)
        background.shadowProperties.opacity = 0.5
        background.shadowProperties.radius = 4
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.first)
        #expect(view.subviews.count == 4 && view.subviews[0] is UIVisualEffectView)
        #expect(view.subviews[1] is UIImageView && view.subviews[2] === own)
        #expect(view.subviews[3].frame == view.bounds.insetBy(dx: -3, dy: -3))
        #expect(view.subviews[3].layer.cornerRadius == 8 && view.subviews[3].layer.borderWidth == 2)
        #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 4)
        #expect(own.layer.cornerRadius == 5 && own.clipsToBounds)
        cell.backgroundConfiguration = .clear()
        #expect(view.subviews.isEmpty && view.layer.shadowOpacity == 0)
    }

    @Test func `without a colour a background has the tint of its view`() throws {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        cell.backgroundConfiguration = background
        cell.tintColor = .red
        #expect(try #require(cell.subviews.first).backgroundColor == UIColor.red.withAlphaComponent(0.5))
    }

    @Test func `the rows of a group have its corners where they ask for none themselves`() throws {
        cell.backgroundConfiguration = .listGroupedCell()
        cell.cellConfiguration.groupCorners = .init(radius: 10, corners: [.layerMinXMinYCorner])
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.first)
        #expect(view.layer.cornerRadius == 10 && view.layer.maskedCorners == [.layerMinXMinYCorner])
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 4
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 4 && view.layer.maskedCorners == .all)
    }

    @Test func `rows are grey while they are selected or touched`() {
        var state = UICellConfigurationState(traitCollection: .current)
        let row = UIBackgroundConfiguration.listCell()
        #expect(row.updated(for: state).backgroundColor == .systemBackground)
        state.isSelected = true
        #expect(row.updated(for: state).backgroundColor == .systemGray4)
        state.traitCollection = state.traitCollection.modifyingTraits { $0.listEnvironment = .insetGrouped }
        state.isSelected = false
        #expect(row.updated(for: state).backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test func `a pinned header of a plain list has the look of a bar`() {
        var state = UIViewConfigurationState(traitCollection: .current)
        let header = UIBackgroundConfiguration.listHeader()
        #expect(header.updated(for: state).visualEffect == nil)
        state.isPinned = true
        #expect(header.updated(for: state).visualEffect is UIBlurEffect)
    }
}
