import Foundation
import Testing

@testable import TesseraUI

@MainActor private final class Watcher: UIViewController {
    var changes: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        changes.append("\(keyPath ?? "-") \(change?[.newKey] ?? "-")")
    }
}

extension DisplayTests {
    /// Tests properties of UIKit that apps observe and find by their keys.
    @Suite @MainActor struct ObservingTests {
        @Test func `the size of a table's content can be observed`() {
            let table = UITableView()
            var sizes: [CGSize] = []
            let observation = table.observe(\.contentSize, options: [.initial, .new]) { table, change in
                sizes.append(change.newValue ?? table.contentSize)
            }
            table.contentSize = CGSize(width: 10, height: 20)
            #expect(sizes == [.zero, CGSize(width: 10, height: 20)])
            withExtendedLifetime(observation) {}
        }

        @Test func `scrolling changes the offset and the bounds`() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 500)
            var log: [String] = []
            let observations = [
                scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
                    log.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
                },
                scroll.observe(\.bounds) { scroll, _ in log.append("bounds \(scroll.bounds.minY)") },
            ]
            scroll.contentOffset.y = 50
            #expect(log.sorted() == ["bounds 50.0", "offset 0.0 50.0"])
            withExtendedLifetime(observations) {}
        }

        @Test func `a new frame changes bounds, center and frame once`() {
            let view = UIView()
            var log: [String] = []
            let observations = [
                view.observe(\.frame, options: .old) { _, change in
                    log.append("frame \(change.oldValue?.width ?? -1)")
                },
                view.observe(\.bounds) { view, _ in log.append("bounds \(view.bounds.width)") },
                view.observe(\.center) { view, _ in log.append("center \(view.center.x)") },
            ]
            view.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
            #expect(log == ["frame 0.0", "bounds 20.0", "center 20.0"])
            withExtendedLifetime(observations) {}
        }

        @Test func `the layer of a view changes with it`() {
            let view = UIView()
            var widths: [CGFloat] = []
            let observation = view.layer.observe(\.bounds, options: .new) { _, change in
                widths.append(change.newValue?.width ?? -1)
            }
            view.bounds.size.width = 5
            #expect(widths == [5])
            withExtendedLifetime(observation) {}
        }

        @Test func `looks and states can be observed`() {
            let button = UIButton()
            var log: [String] = []
            let observations = [
                button.observe(\.isHighlighted) { button, _ in
                    log.append("highlighted \(button.isHighlighted)")
                },
                button.observe(\.isSelected) { button, _ in log.append("selected \(button.isSelected)") },
                button.observe(\.isEnabled) { button, _ in log.append("enabled \(button.isEnabled)") },
                button.observe(\.isHidden) { button, _ in log.append("hidden \(button.isHidden)") },
                button.observe(\.alpha) { button, _ in log.append("alpha \(button.alpha)") },
            ]
            (button.isHighlighted, button.isSelected, button.isEnabled) = (true, true, false)
            (button.isHidden, button.alpha) = (true, 0.5)
            #expect(
                log == ["highlighted true", "selected true", "enabled false", "hidden true", "alpha 0.5"])
            withExtendedLifetime(observations) {}
        }

        @Test func `a controller observes by the names of keys`() {
            let (watcher, item, view) = (Watcher(), UIBarButtonItem(), UIView())
            item.addObserver(watcher, forKeyPath: "title", options: .new, context: nil)
            view.addObserver(watcher, forKeyPath: "hidden", options: .new, context: nil)
            view.addObserver(watcher, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
            item.title = "A"
            view.isHidden = true
            view.layer.cornerRadius = 4.5
            item.removeObserver(watcher, forKeyPath: "title")
            view.removeObserver(watcher, forKeyPath: "hidden")
            view.removeObserver(watcher, forKeyPath: "layer.cornerRadius")
            #expect(watcher.changes == ["title A", "hidden true", "layer.cornerRadius 4.5"])
        }

        @Test func `runtime attributes set properties of views and layers`() {
            let view = UIView()
            view.setValue(8, forKeyPath: "layer.cornerRadius")
            view.setValue(true, forKeyPath: "layer.masksToBounds")
            view.setValue(NSNumber(value: 2), forKeyPath: "layer.borderWidth")
            view.setValue(0.5, forKey: "alpha")
            view.setValue(UIColor.red, forKey: "backgroundColor")
            view.setValue(true, forKey: "hidden")
            #expect(view.layer.cornerRadius == 8)
            #expect(view.layer.masksToBounds)
            #expect(view.layer.borderWidth == 2)
            #expect(view.alpha == 0.5)
            #expect(view.backgroundColor == .red)
            #expect(view.isHidden)
            #expect(view.value(forKeyPath: "layer.cornerRadius") as? NSNumber == 8)
        }

        @Test func `a key that no property has ends the app with the sentence of UIKit`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { UIView().setValue(1, forKey: "label") }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("[<TesseraUI.UIView 0x"))
            #expect(
                text.contains(
                    "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label."
                ))
        }

        @Test func `a class may take values for keys of its own`() {
            final class Bag: UIView {
                var contents: [String: Any] = [:]
                override func setValue(_ value: Any?, forUndefinedKey key: String) { contents[key] = value }
                override func value(forUndefinedKey key: String) -> Any? { contents[key] }
            }
            let bag = Bag()
            (bag as NSObject).setValue(3, forKey: "count")
            #expect(bag.value(forKey: "count") as? Int == 3)
        }
    }
}
