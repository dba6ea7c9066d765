import Foundation
import Testing

@testable import TesseraUI

/// A view that records when it is asked to update its constraints and when it is laid out.
private final class TracingView: UIView {
    let name: String
    var trace: (String) -> Void
    var layout: (TracingView) -> Void = { _ in }
    var update: (TracingView) -> Void = { _ in }

    init(_ name: String, _ frame: CGRect = .zero, trace: @escaping (String) -> Void) {
        self.name = name
        self.trace = trace
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        trace("update \(name)")
        update(self)
        super.updateConstraints()
    }

    override func layoutSubviews() {
        trace("layout \(name)")
        super.layoutSubviews()
        layout(self)
    }
}

/// Tests when constraints are updated and when views are laid out.
@Suite @MainActor final class ConstraintPassTests {
    private var traced: [String] = []
    private lazy var root = TracingView("root", CGRect(x: 0, y: 0, width: 200, height: 100)) { [weak self] in
        self?.traced.append($0)
    }

    private func view(_ name: String, in superview: UIView) -> TracingView {
        let view = TracingView(name) { [weak self] in self?.traced.append($0) }
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    @Test func `constraints are updated from the leaves up and views laid out from the root down`() {
        let box = view("box", in: root)
        _ = view("leaf", in: box)
        root.layoutIfNeeded()
        #expect(
            traced == [
                "update leaf", "update box", "update root", "layout root", "layout box", "layout leaf",
            ])
    }

    @Test func `only views that ask for it update their constraints, and each does so once`() {
        let box = view("box", in: root)
        let leaf = view("leaf", in: box)
        root.layoutIfNeeded()
        traced = []
        #expect(!leaf.needsUpdateConstraints())
        leaf.setNeedsUpdateConstraints()
        leaf.setNeedsUpdateConstraints()
        #expect(leaf.needsUpdateConstraints() && !box.needsUpdateConstraints())
        root.updateConstraintsIfNeeded()
        #expect(traced == ["update leaf"] && !leaf.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(traced.filter { $0.hasPrefix("update") } == ["update leaf"])
    }

    @Test func `constraints made while they are updated hold in the same layout`() {
        let box = view("box", in: root)
        box.update = { box in
            guard box.constraints.isEmpty else { return }
            box.widthAnchor.constraint(equalToConstant: 40).isActive = true
            box.superview.map {
                box.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 6).isActive = true
            }
        }
        root.layoutIfNeeded()
        #expect(box.frame.minX == 6 && box.frame.width == 40)
    }

    @Test func `a controller updates the constraints of its view`() {
        final class Controller: UIViewController {
            var updates = 0
            override func updateViewConstraints() {
                updates += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        controller.view.layoutIfNeeded()
        let updates = controller.updates
        controller.view.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
        #expect(controller.updates == updates + 1)
    }

    @Test func `a layout of an inner view lays out what its frame depends on`() {
        let box = view("box", in: root)
        let leaf = view("leaf", in: box)
        let width = box.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([width, leaf.widthAnchor.constraint(equalTo: box.widthAnchor)])
        leaf.layoutIfNeeded()
        #expect(leaf.frame.width == 40)
        width.constant = 50
        leaf.layoutIfNeeded()
        #expect(box.frame.width == 50 && leaf.frame.width == 50)
    }

    @Test func `a layout where nothing changed calls nobody`() {
        let box = view("box", in: root)
        let width = box.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        root.layoutIfNeeded()
        traced = []
        root.layoutIfNeeded()
        width.constant = 40
        root.layoutIfNeeded()
        #expect(traced == [])
    }

    @Test func `a changed constant lays out the container of what moves, and what gets another size`() {
        let (box, other) = (view("box", in: root), view("other", in: root))
        let inner = view("inner", in: box)
        let width = inner.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            width, box.widthAnchor.constraint(equalToConstant: 100),
            other.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        traced = []
        width.constant = 50
        root.layoutIfNeeded()
        #expect(traced == ["layout box", "layout inner"])
    }

    @Test func `constraints changed in layoutSubviews hold after the layout`() {
        let box = view("box", in: root)
        let width = box.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        root.layout = { width.constant = $0.bounds.width / 4 }
        root.layoutIfNeeded()
        #expect(box.frame.width == 50)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(box.frame.width == 75)
    }

    @Test func `a view that lays out a subview within its own layout sees what it has changed`() {
        let box = view("box", in: root)
        let leaf = view("leaf", in: box)
        let width = leaf.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([width, box.widthAnchor.constraint(equalToConstant: 100)])
        var seen: CGFloat = 0
        root.layout = { _ in
            width.constant = 60
            box.layoutIfNeeded()
            seen = leaf.frame.width
        }
        root.layoutIfNeeded()
        #expect(seen == 60 && leaf.frame.width == 60)
    }

    @Test func `a label that learns its width in layoutSubviews wraps there`() {
        let box = view("box", in: root)
        let label = UILabel()
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 100),
            label.leftAnchor.constraint(equalTo: box.leftAnchor),
            label.rightAnchor.constraint(equalTo: box.rightAnchor),
            label.topAnchor.constraint(equalTo: box.topAnchor),
            box.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        box.layout = { _ in label.preferredMaxLayoutWidth = label.frame.width }
        root.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(box.frame.height == height && label.frame.height == height && height > 40)
    }

    @Test func `constraints changed in viewDidLayoutSubviews hold after the layout`() {
        final class Controller: UIViewController {
            let box = constrainedView()
            lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
            override func viewDidLoad() {
                view.addSubview(box)
                width.isActive = true
            }
            override func viewDidLayoutSubviews() { width.constant = view.bounds.width / 2 }
        }
        let controller = Controller()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.layoutIfNeeded()
        #expect(controller.box.frame.width == 50)
        controller.view.frame.size.width = 80
        controller.view.layoutIfNeeded()
        #expect(controller.box.frame.width == 40)
    }

    @Test func `a view that does not call super in layoutSubviews places its subviews itself`() {
        final class Stubborn: UIView {
            override func layoutSubviews() { subviews.first?.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
        }
        let outer = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = constrainedView(in: outer)
        inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let leaf = constrainedView(in: inner)
        leaf.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(leaf.frame.width == 50)
    }

    @Test func `subviews that are placed after the call of super keep what no constraint decides`() {
        let box = view("box", in: root)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            box.widthAnchor.constraint(equalToConstant: 30),
        ])
        root.layout = { _ in box.center.y = 50 }
        root.layoutIfNeeded()
        #expect(box.frame.minX == 10 && box.frame.width == 30 && box.center.y == 50)
    }

    @Test func `a layout that asks for constraints again and again comes to an end`() {
        let box = view("box", in: root)
        let width = box.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        root.layout = { _ in width.constant = width.constant > 1 ? 1 : 2 }
        box.layout = { $0.superview?.setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(box.frame.width > 0)
    }

    @Test func `a layout that makes constrained subviews anew comes to rest, and they are at their places`() {
        root.layout = { root in
            for subview in root.subviews { subview.removeFromSuperview() }
            let subview = UIView()
            subview.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(subview)
            NSLayoutConstraint.activate([
                subview.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                subview.topAnchor.constraint(equalTo: root.topAnchor),
                subview.widthAnchor.constraint(equalToConstant: 40),
                subview.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(traced.filter { $0 == "layout root" }.count == 2)
        #expect(root.subviews.map(\.frame) == [CGRect(x: 160, y: 0, width: 40, height: 20)])
        // The size of the view still matters.
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(root.subviews.map(\.frame) == [CGRect(x: 260, y: 0, width: 40, height: 20)])
    }

    @Test func `a layout that adds a constrained subview once runs again, and finds it at its place`() {
        let subview = UIView()
        subview.translatesAutoresizingMaskIntoConstraints = false
        var widths: [CGFloat] = []
        root.layout = { root in
            if subview.superview == nil {
                root.addSubview(subview)
                NSLayoutConstraint.activate([
                    subview.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    subview.topAnchor.constraint(equalTo: root.topAnchor),
                    subview.widthAnchor.constraint(equalToConstant: 40),
                    subview.heightAnchor.constraint(equalToConstant: 20),
                ])
            }
            widths.append(subview.frame.width)
        }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(widths == [0, 40])
    }

    @Test func `a view that adds a constrained subview in each of several layouts finds all at their places`()
    {
        var widths: [[CGFloat]] = []
        root.layout = { root in
            widths.append(root.subviews.map(\.frame.width))
            guard root.subviews.count < 3, root.subviews.allSatisfy({ $0.frame.width > 0 }) else { return }
            let subview = UIView()
            subview.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(subview)
            NSLayoutConstraint.activate([
                subview.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                subview.topAnchor.constraint(equalTo: root.topAnchor),
                subview.widthAnchor.constraint(equalToConstant: 40),
                subview.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(widths == [[], [40], [40, 40], [40, 40, 40]])
    }
}

extension DisplayTests {
    @Suite @MainActor struct ConstraintAnimationTests {
        @Test func `a layout in an animation block animates what moves`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let root = try #require(window.rootViewController?.view)
            let view = constrainedView(in: root)
            let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 20),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            await display.settle()
            display.reset()
            left.constant = 60
            UIView.animate(withDuration: 0.02) { root.layoutIfNeeded() }
            await display.settle()
            #expect(view.frame.minX == 60)
            let animated = display.operations.contains { operation in
                guard case .update(let id, _, _, let animation) = operation else { return false }
                return id == view.node.id && animation?.duration == 0.02
            }
            #expect(animated, "\(display.operations)")
        }

        @Test func `constraints hold at the end of the turn without a call`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let root = try #require(window.rootViewController?.view)
            let view = constrainedView(in: root)
            let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
            left.isActive = true
            await display.settle()
            #expect(view.frame.minX == 10)
            left.constant = 30
            await display.settle()
            #expect(view.frame.minX == 30)
            left.isActive = false
            view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
            await display.settle()
            #expect(view.frame.maxX == 390)
        }
    }
}
