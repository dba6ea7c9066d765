import Foundation
import Testing

@testable import TesseraUI

@MainActor struct HierarchyTests {
    final class LoggingView: UIView {
        let log = Log()
        override func willMove(toSuperview newSuperview: UIView?) {
            log.calls.append("willSuper \(newSuperview != nil)")
        }
        override func didMoveToSuperview() { log.calls.append("didSuper \(superview != nil)") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.calls.append("willWindow \(newWindow != nil)")
        }
        override func didMoveToWindow() { log.calls.append("didWindow \(window != nil)") }
    }

    let root = UIView()
    let a = UIView()
    let b = UIView()
    let c = UIView()

    init() { for view in [a, b, c] { root.addSubview(view) } }

    @Test func `subviews are inserted, moved and exchanged from back to front`() {
        #expect(root.subviews == [a, b, c])
        root.bringSubviewToFront(a)
        #expect(root.subviews == [b, c, a])
        root.sendSubviewToBack(c)
        #expect(root.subviews == [c, b, a])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == [a, b, c])
        root.insertSubview(a, aboveSubview: b)
        #expect(root.subviews == [b, a, c])
        root.insertSubview(c, belowSubview: b)
        #expect(root.subviews == [c, b, a])
        let d = UIView()
        root.insertSubview(d, at: 1)
        #expect(root.subviews == [c, d, b, a])
        root.addSubview(c)
        #expect(root.subviews == [d, b, a, c])
        let other = UIView()
        other.addSubview(d)
        #expect(root.subviews == [b, a, c])
        #expect(d.superview === other)
    }

    @Test func `a superview may remove and add other views when one is about to be removed`() {
        final class Holder: UIView {
            var removed: [UIView] = []
            var added: UIView?

            override func willRemoveSubview(_ subview: UIView) {
                let (removed, added) = (removed, added)
                (self.removed, self.added) = ([], nil)
                for view in removed { view.removeFromSuperview() }
                if let added { insertSubview(added, at: 0) }
            }
        }
        let holder = Holder()
        let d = UIView()
        for view in [a, b, c, d] { holder.addSubview(view) }
        // The place of the view that is removed is another one afterwards, and lies beyond the end the second time.
        holder.removed = [a]
        b.removeFromSuperview()
        #expect(holder.subviews == [c, d])
        #expect(a.superview == nil && b.superview == nil)
        #expect(c.superview === holder && d.superview === holder)
        holder.removed = [c]
        d.removeFromSuperview()
        #expect(holder.subviews == [])
        #expect(c.superview == nil && d.superview == nil)
        holder.addSubview(a)
        holder.added = b
        a.removeFromSuperview()
        #expect(holder.subviews == [b])
        #expect(a.superview == nil && b.superview === holder)
    }

    @Test func `a view is notified of another superview and window, before and after`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = LoggingView()
        root.addSubview(view)
        #expect(view.log.take() == ["willSuper true", "didSuper true"])
        window.addSubview(root)
        #expect(view.log.take() == ["willWindow true", "didWindow true"])
        root.insertSubview(view, belowSubview: a)
        #expect(view.log.take() == [])
        view.removeFromSuperview()
        #expect(
            view.log.take() == ["willSuper false", "willWindow false", "didSuper false", "didWindow false"])
    }

    @Test func `a tint colour applies to the view and its subviews`() {
        root.tintColor = .red
        #expect(a.tintColor == .red)
        a.tintColor = .green
        root.tintColor = .blue
        #expect(a.tintColor == .green && b.tintColor == .blue)
        #expect(root.viewWithTag(7) == nil)
        b.tag = 7
        #expect(root.viewWithTag(7) === b)
        #expect(b.isDescendant(of: root) && !root.isDescendant(of: b) && b.isDescendant(of: b))
    }

    @Test func `a layout goes from the outside in, and only where it is needed`() {
        final class Layouter: UIView {
            var log: Log?
            var action: (() -> Void)?
            override func layoutSubviews() {
                log?.calls.append("\(tag)")
                action?()
            }
        }
        let log = Log()
        let (outer, inner) = (Layouter(), Layouter())
        (outer.tag, inner.tag, outer.log, inner.log) = (1, 2, log, log)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(log.take() == ["1", "2"])
        outer.layoutIfNeeded()
        #expect(log.take() == [])
        inner.setNeedsLayout()
        #expect(log.take() == [])
        outer.layoutIfNeeded()
        #expect(log.take() == ["2"])
        inner.frame.size.width = 5
        outer.layoutIfNeeded()
        #expect(log.take() == ["2"])
        // A layout that requests another one each time ends after 100 passes.
        outer.action = { outer.setNeedsLayout() }
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.take().count == 100)
    }

    @Test func `a layout that makes its subviews anew runs once`() {
        final class Chart: UIView {
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                for view in subviews { view.removeFromSuperview() }
                for number in 0..<3 {
                    let bar = Bar(frame: CGRect(x: CGFloat(number) * 10, y: 0, width: 8, height: 20))
                    addSubview(bar)
                }
            }
        }
        final class Bar: UIView {
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
            }
        }
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        root.addSubview(chart)
        root.layoutIfNeeded()
        #expect(chart.passes == 1)
        #expect(chart.subviews.count == 3)
        // The new subviews are laid out in the same pass.
        #expect(chart.subviews.allSatisfy { ($0 as? Bar)?.passes == 1 })
        // A change from outside asks for a layout as before.
        chart.subviews[0].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(chart.passes == 2 && chart.subviews.count == 3)
    }

    @Test func `a subview that a layout adds with constraints gets its place`() {
        final class Card: UIView {
            let title = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                guard title.superview == nil else { return }
                title.translatesAutoresizingMaskIntoConstraints = false
                addSubview(title)
                NSLayoutConstraint.activate([
                    title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                    title.topAnchor.constraint(equalTo: topAnchor, constant: 5),
                    title.widthAnchor.constraint(equalToConstant: 40),
                    title.heightAnchor.constraint(equalToConstant: 20),
                ])
            }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        root.addSubview(card)
        root.layoutIfNeeded()
        #expect(card.title.frame == CGRect(x: 10, y: 5, width: 40, height: 20))
    }
}
