import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct UnavailableContentTests {
    /// Returns the texts of the labels below a view, from top to bottom.
    private func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap { texts(in: $0) }
    }

    private func buttons(in view: UIView) -> [UIButton] {
        ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap { buttons(in: $0) }
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    private func state(searching text: String?) -> UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = text
        return state
    }

    // MARK: Configurations

    @Test func `an empty configuration has nothing but a look`() {
        let empty = UIContentUnavailableConfiguration.empty()
        #expect(empty.image == nil && empty.text == nil && empty.secondaryText == nil)
        #expect(empty.alignment == .center && empty.background == .clear())
        #expect(empty.textProperties.font.pointSize == 22 && empty.textProperties.color == .label)
        #expect(empty.secondaryTextProperties.color == .secondaryLabel)
        #expect(empty.buttonProperties.isEnabled && empty.buttonProperties.primaryAction == nil)
    }

    @Test func `a search states what was typed, unless the app has set a text`() {
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.image != nil && search.text == "No Results" && search.secondaryText == nil)
        let found = search.updated(for: state(searching: " ramen "))
        #expect(found.text == "No Results for “ramen”")
        #expect(found.secondaryText == "Check the spelling or try a new search.")
        #expect(found.updated(for: state(searching: "")).text == "No Results")
        var own = search
        own.text = "Nothing here"
        own.secondaryText = nil
        let updated = own.updated(for: state(searching: "ramen"))
        #expect(updated.text == "Nothing here" && updated.secondaryText == nil)
    }

    @Test func `setting a text takes away the one with attributes, and the other way round`() {
        var content = UIContentUnavailableConfiguration.empty()
        content.attributedText = NSAttributedString(string: "rich")
        content.text = nil
        #expect(content.attributedText?.string == "rich")
        content.text = "plain"
        #expect(content.attributedText == nil && content.text == "plain")
        content.secondaryText = "plain"
        content.secondaryAttributedText = NSAttributedString(string: "rich")
        #expect(content.secondaryText == nil && content.secondaryAttributedText?.string == "rich")
    }

    @Test func `a text that is not there and not set continues to adapt to the search`() {
        var search = UIContentUnavailableConfiguration.search()
        search.attributedText = nil
        #expect(search.updated(for: state(searching: "udon")).text == "No Results for “udon”")
    }

    @Test func `a state contains the values of custom keys`() {
        let key = UIConfigurationStateCustomKey("offline")
        var state = state(searching: nil)
        state[key] = true
        #expect(state[key] == AnyHashable(true))
    }

    // MARK: Views

    private func put(_ configuration: UIContentUnavailableConfiguration, height: CGFloat = 844)
        -> UIContentUnavailableView
    {
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: height)
        view.layoutIfNeeded()
        return view
    }

    private func frame(of part: UIView?, in view: UIView) -> CGRect? {
        part.map { view.convert($0.bounds, from: $0) }
    }

    @Test func `the image is in the middle, no larger than its maximum size`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = image(40, 60)
        let view = put(configuration)
        let images = { self.parts(of: UIImageView.self, in: view) }
        #expect(frame(of: images().first, in: view) == CGRect(x: 175, y: 392, width: 40, height: 60))
        configuration.imageProperties.maximumSize = CGSize(width: 0, height: 30)
        view.configuration = configuration
        view.layoutIfNeeded()
        #expect(frame(of: images().first, in: view) == CGRect(x: 185, y: 407, width: 20, height: 30))
    }

    private func parts<Part: UIView>(of type: Part.Type, in view: UIView) -> [Part] {
        ((view as? Part).map { [$0] } ?? []) + view.subviews.flatMap { parts(of: type, in: $0) }
    }

    @Test func `parts are read from top to bottom, with the spaces of the configuration`() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Dishes"
        configuration.secondaryText = "Dishes that you save appear here."
        configuration.button.title = "Shop"
        configuration.secondaryButton.title = "Help"
        configuration.textToSecondaryTextPadding = 7
        configuration.textToButtonPadding = 21
        configuration.buttonToSecondaryButtonPadding = 5
        let view = put(configuration)
        let labels = parts(of: UILabel.self, in: view).filter { !($0.superview is UIButton) }
        #expect(labels.map(\.text) == ["No Dishes", "Dishes that you save appear here."])
        let buttons = buttons(in: view)
        #expect(buttons.map(\.configuration?.title) == ["Shop", "Help"])
        let frames = (labels + buttons).compactMap { frame(of: $0, in: view) }
        let spaces = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        for (space, expected) in zip(spaces, [7.0, 21, 5]) { #expect(abs(space - expected) < 0.01) }
        #expect(frames.allSatisfy { abs($0.midX - 195) <= 0.5 })
    }

    @Test func `loading content has a spinner that turns, until an image takes its place`() {
        var configuration = UIContentUnavailableConfiguration.loading()
        let view = put(configuration)
        let spinners = { self.parts(of: UIActivityIndicatorView.self, in: view) }
        #expect(spinners().map(\.isAnimating) == [true])
        #expect(texts(in: view) == ["Loading…"])
        configuration.image = image(10, 10)
        view.configuration = configuration
        #expect(spinners().isEmpty)
    }

    @Test func `a button runs its action, and has the action's title`() throws {
        var count = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in count += 1 }
        let view = put(configuration)
        let button = try #require(buttons(in: view).first)
        #expect(button.configuration?.title == "Retry")
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
        configuration.buttonProperties.primaryAction = UIAction(title: "Shop") { _ in count += 10 }
        configuration.buttonProperties.isEnabled = false
        configuration.buttonProperties.role = .destructive
        view.configuration = configuration
        #expect(button.configuration?.title == "Shop" && !button.isEnabled && button.role == .destructive)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 11)
        configuration.buttonProperties = .init()
        configuration.buttonProperties.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
        configuration.button.title = "Choose"
        view.configuration = configuration
        #expect(button.showsMenuAsPrimaryAction && button.menu != nil)
    }

    @Test func `content that is too high scrolls if that is allowed`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = image(40, 300)
        let view = put(configuration, height: 200)
        let scrollView = parts(of: UIScrollView.self, in: view).first
        #expect(scrollView?.contentSize.height == 300)
        #expect(parts(of: UIImageView.self, in: view).first?.superview === scrollView)
        view.isScrollEnabled = false
        view.layoutIfNeeded()
        #expect(parts(of: UIScrollView.self, in: view).isEmpty)
        #expect(parts(of: UIImageView.self, in: view).count == 1)
        view.isScrollEnabled = true
        view.frame.size.height = 400
        view.layoutIfNeeded()
        #expect(parts(of: UIScrollView.self, in: view).isEmpty)
    }

    @Test func `a row is as high as its content and the margins`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = image(40, 60)
        configuration.directionalLayoutMargins = .init(top: 20, leading: 16, bottom: 30, trailing: 16)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = configuration
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == 110)
    }

    @Test func `the height in a stack is that of the content in its width`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = String(repeating: "word ", count: 40)
        let view = UIContentUnavailableView(configuration: configuration)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 320),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.height == view.sizeThatFits(CGSize(width: 320, height: 0)).height)
        #expect(view.frame.height > 100)
        #expect(parts(of: UIScrollView.self, in: view).isEmpty)
    }

    @Test func `content with the natural alignment is where reading starts`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = image(40, 60)
        configuration.alignment = .natural
        configuration.directionalLayoutMargins = .init(top: 0, leading: 30, bottom: 0, trailing: 50)
        let view = put(configuration)
        #expect(frame(of: parts(of: UIImageView.self, in: view).first, in: view)?.minX == 30)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(frame(of: parts(of: UIImageView.self, in: view).first, in: view)?.maxX == 360)
    }

    // MARK: Controllers

    /// A controller that has nothing to display while `isEmpty` is true.
    private final class EmptyController: UIViewController {
        var isEmpty = true
        var log: [String] = []

        override func viewWillLayoutSubviews() { log.append("layout") }
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            log.append("update")
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "Nothing"
            contentUnavailableConfiguration = isEmpty ? configuration : nil
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func `a controller updates its content before the first layout, and then on request`() {
        let controller = EmptyController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.log.first == "update")
        #expect(controller.log.filter { $0 == "update" }.count == 1)
        #expect(texts(in: controller.view) == ["Nothing"])
        #expect(controller.view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        controller.isEmpty = false
        window.layoutIfNeeded()
        #expect(texts(in: controller.view) == ["Nothing"])
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(texts(in: controller.view) == [])
        #expect(controller.contentUnavailableConfiguration == nil)
    }

    @Test func `content that is set before the view is loaded appears with it`() {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(texts(in: controller.view) == ["Loading…"])
    }

    @Test func `content in front of a table stays in its place while the rows scroll`() throws {
        let table = NumberTable([Array(0..<100)])
        let controller = UITableViewController(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = table
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let content = try #require(parts(of: UIContentUnavailableView.self, in: controller.view).first)
        let place = window.convert(content.bounds, from: content)
        #expect(place == CGRect(x: 0, y: 0, width: 390, height: 844))
        controller.additionalSafeAreaInsets.top = 100
        window.layoutIfNeeded()
        #expect(content.safeAreaInsets.top == 100)
        controller.tableView.contentOffset.y = 500
        window.layoutIfNeeded()
        #expect(window.convert(content.bounds, from: content) == place)
        #expect(content.safeAreaInsets.top == 100)
        controller.contentUnavailableConfiguration = nil
        #expect(content.window == nil)
    }

    @Test func `content appears in a view that replaces the controller's`() {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let replacement = UIView(frame: window.bounds)
        controller.view = replacement
        window.addSubview(replacement)
        window.layoutIfNeeded()
        #expect(texts(in: replacement) == ["Loading…"])
    }

    @Test func `a change of traits updates the content`() {
        final class Adaptive: UIViewController {
            override func updateContentUnavailableConfiguration(
                using state: UIContentUnavailableConfigurationState
            ) {
                let isDark = state.traitCollection.userInterfaceStyle == .dark
                contentUnavailableConfiguration = isDark ? UIContentUnavailableConfiguration.loading() : nil
            }
        }
        let controller = Adaptive()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(texts(in: controller.view) == [])
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(texts(in: controller.view) == ["Loading…"])
    }

    @Test func `the results of a search are in front of the content`() {
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: UIViewController())
        controller.navigationItem.searchController = search
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        window.layoutIfNeeded()
        search.searchBar.field.input.displayTyped(.init(view: 1, text: "u", edit: 1, selection: [1, 1]))
        search.isActive = true
        window.layoutIfNeeded()
        #expect(controller.view.subviews.last === search.view)
        controller.contentUnavailableConfiguration = nil
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        #expect(controller.view.subviews.last === search.view)
        #expect(controller.view.subviews.contains { $0 is UIContentUnavailableView })
    }

    @Test func `other content can take the place of the system's`() {
        struct Own: UIContentConfiguration {
            final class View: UIView, UIContentView {
                var configuration: any UIContentConfiguration = Own()
            }
            func makeContentView() -> any UIView & UIContentView { View() }
            func updated(for state: any UIConfigurationState) -> Own { self }
        }
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        controller.contentUnavailableConfiguration = Own()
        #expect(controller.view.subviews.map { $0 is Own.View } == [true])
        #expect(controller.contentUnavailableConfiguration is Own)
    }

    @Test func `the text of a search changes with what is typed`() {
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(texts(in: controller.view) == ["No Results"])
        search.searchBar.field.input.displayTyped(.init(view: 1, text: "udon", edit: 1, selection: [4, 4]))
        window.layoutIfNeeded()
        #expect(
            texts(in: controller.view) == [
                "No Results for “udon”", "Check the spelling or try a new search.",
            ])
        #expect(controller.contentUnavailableConfigurationState.searchText == "udon")
    }
}

extension DisplayTests {
    /// Tests the place of the content in place of a controller's own while a keyboard is on the screen.
    @MainActor struct UnavailableContentKeyboardTests {
        @Test func `content stays in the middle of what the keyboard does not cover`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 60)).image { _ in }
            configuration.directionalLayoutMargins = .zero
            configuration.axesPreservingSuperviewLayoutMargins = []
            let controller = try #require(window.rootViewController)
            controller.contentUnavailableConfiguration = configuration
            window.layoutIfNeeded()
            func top() throws -> CGFloat {
                func find(_ view: UIView) -> UIView? {
                    view is UIImageView ? view : view.subviews.lazy.compactMap(find).first
                }
                let image = try #require(find(controller.view))
                return window.convert(image.bounds, from: image).minY
            }
            #expect(try top() == 392)
            display.send(.keyboard(height: 300))
            await display.settle()
            window.layoutIfNeeded()
            #expect(try top() == 242)
        }
    }
}
