import Foundation
import TesseraGeometry
import TesseraSelectors
import Testing

@testable import TesseraUI

/// A container that makes its root by a segue action.
final class BoardNavigation: UINavigationController {
    static let registered: Void = registerMembers(of: BoardNavigation.self, named: "App.BoardNavigation") {
        $0.segueAction("makeRoot:sender:identifier:", BoardNavigation.makeRoot(_:sender:identifier:))
    }

    func makeRoot(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
        BoardRoot(coder: coder, name: identifier ?? "")
    }
}

/// A controller that only a segue action can make.
final class BoardRoot: UIViewController {
    let name: String

    static let registered: Void = registerMembers(of: BoardRoot.self, named: "App.BoardRoot") { _ in }

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("A segue action makes the controller.") }
}

/// A controller whose scene has no view.
final class BoardCardController: UIViewController {
    static let registered: Void = registerMembers(
        of: BoardCardController.self, named: "App.BoardCardController"
    ) { _ in }
}

@MainActor struct StoryboardSegueTests {
    init() { _ = (BoardNavigation.registered, BoardRoot.registered, BoardCardController.registered) }

    private static let other =
        "<viewController id=\"other\" title=\"Other\"><view key=\"view\" id=\"ov\"/></viewController>"

    /// Returns the first controller of a storyboard, whose button triggers a segue, in a window.
    private func present(_ segue: String, width: CGFloat = 390) throws -> (
        UIViewController, UIButton, UIWindow
    ) {
        let board = try NibSample.storyboard(
            """
            <viewController id="first"><view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="other" animates="NO" id="s" \(segue)</connections></button></subviews></view></viewController>
            """, Self.other)
        let controller = try #require(board.instantiateInitialViewController())
        let window = phoneWindow(controller, width: width)
        return (controller, try #require(controller.view.subviews[0] as? UIButton), window)
    }

    @Test func `a modal segue presents its destination in the style of the segue`() throws {
        let (controller, button, window) = try present(
            "kind=\"presentation\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\"/>"
        )
        button.sendActions(for: .primaryActionTriggered)
        let shown = try #require(controller.presentedViewController)
        #expect(shown.title == "Other")
        #expect(shown.modalPresentationStyle == .fullScreen && shown.modalTransitionStyle == .crossDissolve)
        #expect(shown.view.window === window)
    }

    @Test func `a popover segue presents its destination at its anchor`() throws {
        let (controller, button, window) = try present(
            """
            kind="popoverPresentation" popoverAnchorView="b"><popoverArrowDirection key="popoverArrowDirection" up="YES"
            down="YES"/></segue>
            """, width: 1000)
        button.sendActions(for: .primaryActionTriggered)
        let shown = try #require(controller.presentedViewController)
        let popover = try #require(shown.popoverPresentationController)
        #expect(shown.modalPresentationStyle == .popover)
        #expect(popover.sourceView === button && popover.permittedArrowDirections == [.up, .down])
        #expect(shown.view.window === window)
    }

    @Test func `a tap on a control of the app triggers its segue`() throws {
        let board = try NibSample.storyboard(
            """
            <viewController id="first"><view key="view" id="v"><subviews>
            <control id="c"><rect key="frame" x="0" y="100" width="100" height="100"/><connections>
            <segue destination="other" kind="presentation" animates="NO" id="s"/></connections></control>
            </subviews></view></viewController>
            """, Self.other)
        let controller = try #require(board.instantiateInitialViewController())
        let window = phoneWindow(controller, width: 390)
        let control = try #require(controller.view.subviews[0] as? UIControl)
        control.sendActions(for: .touchUpInside)
        #expect(controller.presentedViewController?.title == "Other")
        window.isHidden = true
    }

    private static let split = """
        <splitViewController id="first"><connections>
        <segue destination="side" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="main" kind="relationship" relationship="detailViewController" id="r2"/></connections></splitViewController>
        """
    private static let side = """
        <viewController id="side" title="Side"><view key="view" id="sv"><subviews><button id="b"><connections>
        <segue destination="other" kind="showDetail" id="s"/></connections></button></subviews></view></viewController>
        """
    private static let main =
        "<viewController id=\"main\" title=\"Main\"><view key=\"view\" id=\"mv\"/></viewController>"

    @Test
    func `a split view has the controllers of its relationships, and a detail segue replaces the second`()
        throws
    {
        let board = try NibSample.storyboard(Self.split, Self.side, Self.main, Self.other)
        let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
        #expect(split.viewControllers.map(\.title) == ["Side", "Main"])
        let window = phoneWindow(split, width: 1000)
        let button = try #require(split.viewControllers[0].view.subviews[0] as? UIButton)
        button.sendActions(for: .primaryActionTriggered)
        #expect(split.viewControllers.map(\.title) == ["Side", "Other"])
        window.isHidden = true
    }

    @Test func `the columns of a split view come from its relationships`() throws {
        let columns = """
            <splitViewController id="first" behavior="tile"><connections>
            <segue destination="side" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="other" kind="relationship" relationship="supplementaryViewController" id="r2"/>
            <segue destination="main" kind="relationship" relationship="detailViewController" id="r3"/></connections></splitViewController>
            """
        let board = try NibSample.storyboard(columns, Self.side, Self.main, Self.other)
        let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
        #expect(split.style == .tripleColumn)
        #expect(split.viewController(for: .primary)?.title == "Side")
        #expect(split.viewController(for: .supplementary)?.title == "Other")
        #expect(split.viewController(for: .secondary)?.title == "Main")
    }

    @Test func `a segue action makes the controller of a relationship`() throws {
        let board = try NibSample.storyboard(
            """
            <navigationController id="first" customClass="BoardNavigation" customModule="App"><connections>
            <segue destination="root" kind="relationship" relationship="rootViewController" identifier="home"
                destinationCreationSelector="makeRoot:sender:identifier:" id="s"/></connections></navigationController>
            """, "<viewController id=\"root\" customClass=\"BoardRoot\" customModule=\"App\"/>")
        let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
        #expect((navigation.topViewController as? BoardRoot)?.name == "home")
    }

    @Test func `a controller whose scene has no view loads the nib of its class`() throws {
        let folder = try ResourceFolder()
        try folder.write(
            try NibSample.data(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BoardCardController"><connections>
                <outlet property="view" destination="v" id="c"/></connections></placeholder><view tag="5" id="v"/>
                """), to: "BoardCard.nib")
        let board = try NibSample.storyboard(
            "<viewController id=\"first\" customClass=\"BoardCardController\" customModule=\"App\"/>",
            bundle: try folder.bundle)
        let controller = try #require(board.instantiateInitialViewController())
        #expect(controller.view.tag == 5)
    }

    @Test func `a few containers that name the next one twice end the app, and do not fill the memory`() async
    {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scenes = (0..<40).map { index in
                    """
                    <scene><objects><tabBarController id="t\(index)"><connections>
                    <segue destination="t\(index + 1)" kind="relationship" relationship="viewControllers" id="a\(index)"/>
                    <segue destination="t\(index + 1)" kind="relationship" relationship="viewControllers" id="b\(index)"/>
                    </connections></tabBarController></objects></scene>
                    """
                }
                let last = "<scene><objects><viewController id=\"t40\"/></objects></scene>"
                _ = try? NibSample.storyboard(scenes: scenes.joined() + last, initial: "t0")
                    .instantiateInitialViewController()
            }
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(line.contains("Sample.storyboard") && line.contains("more than 4096 controllers"))
    }
}
