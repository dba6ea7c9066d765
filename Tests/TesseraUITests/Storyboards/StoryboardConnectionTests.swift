import Foundation
import TesseraGeometry
import TesseraSelectors
import Testing

@testable import TesseraUI

/// A controller that records its outlets when it prepares for a segue.
final class BoardHost: UIViewController {
    weak var titleLabel: UILabel?
    weak var dock: UIView?
    var labels: [UILabel] = []
    var prepared: [String] = []
    var loadsEarly = false

    static let registered: Void = registerMembers(of: BoardHost.self, named: "App.BoardHost") { members in
        members.outlet("titleLabel", \.titleLabel)
        members.outlet("dock", \.dock)
        members.outlet("labels", \.labels)
        members.property("loadsEarly", \.loadsEarly)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        if loadsEarly { loadViewIfNeeded() }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "") \(titleLabel?.text ?? "without a label")")
    }
}

@MainActor
struct StoryboardConnectionTests {
    init() { _ = (BoardHost.registered, NibHelper.registered) }

    @Test
    func `a controller prepares for embedded controllers with its outlets set`() throws {
        let board = try NibSample.storyboard(
            """
            <viewController id="first" customClass="BoardHost" customModule="App"><view key="view" id="v"><subviews>
            <containerView id="box"><connections><segue destination="child" kind="embed" identifier="embed" id="s"/></connections></containerView>
            <label text="List" id="l"/></subviews></view>
            <connections><outlet property="titleLabel" destination="l" id="o"/></connections></viewController>
            """, "<viewController id=\"child\"><view key=\"view\" id=\"cv\"/></viewController>")
        let host = try #require(board.instantiateInitialViewController() as? BoardHost)
        host.loadViewIfNeeded()
        #expect(host.prepared == ["embed List"])
        #expect(host.children.count == 1)
    }

    /// A scene whose bar item has an action of an object that is created together with the view.
    private static func scene(attributes: String = "") -> String {
        """
        <viewController id="first" customClass="BoardHost" customModule="App"><view key="view" id="v"><subviews>
        <label id="l" text="Hi"/><label id="l2" text="there"/></subviews></view>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Help" id="i"><connections>
            <action selector="help:" destination="h" id="c"/></connections></barButtonItem></navigationItem>
        \(attributes)<connections><outletCollection property="labels" destination="l" id="o1"/>
            <outletCollection property="labels" destination="l2" id="o2"/></connections></viewController>
        <customObject id="h" customClass="NibHelper" customModule="App"><connections>
            <outlet property="label" destination="l" id="o3"/></connections></customObject>
        """
    }

    @Test
    func `connections to objects of the scene wait for the view`() throws {
        let board = try NibSample.storyboard(Self.scene())
        let host = try #require(board.instantiateInitialViewController() as? BoardHost)
        let item = try #require(host.navigationItem.rightBarButtonItem)
        #expect(item.target == nil && item.action == nil)
        host.loadViewIfNeeded()
        let helper = try #require(item.target as? NibHelper)
        #expect(item.action == Selector("help:"))
        #expect(helper.label?.text == "Hi" && helper.awakenings == 1)
        #expect(host.labels.map(\.text) == ["Hi", "there"])
    }

    @Test
    func `a controller may load its view when it is awakened`() throws {
        let early = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="loadsEarly" value="YES"/>
            </userDefinedRuntimeAttributes>
            """
        let board = try NibSample.storyboard(Self.scene(attributes: early))
        let host = try #require(board.instantiateInitialViewController() as? BoardHost)
        #expect(host.isViewLoaded && host.labels.count == 2)
        #expect(host.navigationItem.rightBarButtonItem?.target is NibHelper)
    }

    @Test
    func `a view beside the controller's own goes away with the controller`() throws {
        weak var dock: UIView?
        try scoped {
            let board = try NibSample.storyboard(
                """
                <viewController id="first" customClass="BoardHost" customModule="App"><view key="view" id="v"/>
                <connections><outlet property="dock" destination="d" id="o"/></connections></viewController>
                <view id="d"><variation key="heightClass=compact" hidden="YES"/></view>
                """)
            let host = try #require(board.instantiateInitialViewController() as? BoardHost)
            host.loadViewIfNeeded()
            dock = host.dock
            #expect(dock != nil)
        }
        #expect(dock == nil)
    }

    private func scoped(_ body: () throws -> Void) rethrows { try body() }
}
