import Foundation
import TesseraUI
import Testing

private final class OverridingCell: UICollectionViewCell, Logging {
    let calls = Calls()

    override var contentView: UIView { super.contentView }
    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.mood] = "calm"
        return state
    }
    override func setNeedsUpdateConfiguration() {
        log("setNeedsUpdateConfiguration")
        super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        log("updateConfiguration \(state[.mood] as? String ?? "")")
        super.updateConfiguration(using: state)
    }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set {
            log("contentConfiguration")
            super.contentConfiguration = newValue
        }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            log("backgroundConfiguration")
            super.backgroundConfiguration = newValue
        }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let mood = UIConfigurationStateCustomKey("mood")
}

/// A content configuration as apps write them, whose content view is a `MoodView`.
private struct MoodConfiguration: UIContentConfiguration, Hashable {
    var mood: String?
    func makeContentView() -> UIView & UIContentView { MoodView(configuration: self) }
    func updated(for state: UIConfigurationState) -> MoodConfiguration {
        var updated = self
        updated.mood = state[.mood] as? String
        return updated
    }
}

private final class MoodView: UIView, UIContentView {
    let label = UILabel()
    var configuration: UIContentConfiguration {
        didSet { label.text = (configuration as? MoodConfiguration)?.mood }
    }

    init(configuration: UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func supports(_ configuration: UIContentConfiguration) -> Bool { configuration is MoodConfiguration }
}

private final class OverridingListView: UIListContentView, Logging {
    let calls = Calls()

    override var configuration: UIContentConfiguration {
        get { super.configuration }
        set {
            log("configuration")
            super.configuration = newValue
        }
    }
    override var textLayoutGuide: UILayoutGuide? { super.textLayoutGuide }
    override var secondaryTextLayoutGuide: UILayoutGuide? { super.secondaryTextLayoutGuide }
    override var imageLayoutGuide: UILayoutGuide? { super.imageLayoutGuide }
    override func layoutSubviews() { super.layoutSubviews() }
}

@Suite @MainActor struct OverridingCellContentTests {
    @Test func `a cell asks its subclass for its state and lets it configure itself`() {
        let cell = OverridingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.contentConfiguration = MoodConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.calls.missing(of: ["contentConfiguration", "updateConfiguration calm"]) == [])
        #expect((cell.contentView as? MoodView)?.label.text == "calm")
    }

    @Test func `a cell is as high as the constraints of the app's content view ask for`() {
        let cell = OverridingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
        cell.contentConfiguration = MoodConfiguration()
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 100, height: 50))
    }

    @Test func `a list content view takes configurations through the property of its subclass`() {
        let view = OverridingListView(configuration: .cell())
        let content: any UIContentView = view
        content.configuration = UIListContentConfiguration.valueCell()
        #expect(view.calls.missing(of: ["configuration"]) == [])
        #expect(!view.supports(MoodConfiguration()) && view.supports(UIListContentConfiguration.cell()))
    }
}
