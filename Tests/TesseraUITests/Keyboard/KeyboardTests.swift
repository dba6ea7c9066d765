import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the notifications and the layout guides for the keyboard that a display reports.
    @MainActor struct KeyboardTests {
        @Test func `the keyboard is announced with its frames, duration and curve`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                _ = try display.show()
                let log = KeyboardLog()
                defer { log.stop() }
                display.send(.keyboard(height: 300))
                await display.settle()
                #expect(log.names == ["willChange", "willShow"])
                let news = try #require(log.news.first)
                #expect(news.begin == CGRect(x: 0, y: 844, width: 390, height: 300))
                #expect(news.end == CGRect(x: 0, y: 544, width: 390, height: 300))
                #expect(news.endAsRectangle == news.end)
                #expect(news.duration == 0.25 && news.curve == 0 && news.isLocal == true)
                clock.advance(by: 0.3)
                #expect(log.names == ["willChange", "willShow", "didChange", "didShow"])
                display.send(.keyboard(height: 0))
                await display.settle()
                clock.advance(by: 0.3)
                #expect(log.names.dropFirst(4) == ["willChange", "willHide", "didChange", "didHide"])
                #expect(log.ends.last == CGRect(x: 0, y: 844, width: 390, height: 300))
            }
        }

        @Test func `the same height is not announced again, and a page that is gone has no keyboard`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            _ = try display.show()
            display.send(.keyboard(height: 300))
            await display.settle()
            let log = KeyboardLog()
            defer { log.stop() }
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(!log.names.contains("willShow"))
            display.send(.detached)
            await wait(until: { log.names.contains("willHide") })
        }

        @Test func `suggestions below a search field end above the keyboard`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 36))
            field.searchSuggestions = (0..<40).map { UISearchSuggestionItem(localizedSuggestion: "\($0)") }
            window.addSubview(field)
            field.becomeFirstResponder()
            window.layoutIfNeeded()
            let panel = try #require(field.suggestionPanel)
            let whole = panel.frame
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(panel.frame.minY == 144 && panel.frame.maxY == 844 - 300 - 8)
            #expect(whole.maxY > panel.frame.maxY)
            display.send(.keyboard(height: 0))
            await display.settle()
            #expect(panel.frame == whole)
        }

        @Test func `a layout that was pending before the keyboard's update takes effect at once`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let list = PaddedView(frame: window.bounds)
            window.addSubview(list)
            let field = Typist(frame: .zero)
            window.addSubview(field)
            window.layoutIfNeeded()
            field.becomeFirstResponder()
            list.padding = 100
            list.setNeedsLayout()
            ScreenKeyboard.shared.updateIfScheduled()
            #expect(list.content.frame == CGRect(x: 0, y: 100, width: 390, height: 744))
            #expect(list.content.isTouchable)
        }

        @Test func `the guide lies below the safe area, and then below the keyboard's upper edge`()
            async throws
        {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let window = try display.show()
            let root = try #require(window.rootViewController?.view)
            let guide = root.keyboardLayoutGuide
            #expect(root.keyboardLayoutGuide === guide && guide.owningView === root)
            root.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
            #expect(!guide.followsUndockedKeyboard)
            guide.usesBottomSafeArea = false
            root.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
            guide.usesBottomSafeArea = true
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
            display.send(.keyboard(height: 0))
            await display.settle()
            #expect(guide.layoutFrame.height == 34)
        }

        @Test func `an app that lays out as the keyboard comes finds the guide in its new place`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let root = try #require(window.rootViewController?.view)
            let guide = root.keyboardLayoutGuide
            root.layoutIfNeeded()
            var tops: [CGFloat] = []
            let observers = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
            ].map { name in
                NotificationObserver(name) {
                    root.layoutIfNeeded()
                    tops.append(guide.layoutFrame.minY)
                }
            }
            for height in [300.0, 0] {
                display.send(.keyboard(height: height))
                await display.settle()
            }
            withExtendedLifetime(observers) { #expect(tops == [544, 844]) }
        }

        @Test func `a view that covers a part of the screen has a part of the keyboard`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let root = try #require(window.rootViewController?.view)
            let box = UIView(frame: CGRect(x: 20, y: 500, width: 300, height: 200))
            root.addSubview(box)
            let field = UIView()
            field.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(field)
            NSLayoutConstraint.activate([
                field.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor, constant: -8),
                field.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                field.widthAnchor.constraint(equalToConstant: 100),
                field.heightAnchor.constraint(equalToConstant: 20),
            ])
            display.send(.keyboard(height: 300))
            await display.settle()
            // The keyboard begins at 544, which is 44 points below the upper edge of the box.
            #expect(field.frame == CGRect(x: 0, y: 16, width: 100, height: 20))
            box.frame.origin.y = 600
            box.layoutIfNeeded()
            #expect(box.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 200))
            display.send(.keyboard(height: 0))
            await display.settle()
        }

        @Test func `constraints for the lower edge are in force near it, and those for another edge are not`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let root = try #require(window.rootViewController?.view)
            let guide = root.keyboardLayoutGuide
            let (near, away) = (
                root.widthAnchor.constraint(equalToConstant: 390),
                root.heightAnchor.constraint(equalToConstant: 844)
            )
            guide.setConstraints([near], activeWhenNearEdge: .bottom)
            guide.setConstraints([away], activeWhenAwayFrom: .bottom)
            #expect(near.isActive && !away.isActive)
            #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
            #expect(guide.constraintsActive(whenAwayFrom: .bottom) == [away])
            guide.setConstraints([away], activeWhenAwayFrom: .top)
            #expect(away.isActive)
            guide.removeAllTrackedConstraints()
            #expect(!near.isActive && !away.isActive)
        }

        @Test func `the list of a table view controller makes room, and scrolls the field into sight`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let controller = UITableViewController(style: .plain)
            _ = try display.show(controller)
            let table = try #require(controller.tableView)
            table.contentInset.bottom = 10
            let bar = UISearchBar(frame: CGRect(x: 0, y: 600, width: 390, height: 56))
            table.tableFooterView = bar
            bar.becomeFirstResponder()
            await display.settle()
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(table.adjustedContentInset.bottom == 310)
            display.send(.keyboard(height: 0))
            await display.settle()
            #expect(table.adjustedContentInset.bottom == 10)
        }

        @Test(arguments: [true, false])
        func `a list makes room while the user types in a search bar in the navigation bar above it`(
            hasController: Bool
        ) async throws {
            let display = try await FakeDisplay.attached()
            let controller = UITableViewController(style: .plain)
            let search = UISearchController(searchResultsController: nil)
            let bar = hasController ? search.searchBar : UISearchBar()
            if hasController {
                controller.navigationItem.searchController = search
            } else {
                controller.navigationItem.titleView = bar
            }
            _ = try display.show(UINavigationController(rootViewController: controller))
            await display.settle()
            bar.becomeFirstResponder()
            await display.settle()
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(controller.tableView.adjustedContentInset.bottom == 300)
            display.send(.keyboard(height: 0))
            await display.settle()
            #expect(controller.tableView.adjustedContentInset.bottom == 0)
            bar.resignFirstResponder()
            search.isActive = false
            await display.settle()
        }

        @Test func `a field in a scroll view with enough room is scrolled above the keyboard`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            scrollView.contentInset.bottom = 300
            window.addSubview(scrollView)
            let bar = UISearchBar(frame: CGRect(x: 0, y: 700, width: 390, height: 56))
            scrollView.addSubview(bar)
            bar.becomeFirstResponder()
            await display.settle()
            #expect(scrollView.contentOffset.y == 0)
            display.send(.keyboard(height: 300))
            await display.settle()
            let sent = display.elements[scrollView.node.id]?.properties["sc"]
            let field = bar.searchTextField.convert(bar.searchTextField.bounds, to: scrollView)
            #expect(sent?["at"]?.array?.last == .number(Double(field.maxY + 8 - 544)))
            display.send(.keyboard(height: 0))
            await display.settle()
        }

        @Test func `a display is sent how scrolling takes the keyboard away`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.addSubview(scrollView)
            var sent: String? { display.elements[scrollView.node.id]?.properties["sc"]?["kd"]?.string }
            await display.settle()
            #expect(sent == nil)
            scrollView.keyboardDismissMode = .onDrag
            await display.settle()
            #expect(sent == "drag")
            scrollView.keyboardDismissMode = .interactive
            await display.settle()
            #expect(sent == "interactive")
            scrollView.keyboardDismissMode = .onDragWithAccessory
            await display.settle()
            #expect(sent == "drag")
            scrollView.keyboardDismissMode = .interactiveWithAccessory
            await display.settle()
            #expect(sent == "interactive")
        }
    }
}
