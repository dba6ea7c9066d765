import Foundation
import Testing

@testable import TesseraUI

private class Sign: UILabel {}
private class Badge: Sign {}
private final class RedBadge: Badge {}
private final class PaintedBox: UIView {}
private final class Shelf: UIView {}
private final class ShelfBar: UINavigationBar {}
private final class ShelfSearchBar: UISearchBar {}
private final class RoomWindow: UIWindow {}
private final class Knob: UIButton {}
private final class Wall: UICollectionView {}
private final class RoomController: UIViewController {}

/// A view with a property and a method that appearance proxies can set. The method has an argument, like those of bars.
private final class Gauge: UIView {
    var barTintColor: UIColor? { didSet { noteAppearance(\Gauge.barTintColor, barTintColor) } }
    private(set) var titles: [Int: String] = [:]
    func setTitle(_ title: String, for state: Int) {
        noteAppearance("title", state) { (gauge: Gauge) in gauge.setTitle(title, for: state) }
        titles[state] = title
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        withoutNotingAppearance { backgroundColor = .white }
    }
    required init?(coder: NSCoder) { nil }
}

/// These tests use classes of their own, since other tests share the process and its appearance proxies.
@Suite(.serialized) @MainActor final class AppearanceProxyTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { AppearanceBook.clear() }
    isolated deinit { AppearanceBook.clear() }

    @Test func `a value applies when a view enters a window, and not before`() {
        Badge.appearance().textColor = .red
        let badge = Badge()
        #expect(badge.textColor == .label)
        window.addSubview(badge)
        #expect(badge.textColor == .red)
    }

    @Test func `views take the direction of their content`() {
        Shelf.appearance().semanticContentAttribute = .forceRightToLeft
        let (shelf, other) = (Shelf(), Shelf())
        other.semanticContentAttribute = .forceLeftToRight
        window.addSubview(shelf)
        window.addSubview(other)
        #expect(shelf.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(other.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `buttons take colours of titles by their states`() {
        Knob.appearance().setTitleColor(.red, for: .normal)
        Knob.appearance().setTitleColor(.blue, for: .selected)
        Knob.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let knob = Knob()
        window.addSubview(knob)
        #expect(knob.currentTitleColor == .red && knob.contentEdgeInsets.left == 2)
        knob.isSelected = true
        #expect(knob.currentTitleColor == .blue)
    }

    @Test func `a view that is in a window already keeps its look until it enters again`() {
        let badge = Badge()
        window.addSubview(badge)
        Badge.appearance().textColor = .red
        #expect(badge.textColor == .label)
        badge.removeFromSuperview()
        window.addSubview(badge)
        #expect(badge.textColor == .red)
    }

    @Test func `what the app has set on the view itself stays`() {
        Badge.appearance().textColor = .red
        Badge.appearance().font = .systemFont(ofSize: 30)
        let badge = Badge()
        badge.textColor = .green
        window.addSubview(badge)
        #expect(badge.textColor == .green)
        #expect(badge.font == .systemFont(ofSize: 30))
    }

    @Test func `a value that the app set before the proxy existed stays`() {
        let badge = Badge()
        badge.textColor = .green
        Badge.appearance().textColor = .red
        window.addSubview(badge)
        #expect(badge.textColor == .green)
    }

    @Test func `a value from a proxy does not count as the app's`() {
        Badge.appearance().textColor = .red
        let badge = Badge()
        window.addSubview(badge)
        badge.removeFromSuperview()
        Badge.appearance().textColor = .blue
        window.addSubview(badge)
        #expect(badge.textColor == .blue)
    }

    @Test func `subclasses get their superclass's values, and their own before these`() {
        RedBadge.appearance().textColor = .red
        UILabel.appearance().textColor = .blue
        UIView.appearance().tintColor = .green
        let (label, badge) = (Sign(), RedBadge())
        window.addSubview(label)
        window.addSubview(badge)
        #expect(label.textColor == .blue)
        #expect(badge.textColor == .red)
        #expect(badge.tintColor == .green)
    }

    @Test func `the last of several values counts`() {
        Badge.appearance().textColor = .red
        Badge.appearance().textColor = .blue
        let badge = Badge()
        window.addSubview(badge)
        #expect(badge.textColor == .blue)
    }

    @Test func `a proxy returns what was set through it`() {
        Badge.appearance().textColor = .red
        #expect(Badge.appearance().textColor == .red)
        #expect(Badge.appearance() === Badge.appearance())
        #expect(Badge.appearance() !== Badge.appearance(whenContainedInInstancesOf: [PaintedBox.self]))
    }

    @Test func `values for views within others apply there only`() {
        Badge.appearance(whenContainedInInstancesOf: [PaintedBox.self]).textColor = .red
        let (inside, outside) = (Badge(), Badge())
        let (box, between) = (PaintedBox(), UIView())
        window.addSubview(box)
        box.addSubview(between)
        between.addSubview(inside)
        window.addSubview(outside)
        #expect(inside.textColor == .red)
        #expect(outside.textColor == .label)
    }

    @Test func `containers are named from the innermost on`() {
        Badge.appearance(whenContainedInInstancesOf: [PaintedBox.self, Shelf.self]).textColor = .red
        let (boxInShelf, shelfInBox) = (Badge(), Badge())
        for (badge, inner, outer) in [
            (boxInShelf, PaintedBox(), Shelf()), (shelfInBox, Shelf(), PaintedBox()),
        ]
            as [(Badge, UIView, UIView)]
        {
            inner.addSubview(badge)
            outer.addSubview(inner)
            window.addSubview(outer)
        }
        #expect(boxInShelf.textColor == .red)
        #expect(shelfInBox.textColor == .label)
    }

    @Test func `the outermost container counts, and the longer chain among equal ones`() {
        Badge.appearance(whenContainedInInstancesOf: [PaintedBox.self, Shelf.self]).textColor = .green
        Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).textColor = .blue
        Badge.appearance(whenContainedInInstancesOf: [PaintedBox.self]).textColor = .red
        Badge.appearance().textColor = .black
        let (box, shelf, badge) = (PaintedBox(), Shelf(), Badge())
        box.addSubview(badge)
        shelf.addSubview(box)
        window.addSubview(shelf)
        #expect(badge.textColor == .green)
    }

    @Test func `controllers are containers of their views and of what these contain`() {
        Badge.appearance(whenContainedInInstancesOf: [RoomController.self]).textColor = .red
        let (controller, badge) = (RoomController(), Badge())
        controller.view.addSubview(badge)
        window.addSubview(controller.view)
        #expect(badge.textColor == .red)
    }

    @Test func `values for traits apply where the view has them, and again when they change`() {
        Badge.appearance().textColor = .black
        Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
        let badge = Badge()
        window.addSubview(badge)
        #expect(badge.textColor == .black)
        window.overrideUserInterfaceStyle = .dark
        #expect(badge.textColor == .white)
        window.overrideUserInterfaceStyle = .light
        #expect(badge.textColor == .black)
    }

    @Test func `properties and methods of other classes take part, for each argument by itself`() {
        Gauge.appearance().barTintColor = .red
        Gauge.appearance().setTitle("proxy 0", for: 0)
        Gauge.appearance().setTitle("proxy 1", for: 1)
        let gauge = Gauge()
        gauge.setTitle("own", for: 1)
        window.addSubview(gauge)
        #expect(gauge.barTintColor == .red)
        #expect(gauge.titles == [0: "proxy 0", 1: "own"])
    }

    @Test func `what a class sets as its default gives way to proxies`() {
        Gauge.appearance().backgroundColor = .red
        let gauge = Gauge()
        #expect(gauge.backgroundColor == .white)
        window.addSubview(gauge)
        #expect(gauge.backgroundColor == .red)
    }

    @Test func `a window has the look of its class when it becomes visible`() {
        UIWindow.appearance().tintColor = .red
        #expect(window.tintColor == .systemBlue)
        window.isHidden = false
        #expect(window.tintColor == .red)
        window.isHidden = true
    }

    @Test func `collection views, which need a layout, have proxies`() {
        Wall.appearance().backgroundColor = .red
        let view = Wall(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(view)
        #expect(view.backgroundColor == .red)
    }

    @Test func `proxies of bar button items reach the back button`() throws {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [ShelfBar.self]).tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [ShelfBar.self])
            .setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
        let bar = ShelfBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let first = UINavigationItem(title: "First")
        bar.items = [first, UINavigationItem(title: "Second")]
        window.addSubview(bar)
        #expect(bar.backButton.tintColor == .red)
        let label = try #require(bar.backButton.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "First" && label.font == .systemFont(ofSize: 30))
        first.backBarButtonItem = UIBarButtonItem(title: "Back to it")
        bar.layoutIfNeeded()
        #expect(bar.backButton.tintColor == .red && label.font == .systemFont(ofSize: 30))
        first.backBarButtonItem?.tintColor = .green
        #expect(bar.backButton.tintColor == .green)
    }

    @Test func `proxies of bar button items in search bars reach the Cancel button`() throws {
        let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [ShelfSearchBar.self])
        proxy.title = "Enough"
        proxy.tintColor = .red
        proxy.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
        let bar = ShelfSearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        bar.showsCancelButton = true
        window.addSubview(bar)
        let label = try #require(bar.cancelButton.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Enough" && bar.cancelButton.accessibilityLabel == "Enough")
        #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .red)
        let usual = UISearchBar(frame: bar.frame)
        window.addSubview(usual)
        #expect(usual.cancelButton.title == "Cancel" && usual.cancelButton.tintColor != .red)
    }
}
