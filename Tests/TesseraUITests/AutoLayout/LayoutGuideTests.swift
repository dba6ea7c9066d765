import Foundation
import Testing

@testable import TesseraUI

/// Tests the app's own layout guides and those of the system.
@Suite @MainActor struct LayoutGuideTests {
    let root = rootView(200, 100)

    /// Constrains the edges of a view to those of a guide.
    private func fill(_ guide: UILayoutGuide, with view: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    // MARK: The app's own guides

    @Test func `a guide keeps room between views`() {
        let (one, other) = (constrainedView(in: root), constrainedView(in: root))
        let (gap, remainder) = (UILayoutGuide(), UILayoutGuide())
        root.addLayoutGuide(gap)
        root.addLayoutGuide(remainder)
        #expect(root.layoutGuides == [gap, remainder] && gap.owningView === root)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor),
            one.widthAnchor.constraint(equalToConstant: 50),
            gap.leftAnchor.constraint(equalTo: one.rightAnchor),
            other.leftAnchor.constraint(equalTo: gap.rightAnchor),
            other.widthAnchor.constraint(equalToConstant: 30),
            remainder.leftAnchor.constraint(equalTo: other.rightAnchor),
            remainder.rightAnchor.constraint(equalTo: root.rightAnchor),
            gap.widthAnchor.constraint(equalTo: remainder.widthAnchor),
            gap.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            gap.heightAnchor.constraint(equalToConstant: 6),
        ])
        root.layoutIfNeeded()
        #expect(gap.layoutFrame == CGRect(x: 50, y: 5, width: 60, height: 6))
        #expect(other.frame.minX == 110)
    }

    @Test func `a guide that is removed takes its constraints with it`() {
        let view = constrainedView(in: root)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 30)
        let same = view.widthAnchor.constraint(equalTo: guide.widthAnchor)
        let wish = view.widthAnchor.constraint(equalToConstant: 70)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([width, same, wish])
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
        root.removeLayoutGuide(guide)
        root.layoutIfNeeded()
        #expect(!width.isActive && !same.isActive && view.frame.width == 70)
        #expect(root.layoutGuides == [] && guide.owningView == nil)
    }

    @Test func `a guide belongs to one view at a time`() {
        let box = constrainedView(in: root)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        root.addLayoutGuide(guide)
        #expect(root.layoutGuides == [guide])
        box.addLayoutGuide(guide)
        #expect(root.layoutGuides == [] && box.layoutGuides == [guide] && guide.owningView === box)
        root.removeLayoutGuide(guide)
        #expect(guide.owningView === box)
    }

    @Test func `a guide that moves from a view placed by its frame leaves that view a system of its own`() {
        let (box, other) = (rootView(100, 50), rootView(100, 50))
        root.addSubview(box)
        root.addSubview(other)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        #expect(!box.isConstraintRoot)
        other.addLayoutGuide(guide)
        #expect(box.isConstraintRoot && other.isConstraintRoot)
        guide.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        #expect(box.isConstraintRoot && !other.isConstraintRoot)
        other.removeLayoutGuide(guide)
        #expect(box.isConstraintRoot && other.isConstraintRoot)
    }

    @Test func `the layout frame of a guide lies in the coordinates of its view`() {
        let box = constrainedView(in: root)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
            box.widthAnchor.constraint(equalToConstant: 60),
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
            guide.rightAnchor.constraint(equalTo: box.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 10 && guide.layoutFrame.maxX == 60)
    }

    // MARK: Margins

    @Test func `views follow margins that change`() {
        let view = constrainedView(in: root)
        fill(root.layoutMarginsGuide, with: view)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
        #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
        root.directionalLayoutMargins.leading = 20
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 1, width: 176, height: 96))
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 1, width: 76, height: 96))
    }

    @Test func `margins that preserve the superview's follow the view's place`() {
        root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 50)
        let box = constrainedView(in: root)
        box.preservesSuperviewLayoutMargins = true
        let view = constrainedView(in: box)
        fill(box.layoutMarginsGuide, with: view)
        let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([
            left, box.rightAnchor.constraint(equalTo: root.rightAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        // The superview's margins reach 20, 20, 0 and 50 points into the box. The box's own margins are 8 points.
        #expect(view.frame == CGRect(x: 20, y: 20, width: 120, height: 72))
        left.constant = 25
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 20, width: 117, height: 72))
        root.layoutMargins.top = 5
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 117, height: 84))
    }

    @Test func `readable content is 672 points wide at most, in the middle of the margins`() {
        let wide = rootView(1000, 100)
        wide.layoutMargins = UIEdgeInsets(top: 8, left: 28, bottom: 8, right: 100)
        let view = constrainedView(in: wide)
        fill(wide.readableContentGuide, with: view)
        wide.layoutIfNeeded()
        // There are 872 points between the margins, 200 more than readable content may take.
        #expect(view.frame == CGRect(x: 128, y: 8, width: 672, height: 84))
        #expect(wide.readableContentGuide.layoutFrame == view.frame)
        wide.frame.size.width = 528
        wide.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 28, y: 8, width: 400, height: 84))
    }

    // MARK: Safe area

    @Test func `views follow a safe area that changes`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let view = constrainedView(in: controller.view)
        fill(controller.view.safeAreaLayoutGuide, with: view)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 1, bottom: 34, right: 2)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 44, width: 197, height: 322))
        window.frame.size = CGSize(width: 300, height: 300)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 44, width: 297, height: 222))
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame == view.frame)
    }

    @Test func `the safe area of a view inside is what of it is covered`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.additionalSafeAreaInsets.top = 44
        let box = constrainedView(in: controller.view)
        let view = constrainedView(in: box)
        fill(box.safeAreaLayoutGuide, with: view)
        let top = box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 30)
        NSLayoutConstraint.activate([
            top, box.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 100),
        ])
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 14, width: 100, height: 86))
        top.constant = 60
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
