import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SceneRecorderTests {
        /// Returns a window of 100×200 points with a display that keeps its scene.
        private func recorded() -> (SceneRecorder, UIWindowScene, UIWindow) {
            let recorder = SceneRecorder()
            let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), screen: .main)
            scene.display = recorder
            let window = UIWindow(windowScene: scene)
            window.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            window.isHidden = false
            return (recorder, scene, window)
        }

        private func properties(_ change: (inout NodeProperties) -> Void) -> NodeProperties {
            var properties = NodeProperties()
            change(&properties)
            return properties
        }

        @Test func `a display in the process has the elements of the views`() throws {
            let (recorder, scene, window) = recorded()
            let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            box.accessibilityIdentifier = "box"
            window.addSubview(box)
            scene.committer.commit()
            let element = try #require(recorder.tree.elements[box.node.id])
            #expect(
                element
                    == SceneTree.Element(
                        viewClass: "UIView", parent: window.node.id,
                        properties: properties {
                            $0.frame = NodeFrame(CGRect(x: 10, y: 20, width: 30, height: 40))
                            $0.backgroundColor = Color(red: 255, green: 0, blue: 0, alpha: 255)
                            $0.identifier = "box"
                        }))
            #expect(recorder.tree.elements[window.node.id]?.children == [box.node.id])
            #expect(recorder.tree.elements[window.node.id]?.parent == recorder.tree.root)
        }

        @Test func `nothing is animated on a display that nobody watches`() throws {
            let (recorder, scene, window) = recorded()
            scene.committer.commit()
            UIView.animate(withDuration: 5) { window.alpha = 0.5 }
            scene.committer.commit()
            #expect(recorder.tree.elements[window.node.id]?.properties.alpha == 0.5)
            #expect(window.node.animations.isEmpty)
            #expect(!window.isWatched)
        }

        @Test func `an image is kept once, and released when no view has it any more`() throws {
            let (recorder, scene, window) = recorded()
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            window.addSubview(view)
            scene.committer.commit()
            #expect(recorder.images.count == 1)
            #expect(recorder.images.values.first?.mediaType == "image/png")
            view.image = nil
            scene.committer.commit()
            #expect(recorder.images.isEmpty)
        }
    }
}
