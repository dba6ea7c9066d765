import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraSnapshot
import Testing

@Suite struct SceneStateTests {
    /// A scene with content that scrolls (1), a switch (2) and a text field (3).
    private func scene(
        scrollRevision: Int = 1, shift: CGFloat = 0, controlRevision: Int = 1, inputRevision: Int = 1
    ) -> SceneBuilder {
        var scene = SceneBuilder(width: 60, height: 60)
        scene.add(1, x: 0, y: 0, width: 60, height: 20) {
            $0.scroll = ScrollContent(
                contentSize: CGSize(width: 60, height: 300), insets: .zero, offset: .zero,
                revision: scrollRevision, shift: CGPoint(x: 0, y: shift))
        }
        scene.add(2, x: 0, y: 20, width: 51, height: 31) {
            var control = ControlContent(
                .toggle(ToggleContent(onColor: .red, offColor: .white, thumbColor: .white)), values: [0])
            control.revision = controlRevision
            $0.control = control
        }
        scene.add(3, x: 0, y: 51, width: 60, height: 9) {
            var input = InputContent(
                style: TextStyle(size: 8, weight: 400, color: .red), alignment: .left)
            input.revision = inputRevision
            $0.input = input
        }
        return scene
    }

    private let changed = SceneState(offsets: [1: CGPoint(x: 0, y: 40)], values: [2: [1]], texts: [3: "iii"])

    @Test func `a message without new values keeps the state of the user`() {
        var state = changed
        state.update(from: scene().tree, to: scene().tree)
        #expect(state == changed)
    }

    @Test func `new values of the app replace those of the user`() {
        var state = changed
        state.update(from: scene().tree, to: scene(scrollRevision: 2).tree)
        #expect(state == SceneState(values: [2: [1]], texts: [3: "iii"]))
        state.update(from: scene().tree, to: scene(controlRevision: 2).tree)
        #expect(state == SceneState(texts: [3: "iii"]))
        state.update(from: scene().tree, to: scene(inputRevision: 2).tree)
        #expect(state == SceneState())
    }

    @Test func `an offset moves with the content that the app moves`() {
        var state = changed
        state.update(from: scene(shift: 5).tree, to: scene(shift: 17).tree)
        #expect(state.offsets[1] == CGPoint(x: 0, y: 52))
    }

    @Test func `elements that are gone have no state`() {
        var state = changed
        state.update(from: scene().tree, to: SceneBuilder(width: 60, height: 60).tree)
        #expect(state == SceneState())
    }

    @Test func `a switch that the user has turned on is drawn on`() throws {
        var scene = scene()
        #expect(try scene.drawn()[4, 35] == .white)
        scene.state.values[2] = [1]
        #expect(try scene.drawn()[4, 35] == .red)
    }

    @Test func `a text that the user has typed is drawn`() throws {
        var scene = SceneBuilder(width: 60, height: 20)
        scene.add(3, x: 0, y: 0, width: 60, height: 20) {
            $0.input = InputContent(style: TextStyle(size: 12, weight: 400, color: .red), alignment: .left)
        }
        #expect(try scene.drawn().bounds(without: .white) == nil)
        scene.state.texts[3] = "typed"
        #expect(try scene.drawn().bounds(without: .white) != nil)
    }
}

@Suite struct VisibleFrameTests {
    private func frame(_ id: Int, _ scene: SceneBuilder) -> CGRect? {
        SceneRenderer(scale: 2).visibleFrame(of: id, in: scene.tree, state: scene.state)
    }

    @Test func `frames add up, and are cut off at the screen and at elements that clip`() {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.add(1, x: 10, y: 20, width: 50, height: 50)
        scene.add(2, in: 1, x: 5, y: 6, width: 10, height: 10)
        scene.add(3, in: 1, x: 40, y: 0, width: 100, height: 10)
        #expect(frame(2, scene) == CGRect(x: 15, y: 26, width: 10, height: 10))
        #expect(frame(3, scene) == CGRect(x: 50, y: 20, width: 50, height: 10))
        scene.add(4, x: 0, y: 0, width: 20, height: 20) { $0.clipsToBounds = true }
        scene.add(5, in: 4, x: 15, y: 15, width: 20, height: 20)
        scene.add(6, in: 4, x: 25, y: 0, width: 20, height: 20)
        #expect(frame(5, scene) == CGRect(x: 15, y: 15, width: 5, height: 5))
        #expect(frame(6, scene) == nil)
        #expect(frame(99, scene) == nil)
    }

    @Test func `hidden elements have no visible part, and neither have those within them`() {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.add(1, x: 0, y: 0, width: 50, height: 50) { $0.isHidden = true }
        scene.add(2, in: 1, x: 5, y: 6, width: 10, height: 10)
        #expect(frame(1, scene) == nil && frame(2, scene) == nil)
    }

    @Test func `content lies where it is scrolled`() {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.add(1, x: 0, y: 10, width: 100, height: 50) {
            $0.scroll = ScrollContent(
                contentSize: CGSize(width: 100, height: 500), insets: .zero, offset: CGPoint(x: 0, y: 30),
                revision: 1)
        }
        scene.add(2, in: 1, x: 5, y: 40, width: 10, height: 10)
        #expect(frame(2, scene) == CGRect(x: 5, y: 20, width: 10, height: 10))
        scene.state.offsets[1] = CGPoint(x: 0, y: 45)
        #expect(frame(2, scene) == CGRect(x: 5, y: 10, width: 10, height: 5))
    }

    @Test func `a transform enlarges an element about its middle`() {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.add(1, x: 20, y: 20, width: 20, height: 10) {
            $0.transform = NodeTransform(CGAffineTransform(scaleX: 2, y: 2))
        }
        scene.add(2, in: 1, x: 5, y: 0, width: 5, height: 5)
        #expect(frame(1, scene) == CGRect(x: 10, y: 15, width: 40, height: 20))
        #expect(frame(2, scene) == CGRect(x: 20, y: 15, width: 10, height: 10))
    }
}
