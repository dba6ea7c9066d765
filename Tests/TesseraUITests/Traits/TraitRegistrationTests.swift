import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct TraitRegistrationTests {
    private let root = TraitRoot(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView()

    init() {
        root.addSubview(view)
    }

    @Test func `a closure is notified of the traits that it names, and of no others`() {
        var heard: [String] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]) {
            (view: UIView, previous: UITraitCollection) in
            let (old, new) = (previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle)
            heard.append("\(old) to \(new)")
        }
        root.traitOverrides.displayScale = 3
        root.traitOverrides.theme = .monochrome
        #expect(heard == [])
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(heard == ["light to dark"])
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(heard == ["light to dark"])
        root.traitOverrides.layoutDirection = .rightToLeft
        #expect(heard == ["light to dark", "dark to dark"])
    }

    @Test func `a closure is notified of a trait of the app's`() {
        var themes: [Theme] = []
        view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, previous: UITraitCollection) in
            themes += [previous.theme, view.traitCollection.theme]
        }
        root.traitOverrides.theme = .monochrome
        #expect(themes == [.standard, .monochrome])
        root.traitOverrides.remove(ThemeTrait.self)
        #expect(themes == [.standard, .monochrome, .monochrome, .standard])
    }

    @Test func `a closure that is unregistered is called no more`() {
        var count = 0
        let registration = view.registerForTraitChanges([UITraitDisplayScale.self]) {
            (_: UIView, _: UITraitCollection) in count += 1
        }
        root.traitOverrides.displayScale = 3
        view.unregisterForTraitChanges(registration)
        root.traitOverrides.displayScale = 1
        #expect(count == 1)
    }

    @Test
    func
        `closures are called in the order of their registration, and a later one may be unregistered by an earlier`()
    {
        var heard: [Int] = []
        var second: (any UITraitChangeRegistration)?
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _: UITraitCollection) in
            heard.append(1)
            if let second { view.unregisterForTraitChanges(second) }
        }
        second = view.registerForTraitChanges([UITraitDisplayScale.self]) {
            (_: UIView, _: UITraitCollection) in heard.append(2)
        }
        view.registerForTraitChanges([UITraitDisplayScale.self]) {
            (_: UIView, _: UITraitCollection) in heard.append(3)
        }
        root.traitOverrides.displayScale = 3
        #expect(heard == [1, 3])
    }

    @Test func `a class registers itself by its own type`() {
        final class Listener: UIViewController {
            var styles: [UIUserInterfaceStyle] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, previous: UITraitCollection) in
                    self.styles += [previous.userInterfaceStyle, self.traitCollection.userInterfaceStyle]
                }
            }
        }
        let listener = Listener()
        root.addSubview(listener.view)
        listener.styles = []
        root.overrideUserInterfaceStyle = .dark
        #expect(listener.styles == [.light, .dark])
    }

    @Test func `a controller is notified before its view, and a view before its subviews`() {
        final class Recorder: UIView {
            var heard: () -> Void = {}
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                heard()
            }
        }
        var order: [String] = []
        let (controller, outer, inner) = (UIViewController(), Recorder(), Recorder())
        outer.heard = { order.append("view") }
        inner.heard = { order.append("subview") }
        controller.view = outer
        outer.addSubview(inner)
        root.addSubview(outer)
        controller.registerForTraitChanges([UITraitDisplayScale.self]) {
            (_: UIViewController, _: UITraitCollection) in order.append("controller")
        }
        order = []
        root.traitOverrides.displayScale = 5
        #expect(order == ["controller", "view", "subview"])
    }

    @Test func `changed traits are known before the layout, which follows, and are then the current ones`() {
        final class Laying: UIView {
            var scales: [CGFloat] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                scales.append(UITraitCollection.current.displayScale)
            }
        }
        let laying = Laying()
        root.addSubview(laying)
        root.layoutIfNeeded()
        var current: CGFloat = 0
        laying.registerForTraitChanges([UITraitDisplayScale.self]) { (_: Laying, _: UITraitCollection) in
            current = UITraitCollection.current.displayScale
        }
        laying.scales = []
        laying.traitOverrides.displayScale = 3
        #expect(current == 3 && laying.scales == [])
        root.layoutIfNeeded()
        #expect(laying.scales == [3])
    }

    @Test func `a registration does not keep its object`() {
        weak var ended: UIView?
        do {
            let view = UIView()
            view.registerForTraitChanges([UITraitDisplayScale.self]) {
                (view: UIView, _: UITraitCollection) in view.setNeedsLayout()
            }
            ended = view
        }
        #expect(ended == nil)
    }
}
