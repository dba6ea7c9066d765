import Foundation
import TesseraDisplay
import TesseraGeometry
import Testing

@testable import TesseraUI

/// Tests layers that are turned in space.
@MainActor struct LayerSpaceTests {
    private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(one.x - x) < 1e-6 && abs(one.y - y) < 1e-6
    }

    private func isNear(
        _ one: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) -> Bool {
        isNear(one.origin, x, y) && abs(one.width - width) < 1e-6 && abs(one.height - height) < 1e-6
    }

    private func isNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
        zip(one.entries, other.entries).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    private func properties(of view: UIView) -> NodeProperties {
        view.properties(context: CommitContext(traits: .current))
    }

    /// A view of 200 points with a card of 100 points in its middle, whose right half has a button.
    private func makeCard() -> (room: UIView, card: UIView, button: UIView) {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let button = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        room.addSubview(card)
        card.addSubview(button)
        return (room, card, button)
    }

    /// A turn whose cosine is 0.6 and whose sine is 0.8, so that the right edge goes away from the eye.
    private func turned(_ transform: CATransform3D) -> CATransform3D {
        CATransform3DRotate(transform, acos(0.6), 0, 1, 0)
    }

    @Test func `a view that is turned in perspective is tapered`() {
        let (room, card, button) = makeCard()
        card.transform3D = turned(perspective(200))
        // At the right edge x is 30 and z is -40, so that the eye divides by 1.2; at the left edge by 0.8.
        let right = card.convert(CGPoint(x: 100, y: 0), to: room)
        #expect(isNear(right, 125, 100 - 50 / 1.2))
        let left = card.convert(CGPoint.zero, to: room)
        #expect(isNear(left, 62.5, 37.5))
        #expect(isNear(card.frame, 62.5, 37.5, 62.5, 125))
        // The ray through a point meets the view at one point.
        #expect(isNear(card.convert(right, from: room), 100, 0))
        #expect(isNear(card.convert(left, from: room), 0, 0))
        #expect(isNear(button.convert(right, from: room), 50, 0))
        // The middle stays where it is.
        #expect(isNear(card.convert(CGPoint(x: 50, y: 50), to: room), 100, 100))
    }

    @Test func `a touch finds a view where the eye sees it`() {
        let (room, card, button) = makeCard()
        card.transform3D = turned(perspective(200))
        #expect(room.hitTest(CGPoint(x: 120, y: 100), with: nil) === button)
        #expect(room.hitTest(CGPoint(x: 126, y: 100), with: nil) === room)
        #expect(room.hitTest(CGPoint(x: 64, y: 40), with: nil) === card)
        // There the card is less than 84 points high.
        #expect(room.hitTest(CGPoint(x: 124, y: 55), with: nil) === room)
        #expect(room.layer.hitTest(CGPoint(x: 120, y: 100)) === button.layer)
    }

    @Test func `parts behind the eye are not visible`() {
        let (room, card, _) = makeCard()
        card.transform3D = turned(perspective(20))
        // At x = 25 z is 20, where the eye is. The eye sees nothing to the left of that.
        let place = card.convert(CGPoint.zero, to: room)
        #expect(place.x > 1e6 || place.x < -1e6)
        #expect(room.hitTest(CGPoint(x: 5000, y: 100), with: nil) == nil)
        card.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(room.hitTest(CGPoint(x: 100, y: 60), with: nil) === room)
    }

    @Test func `a view that comes nearer is larger, and a new frame moves it`() {
        let (_, card, _) = makeCard()
        card.transform3D = CATransform3DTranslate(perspective(100), 0, 0, 50)
        // The eye divides by a half.
        #expect(isNear(card.frame, 0, 0, 200, 200))
        card.frame = CGRect(x: 30, y: 40, width: 200, height: 200)
        #expect(isNear(card.frame, 30, 40, 200, 200))
        #expect(card.bounds.size == CGSize(width: 100, height: 100))
        card.transform = .identity
        #expect(isNear(card.frame, 80, 90, 100, 100) && CATransform3DIsIdentity(card.transform3D))
    }

    @Test func `a transform of the plane removes a perspective that looks like it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform3D = perspective(100)
        #expect(view.transform.isIdentity && view.layer.transform.m34 == -0.01)
        view.transform = .identity
        #expect(view.layer.transform.m34 == 0)
    }

    @Test func `sublayers of a space have one vanishing point`() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let near = UIView(frame: CGRect(x: 140, y: 90, width: 20, height: 20))
        room.addSubview(near)
        room.layer.sublayerTransform = perspective(100)
        near.layer.zPosition = 50
        // 50 points to the right of the middle become 100.
        #expect(isNear(near.convert(CGPoint(x: 10, y: 10), to: room), 200, 100))
        #expect(isNear(near.convert(CGPoint(x: 180, y: 80), from: room), 0, 0))
        #expect(properties(of: room).space?.children == perspective(100))
        let moved = CATransform3DMakeTranslation(0, 0, 50)
        #expect(properties(of: near).transform == NodeTransform(space: moved))
        room.layer.sublayerTransform = CATransform3DIdentity
        #expect(properties(of: room).space == nil && properties(of: near).transform == nil)
        #expect(isNear(near.convert(CGPoint(x: 10, y: 10), to: room), 150, 100))
    }

    @Test func `the children of a transform layer keep their depth`() {
        let room = CALayer()
        room.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        room.sublayerTransform = perspective(100)
        let solid = CATransformLayer()
        solid.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        let side = CALayer()
        side.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        side.zPosition = 50
        solid.addSublayer(side)
        room.addSublayer(solid)
        // The side lies 50 points before the middle of the solid, which turns by a quarter: it is the right side.
        solid.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        // Its left edge is at the depth 50 and its right edge at -50, both 50 points to the right of the middle.
        #expect(isNear(side.convert(CGPoint(x: 0, y: 50), to: room), 200, 100))
        #expect(isNear(side.convert(CGPoint(x: 100, y: 50), to: room), 100 + 50 / 1.5, 100))
        #expect(room.hitTest(CGPoint(x: 160, y: 100)) === side)
        #expect(room.hitTest(CGPoint(x: 120, y: 100)) === room)
        #expect(solid.hitTest(CGPoint(x: 5, y: 5)) == nil)
        // A side at the left is farther from a ray that meets both after a further turn.
        let other = CALayer()
        other.frame = side.frame
        other.zPosition = -50
        solid.addSublayer(other)
        solid.transform = CATransform3DIdentity
        #expect(room.hitTest(CGPoint(x: 100, y: 100)) === side)
        solid.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(room.hitTest(CGPoint(x: 100, y: 100)) === other)
        let described = properties(of: solid.view)
        #expect(described.space?.keepsDepth == true && described.alpha == nil)
        solid.opacity = 0.5
        side.opacity = 0.5
        #expect(properties(of: solid.view).alpha == nil && properties(of: side.view).alpha == 0.25)
    }

    @Test func `a layer turns about an anchor point in front of it`() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let layer = CALayer()
        layer.frame = CGRect(x: 90, y: 90, width: 20, height: 20)
        room.layer.addSublayer(layer)
        layer.anchorPointZ = 30
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        // The layer lies 30 points behind the axis. A quarter turn brings what is behind to the left.
        #expect(isNear(layer.convert(CGPoint(x: 10, y: 10), to: room.layer), 70, 100))
    }

    @Test func `of two siblings the one that comes nearer is in front`() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (near, later) = (UIView(frame: room.bounds), UIView(frame: room.bounds))
        room.addSubview(near)
        room.addSubview(later)
        #expect(room.hitTest(CGPoint(x: 50, y: 50), with: nil) === later)
        // The eye divides the depth 50 by a half.
        near.transform3D = CATransform3DTranslate(perspective(100), 0, 0, 50)
        #expect(properties(of: near).zPosition == 100 && properties(of: later).zPosition == nil)
        #expect(room.hitTest(CGPoint(x: 50, y: 50), with: nil) === near)
        #expect(room.layer.hitTest(CGPoint(x: 50, y: 50)) === near.layer)
        later.transform3D = CATransform3DMakeTranslation(0, 0, -5)
        near.transform3D = perspective(100)
        #expect(properties(of: near).zPosition == nil && properties(of: later).zPosition == -5)
    }

    @Test func `a touch finds the nearest side of a solid`() {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (front, back) = (UIView(frame: room.bounds), UIView(frame: room.bounds))
        room.addSubview(front)
        room.addSubview(back)
        front.layer.transform = CATransform3DMakeTranslation(0, 0, 20)
        back.layer.transform = CATransform3DMakeTranslation(0, 0, -20)
        room.layer.sublayerTransform = CATransform3DRotate(perspective(500), 0.1, 0, 1, 0)
        #expect(room.hitTest(CGPoint(x: 100, y: 100), with: nil) === front)
        // After half a turn the other side is nearer.
        room.layer.sublayerTransform = CATransform3DRotate(perspective(500), .pi, 0, 1, 0)
        #expect(room.hitTest(CGPoint(x: 100, y: 100), with: nil) === back)
    }

    @Test func `a one-sided layer says so`() {
        let layer = CALayer()
        #expect(layer.isDoubleSided && properties(of: layer.view).space == nil)
        layer.isDoubleSided = false
        #expect(properties(of: layer.view).space?.hidesBack == true)
        layer.isDoubleSided = true
        #expect(properties(of: layer.view).space == nil)
    }

    @Test func `a transform of the plane is described as one`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform3D = CATransform3DMakeScale(2, 3, 4)
        #expect(properties(of: view).transform == NodeTransform(CGAffineTransform(scaleX: 2, y: 3)))
        view.transform3D = perspective(100)
        #expect(properties(of: view).transform == NodeTransform(space: perspective(100)))
        view.transform3D = CATransform3DMakeTranslation(0, 0, 5)
        #expect(properties(of: view).transform == nil)
    }

    @Test func `halfway between two turns in perspective is half of the turn in the same perspective`() {
        let end = CATransform3DRotate(perspective(500), .pi / 2, 0, 1, 0)
        let middle = perspective(500).mixed(with: end, share: 0.5)
        #expect(isNear(middle, CATransform3DRotate(perspective(500), .pi / 4, 0, 1, 0)))
        let half = CATransform3DMakeRotation(.pi, 1, 0, 0)
        let quarter = CATransform3DIdentity.mixed(with: half, share: 0.5)
        #expect(abs(abs(quarter.m23) - 1) < 1e-9 && abs(quarter.m22) < 1e-9 && quarter.m11 == 1)
        let scaled = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 0, 0)
        // The scale applies to the translation: it is 6 at the end.
        let larger = CATransform3DIdentity.mixed(with: scaled, share: 0.5)
        #expect(abs(larger.m11 - 1.5) < 1e-9 && larger.m33 == 1 && abs(larger.m41 - 3) < 1e-9)
    }

    @Test func `turns about each axis have key paths`() {
        let layer = CALayer()
        layer.transform = perspective(500)
        layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.y")
        #expect(isNear(layer.transform, CATransform3DRotate(perspective(500), .pi, 0, 1, 0)))
        #expect(abs((layer.value(forKeyPath: "transform.rotation.y") as? Double ?? 0) - .pi) < 1e-9)
        layer.setValue(0, forKeyPath: "transform.rotation.y")
        layer.setValue(0.5, forKeyPath: "transform.rotation.x")
        #expect(isNear(layer.transform, CATransform3DRotate(perspective(500), 0.5, 1, 0, 0)))
        layer.setValue(20, forKeyPath: "transform.translation.z")
        #expect(abs((layer.value(forKeyPath: "transform.translation.z") as? Double ?? 0) - 20) < 1e-9)
        #expect(abs((layer.value(forKeyPath: "transform.rotation.x") as? Double ?? 0) - 0.5) < 1e-9)
        layer.sublayerTransform = perspective(500)
        layer.setValue(1, forKeyPath: "sublayerTransform.rotation.y")
        #expect(isNear(layer.sublayerTransform, CATransform3DRotate(perspective(500), 1, 0, 1, 0)))
    }

    @Test func `a layer turns in perspective during an animation`() {
        let layer = CALayer()
        layer.transform = perspective(500)
        let state = layer.view.viewState
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
        var middle = state
        turn.apply(AnimationProgress(share: 0.5), previous: state, model: state, to: &middle)
        #expect(isNear(middle.transform3D, CATransform3DRotate(perspective(500), .pi / 2, 0, 1, 0)))
        let swing = CABasicAnimation(keyPath: "sublayerTransform")
        (swing.fromValue, swing.toValue) = (CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 1, 0))
        swing.apply(AnimationProgress(share: 0.5), previous: state, model: state, to: &middle)
        #expect(isNear(middle.sublayerTransform, CATransform3DMakeRotation(0.5, 0, 1, 0)))
    }

    @Test func `objects of Foundation contain transforms of space`() {
        let transform = CATransform3DTranslate(perspective(500), 1, 2, 3)
        let value = NSValue(caTransform3D: transform)
        #expect(value.caTransform3DValue == transform)
        let layer = CALayer()
        layer.setValue(value, forKeyPath: "transform")
        #expect(layer.transform == transform)
        layer.setValue(NSValue(cgPoint: .zero), forKeyPath: "transform")
        #expect(layer.transform == transform)
    }

    @Test func `a turn about the z axis stays in the plane`() {
        for angle in stride(from: 0.1, to: 6, by: 0.1) {
            #expect(CATransform3DIsAffine(CATransform3DMakeRotation(angle, 0, 0, 2)))
        }
    }

    @Test func `the frame of layout attributes is that of what the eye sees`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        attributes.transform3D = turned(perspective(200))
        #expect(isNear(attributes.frame, 62.5, 37.5, 62.5, 125))
        #expect(isNear(attributes.center, 100, 100) && attributes.size == CGSize(width: 100, height: 100))
    }

    @Test func `layout attributes in perspective move with their frame and keep their size`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        // The eye divides by a half.
        attributes.transform3D = CATransform3DTranslate(perspective(100), 0, 0, 50)
        #expect(isNear(attributes.frame, 0, 0, 200, 200))
        attributes.frame = attributes.frame.offsetBy(dx: 10, dy: 20)
        #expect(isNear(attributes.frame, 10, 20, 200, 200))
        #expect(attributes.size == CGSize(width: 100, height: 100))
    }

    @Test func `visible items of a section have transforms of space`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        let item: any NSCollectionLayoutVisibleItem = VisibleItem(changing: attributes)
        let wanted = turned(perspective(200))
        item.transform3D = wanted
        #expect(item.transform3D == wanted && attributes.transform3D == wanted)
        item.transform = .identity
        #expect(CATransform3DIsIdentity(item.transform3D))
    }

    @Test func `the opacities of transform layers within each other count together`() {
        let (outer, inner, side) = (CATransformLayer(), CATransformLayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(side)
        outer.opacity = 0.5
        inner.opacity = 0.5
        #expect(properties(of: side.view).alpha == 0.25)
    }

    @Test func `a space with coordinates from right to left is mirrored for the display`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scrollView.layer.sublayerTransform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        func space() -> CATransform3D? {
            let look = scrollView.look(
                of: scrollView.viewState, context: CommitContext(traits: .current))
            return look.space?.children
        }
        #expect(space() == CATransform3DMakeRotation(0.5, 0, 1, 0))
        scrollView.setFlipped(true)
        #expect(space().map { isNear($0, CATransform3DMakeRotation(-0.5, 0, 1, 0)) } == true)
    }

    @Test func `a background lies behind cells that are far away from the eye`() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let holder = list.addBackground(UIView())
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.addSubview(cell)
        cell.transform3D = CATransform3DTranslate(perspective(500), 0, 0, -300)
        // The eye divides by 1.6.
        #expect(abs((properties(of: cell).zPosition ?? 0) + 187.5) < 1e-6)
        #expect((properties(of: holder).zPosition ?? 0) < -188)
        // In a space it lies in the plane of the list, in its own size.
        list.layer.sublayerTransform = perspective(500)
        #expect(holder.displayedSpaceTransform(of: holder.viewState) == nil)
        holder.frame = list.bounds
        #expect(isNear(holder.convert(CGPoint(x: 200, y: 200), to: list), 200, 200))
    }

    @Test func `a point finds the nearest layer of a space that is turned around`() {
        let (room, front, back) = (CALayer(), CALayer(), CALayer())
        for layer in [room, front, back] { layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200) }
        room.addSublayer(front)
        room.addSublayer(back)
        front.transform = CATransform3DMakeTranslation(0, 0, 20)
        back.transform = CATransform3DMakeTranslation(0, 0, -20)
        room.sublayerTransform = CATransform3DRotate(perspective(500), 0.1, 0, 1, 0)
        #expect(room.hitTest(CGPoint(x: 100, y: 100)) === front)
        room.sublayerTransform = CATransform3DRotate(perspective(500), .pi, 0, 1, 0)
        #expect(room.hitTest(CGPoint(x: 100, y: 100)) === back)
        #expect(room.hitTest(CGPoint(x: 300, y: 100)) == nil)
    }

    @Test func `transforms without a meaning have no effect on a view`() {
        for number in [CGFloat.nan, .infinity, 1e300] {
            let (room, card, _) = makeCard()
            var broken = perspective(200)
            (broken.m13, broken.m34, broken.m44) = (number, number, number)
            card.transform3D = broken
            room.layer.sublayerTransform = broken
            _ = (card.frame, properties(of: card), properties(of: room))
            _ = room.hitTest(CGPoint(x: 100, y: 100), with: nil)
            #expect(card.transform.isIdentity && card.bounds.size == CGSize(width: 100, height: 100))
        }
    }
}

extension DisplayTests {
    @Suite @MainActor struct SpaceAnimationTests {
        @Test func `the display animates a turn of a space`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let room = CALayer()
            room.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let near = CALayer()
            near.zPosition = 20
            room.addSublayer(near)
            window.layer.addSublayer(room)
            await display.settle()
            display.reset()
            let turn = CABasicAnimation(keyPath: "sublayerTransform.rotation.y")
            (turn.fromValue, turn.toValue, turn.duration) = (0, 1, 1)
            room.add(turn, forKey: nil)
            await display.settle()
            let motions = display.operations.compactMap { operation in
                if case .update(room.view.node.id, _, _, let motion) = operation { motion } else { nil }
            }
            let last = try #require(motions.last?.frames.last)
            let entries = try #require(last.set.space?.children?.entries)
            let wanted = CATransform3DMakeRotation(1, 0, 1, 0).entries
            // The wire has five decimal places.
            #expect(zip(entries, wanted).allSatisfy { abs($0 - $1) < 1e-5 })
            // The place along the z axis counts from now on.
            let places = display.operations.compactMap { operation in
                if case .update(near.view.node.id, let set, _, _) = operation { set.transform } else { nil }
            }
            #expect(places == [NodeTransform(space: CATransform3DMakeTranslation(0, 0, 20))])
        }

        @Test func `a block animates a view into perspective`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(card)
            await display.settle()
            display.reset()
            var flip = CATransform3DIdentity
            flip.m34 = -0.002
            flip = CATransform3DRotate(flip, 1, 0, 1, 0)
            UIView.animate(withDuration: 1) { card.transform3D = flip }
            await display.settle()
            let updates = display.operations.compactMap {
                operation -> (NodeProperties, SceneOperation.Animation?)? in
                guard case .update(card.node.id, let set, _, let motion) = operation else { return nil }
                return (set, motion)
            }
            let (set, motion) = try #require(updates.last)
            let entries = try #require(set.transform?.space?.entries)
            #expect(zip(entries, flip.entries).allSatisfy { abs($0 - $1) < 1e-5 })
            #expect(motion?.duration == 1)
        }
    }
}
