import Foundation
import TesseraGeometry
import TesseraSelectors
import Testing

@testable import TesseraUI

final class BoardList: UIViewController {
    var prepared: [String] = []
    var returns: [String] = []
    var permits = true
    weak var child: UIViewController?
    weak var titleLabel: UILabel?
    var wasAwakened = false

    static let registered: Void = registerMembers(of: BoardList.self, named: "App.BoardList") { members in
        members.outlet("titleLabel", \.titleLabel)
        members.method("unwindToList:", BoardList.unwindToList(_:))
        members.segueAction("makeDetail:sender:", BoardList.makeDetail(_:sender:))
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwakened = true
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { permits }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue.identifier ?? "")
        if segue.identifier == "embed" { child = segue.destination }
    }

    func unwindToList(_ segue: UIStoryboardSegue) { returns.append(segue.identifier ?? "") }
    func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        BoardDetail(coder: coder, number: 7)
    }
}

final class BoardDetail: UIViewController {
    var number = 0

    static let registered: Void = registerMembers(of: BoardDetail.self, named: "App.BoardDetail") { _ in }

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class BoardSegue: UIStoryboardSegue {
    static var performed: [String] = []
    static let registered: Void = registerMembers(of: BoardSegue.self, named: "App.BoardSegue") { _ in }
    override func perform() { Self.performed.append("\(identifier ?? "") \(type(of: destination))") }
}

@MainActor
struct StoryboardTests {
    init() { _ = (BoardList.registered, BoardDetail.registered, BoardSegue.registered) }

    private static let navigation = """
        <navigationController id="first" sceneMemberID="viewController"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="s0"/></connections>
        </navigationController><placeholder placeholderIdentifier="IBFirstResponder" id="fr1"/>
        """
    private static let list = """
        <viewController storyboardIdentifier="List" id="list" customClass="BoardList" customModule="App">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <label text="List" id="l"/><button id="b"><state key="normal" title="Go"/><connections>
                <segue destination="detail" kind="show" identifier="go" destinationCreationSelector="makeDetail:sender:" id="s1"/></connections></button>
            <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="50"/><connections>
                <segue destination="child" kind="embed" identifier="embed" id="s2"/></connections></containerView></subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/><viewLayoutGuide key="safeArea" id="sa"/>
            <constraints><constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" id="k1"/></constraints></view>
        <navigationItem key="navigationItem" title="All" id="n"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
        <connections><outlet property="titleLabel" destination="l" id="o1"/>
            <segue destination="detail" kind="custom" identifier="own" customClass="BoardSegue" customModule="App" id="s3"/></connections>
        </viewController>
        """
    private static let detail = """
        <viewController id="detail" storyboardIdentifier="Detail" customClass="BoardDetail" customModule="App"
            modalPresentationStyle="fullScreen" hidesBottomBarWhenPushed="YES" automaticallyAdjustsScrollViewInsets="NO">
            <view key="view" id="dv"><subviews>
            <button id="back"><connections><segue destination="exit" kind="unwind" identifier="home" unwindAction="unwindToList:" id="s5"/></connections></button>
            </subviews></view></viewController><exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        """
    private static let child = "<viewController id=\"child\"><view key=\"view\" id=\"cv\"/></viewController>"

    private func board() throws -> UIStoryboard {
        try NibSample.storyboard(Self.navigation, Self.list, Self.detail, Self.child)
    }

    @Test
    func `the initial controller comes with those that it contains`() throws {
        let navigation = try #require(
            try board().instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.prefersLargeTitles)
        let list = try #require(navigation.topViewController as? BoardList)
        #expect(list.wasAwakened && !list.isViewLoaded && list.storyboard != nil)
        #expect(list.navigationItem.title == "All" && list.navigationItem.rightBarButtonItem != nil)
        #expect(list.titleLabel == nil)
        list.loadViewIfNeeded()
        #expect(list.titleLabel?.text == "List")
        #expect(list.view.backgroundColor == .systemBackground)
        #expect(list.prepared == ["embed"])
        #expect(list.children == [list.child] && list.child?.view.superview === list.view.subviews[2])
        #expect(list.child?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test
    func `a button shows a controller that a segue action makes, and an unwind segue comes back`() throws {
        let navigation = try #require(
            try board().instantiateInitialViewController() as? UINavigationController)
        let list = try #require(navigation.topViewController as? BoardList)
        let button = try #require(list.view.subviews[1] as? UIButton)
        list.permits = false
        button.sendActions(for: .primaryActionTriggered)
        #expect(navigation.viewControllers.count == 1)
        list.permits = true
        button.sendActions(for: .primaryActionTriggered)
        #expect(list.prepared == ["embed", "go"])
        let detail = try #require(navigation.topViewController as? BoardDetail)
        #expect(detail.number == 7 && detail.hidesBottomBarWhenPushed)
        #expect(!detail.automaticallyAdjustsScrollViewInsets)
        UIView.performWithoutAnimation {
            (detail.view.subviews[0] as? UIButton)?.sendActions(for: .primaryActionTriggered)
        }
        #expect(list.returns == ["home"])
        #expect(navigation.viewControllers == [list])
    }

    @Test
    func `a segue of an own class performs itself`() throws {
        let list = try #require(try board().instantiateViewController(withIdentifier: "List") as? BoardList)
        BoardSegue.performed = []
        list.performSegue(withIdentifier: "own", sender: nil)
        #expect(BoardSegue.performed == ["own BoardDetail"])
        #expect(list.prepared == ["own"])
    }

    @Test
    func `a creator calls the initializer of its choice`() throws {
        let detail = try board().instantiateViewController(identifier: "Detail") { coder in
            BoardDetail(coder: coder, number: 3)
        }
        #expect(detail.number == 3 && detail.modalPresentationStyle == .fullScreen)
    }

    @Test
    func `missing identifiers end the app`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = try? NibSample.storyboard("").instantiateViewController(withIdentifier: "Nowhere")
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewController().performSegue(withIdentifier: "none", sender: nil) }
        }
    }

    @Test
    func `a controller that contains itself ends the app`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let circle = """
                    <navigationController id="first"><connections>
                    <segue destination="first" kind="relationship" relationship="rootViewController" id="s"/>
                    </connections></navigationController>
                    """
                _ = try? NibSample.storyboard(circle).instantiateInitialViewController()
            }
        }
    }

    @Test
    func `static rows are the content of a table view controller`() throws {
        let board = try NibSample.storyboard(
            """
            <tableViewController id="first"><tableView key="view" dataMode="static" style="grouped" id="t">
            <rect key="frame" x="0" y="0" width="390" height="844"/><sections>
            <tableViewSection headerTitle="One" id="s1"><cells>
                <tableViewCell id="c1" rowHeight="60"><tableViewCellContentView key="contentView" id="cv1"><subviews>
                <label id="l" text="First"/></subviews></tableViewCellContentView></tableViewCell>
                <tableViewCell id="c2"><tableViewCellContentView key="contentView" id="cv2"/></tableViewCell></cells></tableViewSection>
            <tableViewSection footerTitle="End" id="s2"><cells/></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="first" id="o1"/>
            <outlet property="delegate" destination="first" id="o2"/></connections></tableView></tableViewController>
            """)
        let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
        let table = try #require(controller.tableView)
        #expect(table.style == .grouped && table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == "One")
        #expect(controller.tableView(table, titleForFooterInSection: 1) == "End")
        #expect(controller.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 60)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect((cell?.contentView.subviews.first as? UILabel)?.text == "First")
    }

    @Test
    func `prototype cells make cells, which trigger segues before the delegate is informed`() throws {
        let board = try NibSample.storyboard(
            """
            <tableViewController id="first"><tableView key="view" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <prototypes><tableViewCell reuseIdentifier="row" id="p"><tableViewCellContentView key="contentView" id="cv"/>
            <connections><segue destination="detail" kind="custom" identifier="pick" customClass="BoardSegue" customModule="App" id="s"/>
            </connections></tableViewCell></prototypes></tableView></tableViewController>
            """, Self.detail)
        let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
        let table = try #require(controller.tableView)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
        BoardSegue.performed = []
        cell.segues?.selection?.trigger(cell)
        #expect(BoardSegue.performed == ["pick BoardDetail"])
    }

    @Test
    func `tabs and their items come from the storyboard`() throws {
        let board = try NibSample.storyboard(
            """
            <tabBarController id="first"><tabBar key="tabBar" id="bar"/><connections>
            <segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/></connections></tabBarController>
            """,
            "<viewController id=\"a\"><tabBarItem key=\"tabBarItem\" title=\"A\" id=\"i1\"/></viewController>",
            "<viewController id=\"b\"><tabBarItem key=\"tabBarItem\" title=\"B\" badgeValue=\"3\" id=\"i2\"/></viewController>"
        )
        let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["A", "B"])
        #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == "3")
    }

    @Test
    func `the guides of older storyboards are the edges of the safe area`() throws {
        let board = try NibSample.storyboard(
            """
            <viewController id="first"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
            <viewControllerLayoutGuide type="bottom" id="bot"/></layoutGuides>
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="5" id="k1"/>
            <constraint firstItem="bot" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="7" id="k2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k3"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="k4"/></constraints></view></viewController>
            """)
        let controller = try #require(board.instantiateInitialViewController())
        controller.view.layoutIfNeeded()
        #expect(controller.view.subviews[0].frame == CGRect(x: 0, y: 5, width: 100, height: 88))
    }
}
