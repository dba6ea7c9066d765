import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct NavigationBarTests {
    private func bar(_ items: [UINavigationItem], width: CGFloat = 390) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    private func item(_ title: String? = "Photos", _ change: (UINavigationItem) -> Void = { _ in })
        -> UINavigationItem
    {
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        change(item)
        return item
    }

    private func button(of item: UIBarButtonItem?, in bar: UINavigationBar) -> BarButton? {
        bar.subviews.lazy.compactMap { $0 as? BarButton }.first { $0.item === item }
    }

    // MARK: Prompts

    @Test func `a prompt is a line above the title and the buttons`() {
        let add = UIBarButtonItem(systemItem: .add)
        let page = item {
            $0.prompt = "Choose a photo"
            $0.rightBarButtonItem = add
        }
        let bar = bar([page])
        #expect(bar.sizeThatFits(.zero).height == 74)
        bar.frame.size.height = 74
        bar.layoutIfNeeded()
        #expect(bar.promptLabel.text == "Choose a photo" && bar.promptLabel.superview === bar)
        #expect(bar.promptLabel.frame == CGRect(x: 16, y: 0, width: 358, height: 30))
        #expect(button(of: add, in: bar)?.frame.minY == 30)
        page.prompt = nil
        #expect(bar.promptLabel.superview == nil && bar.sizeThatFits(.zero).height == 44)
    }

    // MARK: Subtitles

    @Test func `a subtitle is a line below the title`() throws {
        let page = item { $0.subtitle = "12 items" }
        let bar = bar([page])
        let subtitle = try #require(bar.subtitleLabel)
        #expect(subtitle.text == "12 items")
        #expect(abs(subtitle.frame.minY - bar.titleLabel.frame.maxY) < 0.01)
        // Both lines together lie in the middle of the row, which is 44 points high.
        #expect(abs((bar.titleLabel.frame.minY + subtitle.frame.maxY) / 2 - 22) < 0.01)
        #expect(bar.sizeThatFits(.zero).height == 44)
        page.subtitle = nil
        bar.layoutIfNeeded()
        #expect(bar.subtitleLabel == nil && bar.titleLabel.frame.midY == 22)
    }

    @Test func `a subtitle begins where a title at the leading edge begins`() throws {
        let page = item {
            $0.subtitle = "More than a dozen items"
            $0.style = .browser
        }
        let bar = bar([page])
        let subtitle = try #require(bar.subtitleLabel)
        #expect(subtitle.frame.minX == bar.titleLabel.frame.minX)
        #expect(bar.titleLabel.frame.width < subtitle.frame.width)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(abs(subtitle.frame.maxX - bar.titleLabel.frame.maxX) < 0.01)
    }

    @Test func `a subtitle below a large title makes the bar higher by a line`() throws {
        let page = item { $0.subtitle = "12 items" }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 116))
        bar.prefersLargeTitles = true
        bar.items = [page]
        bar.layoutIfNeeded()
        // The row is 44 points high, the large title 52 and its subtitle 20.
        #expect(bar.sizeThatFits(.zero).height == 116)
        let subtitle = try #require(bar.largeSubtitle)
        #expect(subtitle.text == "12 items" && subtitle.frame.minY == bar.largeTitle.frame.maxY)
        page.largeSubtitle = "Today"
        page.largeTitle = "All Photos"
        #expect(bar.largeSubtitle?.text == "Today" && bar.largeTitle.text == "All Photos")
        #expect(bar.titleLabel.text == "Photos" && bar.subtitleLabel?.text == "12 items")
    }

    @Test func `a view of the app takes the place of a subtitle`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 16))
        let page = item {
            $0.subtitle = "12 items"
            $0.subtitleView = view
        }
        let bar = bar([page])
        let slot = try #require(bar.subtitleSlot)
        #expect(bar.subtitleLabel == nil && slot.holds(view))
        #expect(abs(slot.frame.minY - bar.titleLabel.frame.maxY) < 0.01 && slot.frame.height == 16)
        slot.layoutIfNeeded()
        #expect(view.convert(view.bounds, to: bar).midX == 195)
        page.subtitleView = nil
        #expect(bar.subtitleSlot == nil && view.window == nil && bar.subtitleLabel?.text == "12 items")
    }

    @Test func `a view below a large title makes the bar higher by its height and takes touches`() throws {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 100),
            button.heightAnchor.constraint(equalToConstant: 34),
        ])
        let page = item { $0.largeSubtitleView = button }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 130))
        bar.prefersLargeTitles = true
        bar.items = [page]
        bar.layoutIfNeeded()
        // The row is 44 points high, the large title 52 and the view 34.
        #expect(bar.sizeThatFits(.zero).height == 130)
        #expect(button.convert(button.bounds, to: bar) == CGRect(x: 16, y: 88, width: 100, height: 34))
        #expect(bar.hitTest(CGPoint(x: 30, y: 100), with: nil) === button)
        page.largeSubtitleView = nil
        #expect(bar.sizeThatFits(.zero).height == 96 && !bar.largeTitleClip.isUserInteractionEnabled)
    }

    @Test func `attributes of a title come before those of the appearance`() {
        let page = item {
            $0.attributedTitle = AttributedString(
                "Red", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
        }
        let bar = bar([page])
        #expect(bar.titleLabel.text == "Red" && bar.titleLabel.textColor == .red)
        #expect(bar.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
    }

    /// Displays a controller in a navigation controller. The caller must retain the window.
    private func onScreen(_ page: UIViewController) -> (UINavigationController, UIWindow) {
        let navigation = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        return (navigation, window)
    }

    @Test func `in an animation, the title moves together with the content`() {
        let page = UIViewController()
        let (navigation, window) = onScreen(page)
        defer { _ = window }
        let (bar, before) = (navigation.navigationBar, navigation.navigationBar.titleLabel.frame.minY)
        UIView.animate(withDuration: 1) { page.navigationItem.prompt = "Choose" }
        #expect(bar.titleLabel.frame.minY == before + 30 && bar.promptLabel.frame.minY == before)
    }

    @Test func `parts of a new item appear without animation when the bar changes its height`() {
        final class Probe: UIView {
            var durations: [TimeInterval] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                durations.append(UIView.inheritedAnimationDuration)
            }
        }
        let root = UIViewController()
        let (navigation, window) = onScreen(root)
        defer { _ = window }
        (root.title, navigation.navigationBar.prefersLargeTitles) = ("Photos", true)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 96)
        let (detail, probe) = (UIViewController(), Probe(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
        detail.navigationItem.largeTitleDisplayMode = .never
        detail.navigationItem.titleView = probe
        navigation.pushViewController(detail, animated: true)
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(probe.durations.first == 0)
    }

    @Test func `a search bar that takes the place of the titles keeps a distance from the top of a sheet`() {
        let item = item { $0.hidesTitles = true }
        let bar = bar([item])
        #expect(bar.titleHeight(of: item) == 0)
        bar.goBack = {}
        let sheet = SheetView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        sheet.addSubview(bar)
        #expect(bar.titleHeight(of: item) == 6)
        item.hidesTitles = false
        #expect(bar.titleHeight(of: item) == 56)
    }

    @Test func `a prompt has the colour of the title`() {
        let bar = bar([item { $0.prompt = "Choose" }])
        #expect(bar.promptLabel.textColor == .label)
        bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(bar.promptLabel.textColor == .red)
    }

    @Test func `a bar that is too low for its prompt does not display it`() {
        let bar = bar([item { $0.prompt = "Choose" }])
        #expect(bar.promptLabel.isHidden)
        bar.frame.size.height = 74
        bar.layoutIfNeeded()
        #expect(!bar.promptLabel.isHidden)
    }

    @Test func `a bar with a prompt has the image for it, or else that of other bars`() {
        let (usual, higher) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
        let page = item { $0.prompt = "Choose" }
        let bar = bar([page])
        bar.setBackgroundImage(usual, for: .default)
        #expect(bar.background.look?.image == usual)
        bar.setBackgroundImage(higher, for: .defaultPrompt)
        #expect(bar.background.look?.image == higher)
        page.prompt = ""
        #expect(bar.background.look?.image == usual)
    }

    @Test func `a navigation controller makes room for a prompt`() throws {
        let page = UIViewController()
        let (navigation, window) = onScreen(page)
        defer { _ = window }
        let before = page.view.safeAreaInsets.top
        page.navigationItem.prompt = "Choose a photo"
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.top == before + 30)
        #expect(navigation.navigationBar.promptLabel.frame.minY == before - 44)
    }

    // MARK: Items

    @Test func `the first of the trailing items is at the edge`() {
        let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search))
        let bar = bar([item { $0.rightBarButtonItems = [first, second] }])
        #expect(button(of: first, in: bar)?.frame == CGRect(x: 338, y: 0, width: 44, height: 44))
        #expect(button(of: second, in: bar)?.frame.maxX == 338)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.layoutIfNeeded()
        #expect(button(of: first, in: bar)?.frame.minX == 8)
    }

    @Test func `custom views at the edges are where large titles begin`() {
        let views = [0, 1, 2].map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        let add = UIBarButtonItem(systemItem: .add)
        let page = item {
            $0.leftBarButtonItem = UIBarButtonItem(customView: views[0])
            $0.rightBarButtonItems = [
                UIBarButtonItem(customView: views[1]), UIBarButtonItem(customView: views[2]), add,
            ]
        }
        let narrow = bar([page])
        #expect(views[0].superview?.frame == CGRect(x: 16, y: 0, width: 40, height: 44))
        #expect(views[1].superview?.frame.maxX == 374 && views[2].superview?.frame.maxX == 334)
        #expect(button(of: add, in: narrow)?.frame.maxX == 294)
        narrow.semanticContentAttribute = .forceRightToLeft
        narrow.layoutIfNeeded()
        #expect(views[0].superview?.frame.maxX == 374 && views[1].superview?.frame.minX == 16)
        let wide = bar([page], width: 800)
        wide.layoutIfNeeded()
        #expect(views[0].superview?.frame.minX == 20 && views[1].superview?.frame.maxX == 780)
    }

    @Test func `leading items take the place of the button that leads back, unless they supplement it`() {
        let add = UIBarButtonItem(systemItem: .add)
        let top = item { $0.leftBarButtonItem = add }
        let bar = bar([item("Back"), top])
        #expect(bar.backButton.isHidden)
        #expect(button(of: add, in: bar)?.frame.minX == 8)
        top.leftItemsSupplementBackButton = true
        bar.layoutIfNeeded()
        #expect(!bar.backButton.isHidden)
        #expect(button(of: add, in: bar)?.frame.minX == bar.backButton.frame.maxX + 8)
        top.setHidesBackButton(true, animated: true)
        #expect(bar.backButton.isHidden)
    }

    @Test func `a title moves aside where the middle is too narrow for it`() {
        let long = String(repeating: "wide ", count: 8)
        let bar = bar([
            item(long) { $0.rightBarButtonItems = (0..<3).map { _ in UIBarButtonItem(systemItem: .add) } }
        ])
        #expect(bar.titleLabel.frame.minX == 16)
        #expect(bar.titleLabel.frame.maxX == 242)
        bar.topItem?.title = "Hi"
        bar.layoutIfNeeded()
        #expect(bar.titleLabel.frame.midX == 195)
    }

    @Test func `a title view lies in the middle, or beside buttons that reach there`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        let top = item { $0.titleView = view }
        let bar = bar([top])
        #expect(view.convert(view.bounds, to: bar) == CGRect(x: 45, y: 7, width: 300, height: 30))
        #expect(bar.titleLabel.isHidden)
        top.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        bar.layoutIfNeeded()
        #expect(view.convert(view.bounds, to: bar).maxX == 330)
        top.titleView = nil
        #expect(!bar.titleLabel.isHidden)
        #expect(!view.isDescendant(of: bar))
    }

    // MARK: The back button

    @Test func `the back button has the title that the item before it determines`() {
        let back = item("Photos")
        let bar = bar([back, item()])
        #expect(bar.backTitles == ["Photos", "Back"])
        back.backButtonTitle = "Albums"
        #expect(bar.backTitles == ["Albums", "Back"])
        back.backBarButtonItem = UIBarButtonItem(title: "All")
        #expect(bar.backTitles == ["All", "Back"])
        back.backBarButtonItem?.title = ""
        #expect(bar.backTitles == [])
        back.backButtonDisplayMode = .generic
        #expect(bar.backTitles == ["Back"])
        back.backButtonDisplayMode = .minimal
        #expect(bar.backTitles == [])
        #expect(bar.backButton.accessibilityLabel == "Photos")
    }

    @Test func `a title that is too long becomes the word, and then the chevron alone`() {
        let bar = bar([item(String(repeating: "long ", count: 20)), item()])
        let label = bar.backButton.subviews.lazy.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "Back")
        bar.frame.size.width = 120
        bar.layoutIfNeeded()
        #expect(label?.text == "")
        #expect(bar.backButton.frame.width == 24)
    }

    @Test func `an appearance and the item of the back button move its title`() throws {
        let back = item("Photos")
        let bar = bar([back, item()])
        let label = try #require(bar.backButton.subviews.lazy.compactMap { $0 as? UILabel }.first)
        // The title begins after the chevron, which is 24 points wide.
        #expect(label.frame.origin == CGPoint(x: 24, y: 0))
        let look = UINavigationBarAppearance()
        look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -1000, vertical: 2)
        bar.standardAppearance = look
        bar.backButton.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: -976, y: 2))
        let own = UIBarButtonItem(title: "All")
        back.backBarButtonItem = own
        own.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: -60), for: .default)
        bar.backButton.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: 29, y: -60))
        #expect(own.backButtonTitlePositionAdjustment(for: .compact) == .zero)
    }

    @Test func `an item has its own background images, by state and style`() throws {
        func picture(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
        }
        let (all, done, pressed) = (picture(1), picture(2), picture(3))
        let save = UIBarButtonItem(title: "Save")
        let bar = bar([item { $0.rightBarButtonItem = save }])
        let button = try #require(self.button(of: save, in: bar))
        let background = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        save.setBackgroundImage(all, for: .normal, barMetrics: .default)
        save.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
        save.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
        save.setBackgroundVerticalPositionAdjustment(3, for: .default)
        bar.layoutIfNeeded()
        #expect(background.image === all)
        #expect(background.frame.minY == 3)
        button.isHighlighted = true
        #expect(background.image === pressed)
        button.isHighlighted = false
        save.style = .done
        #expect(background.image === done)
        #expect(save.backgroundImage(for: .normal, barMetrics: .compact) == nil)
        #expect(save.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    }

    @Test func `the back button has background images of the item`() throws {
        let back = item("Photos")
        let bar = bar([back, item()])
        let own = UIBarButtonItem(title: "All")
        back.backBarButtonItem = own
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        own.setBackButtonBackgroundImage(picture, for: .normal, barMetrics: .default)
        own.setBackButtonBackgroundVerticalPositionAdjustment(-4, for: .default)
        bar.layoutIfNeeded()
        let background = try #require(bar.backButton.subviews.first as? UIImageView)
        #expect(background.image === picture)
        #expect(background.frame.minY == -4)
        #expect(own.backButtonBackgroundImage(for: .normal, barMetrics: .default) === picture)
        #expect(own.backButtonBackgroundVerticalPositionAdjustment(for: .default) == -4)
    }

    @Test func `a bar of its own pops, unless its delegate refuses`() {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var allows = false
            var log: [String] = []
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                log.append("should pop \(item.title ?? "")")
                return allows
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                log.append("did pop \(item.title ?? "")")
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                log.append("did push \(item.title ?? "")")
            }
        }
        let (bar, delegate) = (bar([item("A")]), Delegate())
        bar.delegate = delegate
        bar.pushItem(item("B"), animated: false)
        _ = bar.backButton.accessibilityActivate()
        #expect(bar.topItem?.title == "B")
        delegate.allows = true
        _ = bar.backButton.accessibilityActivate()
        #expect(bar.topItem?.title == "A")
        #expect(bar.popItem(animated: false) == nil)
        #expect(delegate.log == ["did push B", "should pop B", "should pop B", "did pop B"])
    }

    @Test func `a back action takes the place of going back`() {
        var count = 0
        let top = item { $0.backAction = UIAction { _ in count += 1 } }
        let bar = bar([item("A"), top])
        _ = bar.backButton.accessibilityActivate()
        #expect(count == 1)
        #expect(bar.topItem === top)
    }

    // MARK: Appearance

    @Test func `the look of the item counts before that of the bar`() {
        let top = item()
        let bar = bar([top])
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        func color() -> UIColor? {
            bar.titleLabel.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(color() == .red)
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
        top.scrollEdgeAppearance = appearance
        #expect(color() == .green)
        bar.isContentBelow = true
        #expect(color() == .red)
        top.standardAppearance = appearance
        #expect(color() == .green)
        top.standardAppearance?.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(color() == .blue)
    }

    @Test func `without content below, the background is that of the scroll edge, which is none at first`() {
        let bar = bar([item()])
        #expect(bar.background.isHidden)
        #expect(bar.edgeBackground.look == nil)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        bar.scrollEdgeAppearance = appearance
        #expect(bar.edgeBackground.look?.color == .systemBackground)
        bar.isContentBelow = true
        #expect(!bar.background.isHidden)
        #expect(bar.edgeBackground.isHidden)
    }

    @Test func `the older properties of a bar change its appearances and its background`() {
        let bar = bar([item()])
        bar.isContentBelow = true
        bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
        #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .green)
        bar.isTranslucent = false
        #expect(bar.background.look?.color == .systemBackground)
        #expect(bar.background.look?.effect == nil)
        bar.barTintColor = .blue
        #expect(bar.background.look?.color == .blue)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        bar.setBackgroundImage(image, for: .default)
        bar.shadowImage = UIImage()
        #expect(bar.background.look?.image === image)
        #expect(bar.background.look?.color == nil)
        #expect(bar.backgroundImage(for: .default) === image)
        bar.setTitleVerticalPositionAdjustment(5, for: .default)
        bar.layoutIfNeeded()
        #expect(bar.titleLabel.frame.minY == 5)
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a bar in a screen of little height has the compact look`() {
        let bar = bar([item()])
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        bar.compactAppearance = appearance
        bar.isContentBelow = true
        #expect(bar.background.look?.color == nil)
        bar.traitOverrides.verticalSizeClass = .compact
        #expect(bar.background.look?.color == .red)
    }
}
