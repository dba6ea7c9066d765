import Foundation
import TesseraNibFiles
import Testing

@testable import TesseraUI

@MainActor @Suite struct LaunchScreenTests {
    private let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), screen: .main)
    private let display = SceneRecorder()

    private var classes: [String] { display.tree.elements.values.map(\.viewClass) }

    private func storyboard() throws -> ResourceFolder {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c" launchScreen="YES">
            <scenes><scene><objects><viewController id="c"><view key="view" id="v"><subviews><label id="l" text="Shop"/></subviews>
            </view></viewController></objects></scene></scenes></document>
            """
        let folder = try ResourceFolder()
        try folder.write(NibFile(xml: Data(xml.utf8)).document.data, to: "Launch.storyboardc")
        return folder
    }

    @Test func `the screen of the storyboard gives way to the window of the app`() throws {
        scene.display = display
        let folder = try storyboard()
        try #require(LaunchScreen(storyboard: "Launch", in: folder.bundle)).display(in: scene)
        #expect(classes.contains("UILabel"))
        #expect(scene.windows.isEmpty)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        scene.committer.commit()
        #expect(!classes.contains("UILabel"))
        #expect(display.tree.elements[window.node.id] != nil)
        window.isHidden = true
    }

    @Test func `a storyboard that does not exist is none`() throws {
        let folder = try storyboard()
        #expect(LaunchScreen(storyboard: "Lunch", in: try folder.bundle) == nil)
    }

    @Test func `values without a colour and an image give no screen`() {
        #expect(LaunchScreen(values: [:], in: nil) == nil)
        #expect(LaunchScreen(values: ["UIColorName": "Absent", "UIImageName": 3], in: nil) == nil)
    }

    @Test func `an image lies in the middle of the screen`() throws {
        scene.display = display
        let folder = try ResourceFolder()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
        try folder.write(renderer.pngData { _ in }, to: "Sign.png")
        let screen = LaunchScreen(values: ["UIImageName": "Sign"], in: try folder.bundle)
        try #require(screen).display(in: scene)
        let picture = try #require(display.tree.elements.values.first { $0.viewClass == "UIImageView" })
        let size = UIScreen.main.bounds.size
        let frame = try #require(picture.properties.frame?.rect)
        #expect(frame.size == CGSize(width: 4, height: 2))
        #expect(abs(frame.midX - size.width / 2) < 1 && abs(frame.midY - size.height / 2) < 1)
    }
}
