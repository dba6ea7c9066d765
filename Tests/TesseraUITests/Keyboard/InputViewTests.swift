import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the views that the first responder places at the lower edge of the screen.
    @MainActor struct InputViewTests {
        private func typist(in window: UIWindow) -> Typist {
            let typist = Typist(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            window.addSubview(typist)
            return typist
        }

        @Test func `the bar of a large screen has the items of the first responder, below the accessory`()
            async throws
        {
            let display = try await FakeDisplay.attached(width: 1024, height: 768)
            let window = try display.show()
            let typist = typist(in: window)
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
            typist.accessory = accessory
            typist.becomeFirstResponder()
            await display.settle()
            #expect(accessory.convert(accessory.bounds, to: window).minY == 738)
            let (bold, help) = (UIBarButtonItem(), UIBarButtonItem())
            let group = UIBarButtonItemGroup(barButtonItems: [bold], representativeItem: nil)
            typist.inputAssistantItem.leadingBarButtonGroups = [group]
            typist.inputAssistantItem.trailingBarButtonGroups = [
                UIBarButtonItemGroup(barButtonItems: [help], representativeItem: nil)
            ]
            await display.settle()
            #expect(accessory.convert(accessory.bounds, to: window).minY == 694)
            let bar = try #require(accessory.superview?.subviews.compactMap { $0 as? UIToolbar }.first)
            #expect(bar.frame.minY == 30 && bar.frame.size == CGSize(width: 1024, height: 44))
            #expect(bar.items?.first === bold && bar.items?.last === help && bar.items?.count == 3)
            let items = bar.items ?? []
            typist.reloadInputViews()
            await display.settle()
            #expect((bar.items ?? []).elementsEqual(items, by: ===), "the bar stays as it is")
            group.isHidden = true
            typist.inputAssistantItem.trailingBarButtonGroups = []
            await display.settle()
            #expect(accessory.convert(accessory.bounds, to: window).minY == 738)
        }

        @Test func `a group that has moved to the other edge of the bar still changes it`() {
            let group = UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
            let item = UITextInputAssistantItem()
            item.leadingBarButtonGroups = [group]
            item.trailingBarButtonGroups = [group]
            item.leadingBarButtonGroups = []
            #expect(group.changed != nil)
            item.trailingBarButtonGroups = []
            #expect(group.changed == nil)
        }

        @Test func `a phone has no bar of the first responder's items`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let typist = typist(in: window)
            typist.inputAssistantItem.leadingBarButtonGroups = [
                UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
            ]
            typist.becomeFirstResponder()
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 0)
            let search = UISearchBar()
            #expect(search.inputAssistantItem === search.searchTextField.inputAssistantItem)
        }

        @Test func `an accessory stands at the lower edge of the screen and counts as keyboard`() async throws
        {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let window = try display.show()
            let typist = typist(in: window)
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            typist.accessory = accessory
            let log = KeyboardLog()
            defer { log.stop() }
            typist.becomeFirstResponder()
            await display.settle()
            #expect(log.ends.first == CGRect(x: 0, y: 766, width: 390, height: 78))
            #expect(
                accessory.convert(accessory.bounds, to: window)
                    == CGRect(x: 0, y: 766, width: 390, height: 78))
            #expect(accessory.safeAreaInsets.bottom == 34)
            // Above the keys the accessory does not need the safe area at the bottom.
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(
                accessory.convert(accessory.bounds, to: window)
                    == CGRect(x: 0, y: 500, width: 390, height: 44))
            #expect(log.ends.last == CGRect(x: 0, y: 500, width: 390, height: 344))
            display.send(.keyboard(height: 0))
            typist.resignFirstResponder()
            await display.settle()
            #expect(log.names.last == "willHide" || log.names.last == "didHide")
        }

        @Test func `an accessory leaves the window at last`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let window = try display.show()
                let typist = typist(in: window)
                let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
                typist.accessory = accessory
                typist.becomeFirstResponder()
                await display.settle()
                clock.advance(by: 1)
                #expect(accessory.window === window)
                typist.resignFirstResponder()
                await display.settle()
                clock.advance(by: 1)
                #expect(accessory.window == nil)
                #expect(!window.subviews.contains { $0 is InputViewContainer })
            }
        }

        @Test func `an input view is as high as its frame, or as its constraints if it sizes itself`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            func heightOfBar(sizesItself: Bool) async -> CGFloat {
                let typist = typist(in: window)
                let bar = UIInputView(
                    frame: CGRect(x: 0, y: 0, width: 10, height: 44), inputViewStyle: .keyboard)
                bar.allowsSelfSizing = sizesItself
                let content = UIView()
                content.translatesAutoresizingMaskIntoConstraints = false
                bar.addSubview(content)
                let height = content.heightAnchor.constraint(equalToConstant: 70)
                height.priority = .defaultHigh
                NSLayoutConstraint.activate([
                    height, content.topAnchor.constraint(equalTo: bar.topAnchor),
                    content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
                ])
                typist.accessory = bar
                typist.becomeFirstResponder()
                await display.settle()
                return bar.bounds.height
            }
            #expect(await heightOfBar(sizesItself: false) == 44)
            #expect(await heightOfBar(sizesItself: true) == 70)
        }

        @Test func `an input view with the look of the keyboard blurs what is behind it`() {
            let keyboard = UIInputView(frame: .zero, inputViewStyle: .keyboard)
            let plain = UIInputView(frame: .zero, inputViewStyle: .default)
            #expect(keyboard.subviews.first is UIVisualEffectView && keyboard.inputViewStyle == .keyboard)
            #expect(plain.subviews.isEmpty && plain.inputViewStyle == .default)
        }

        @Test func `a view takes the place of the keyboard`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let typist = typist(in: window)
            let keys = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
            typist.keys = keys
            typist.becomeFirstResponder()
            await display.settle()
            #expect(keys.convert(keys.bounds, to: window) == CGRect(x: 0, y: 644, width: 390, height: 200))
            // The new view replaces the old one only when the app reloads the input views.
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            typist.keys = other
            await display.settle()
            #expect(other.window == nil)
            typist.reloadInputViews()
            await display.settle()
            #expect(other.convert(other.bounds, to: window) == CGRect(x: 0, y: 744, width: 390, height: 100))
            typist.resignFirstResponder()
            await display.settle()
        }

        @Test func `an accessory is as high as its constraints say`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let typist = typist(in: window)
            let accessory = UIView()
            accessory.translatesAutoresizingMaskIntoConstraints = false
            accessory.heightAnchor.constraint(equalToConstant: 60).isActive = true
            typist.accessory = accessory
            typist.becomeFirstResponder()
            await display.settle()
            #expect(
                accessory.convert(accessory.bounds, to: window)
                    == CGRect(x: 0, y: 784, width: 390, height: 60))
            typist.resignFirstResponder()
            await display.settle()
        }

        @Test func `an accessory with a flexible height is as high as its constraints say`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let window = try display.show()
            let typist = typist(in: window)
            let bar = SelfSizingBar()
            typist.accessory = bar
            typist.becomeFirstResponder()
            await display.settle()
            // The content of 40 points has margins of 8, and ends above the safe area.
            #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 754, width: 390, height: 90))
            #expect(bar.content.frame == CGRect(x: 8, y: 8, width: 374, height: 40))
            // It grows with its content, and takes the safe area into account once.
            bar.height.constant = 60
            bar.invalidateIntrinsicContentSize()
            await display.settle()
            #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 734, width: 390, height: 110))
            #expect(bar.content.frame == CGRect(x: 8, y: 8, width: 374, height: 60))
            typist.resignFirstResponder()
            await display.settle()
        }

        @Test func `an accessory grows with what lies within it`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let typist = typist(in: window)
            let bar = SelfSizingBar()
            typist.accessory = bar
            typist.becomeFirstResponder()
            await display.settle()
            #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 788, width: 390, height: 56))
            bar.height.constant = 60
            await display.settle()
            #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 768, width: 390, height: 76))
            // A text that grows in place of the constraint does the same.
            bar.height.isActive = false
            let text = ContentView(100, 80)
            bar.content.addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: bar.content.topAnchor),
                text.bottomAnchor.constraint(equalTo: bar.content.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: bar.content.leadingAnchor),
            ])
            text.contentSize.height = 100
            await display.settle()
            #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 728, width: 390, height: 116))
            typist.resignFirstResponder()
            await display.settle()
        }

        @Test func `an accessory with constraints grows after the view in place of the keys has gone`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let typist = typist(in: window)
            let (accessory, keys) = (UIView(), UIView())
            let heights = [accessory, keys].map { view in
                view.translatesAutoresizingMaskIntoConstraints = false
                return view.heightAnchor.constraint(equalToConstant: 44)
            }
            NSLayoutConstraint.activate(heights)
            (typist.accessory, typist.keys) = (accessory, keys)
            typist.becomeFirstResponder()
            await display.settle()
            typist.keys = nil
            typist.reloadInputViews()
            await display.settle()
            #expect(keys.superview == nil)
            heights[0].constant = 60
            await display.settle()
            #expect(
                accessory.convert(accessory.bounds, to: window)
                    == CGRect(x: 0, y: 784, width: 390, height: 60))
            typist.resignFirstResponder()
            await display.settle()
        }

        @Test func `an accessory whose constraints end at its edge has its height above the safe area`()
            async throws
        {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let window = try display.show()
            let typist = typist(in: window)
            let (bar, content) = (UIView(), UIView())
            bar.autoresizingMask = .flexibleHeight
            content.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(content)
            NSLayoutConstraint.activate([
                content.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
                content.topAnchor.constraint(equalTo: bar.topAnchor),
                content.leadingAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            ])
            typist.accessory = bar
            typist.becomeFirstResponder()
            await display.settle()
            typist.reloadInputViews()
            await display.settle()
            #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 760, width: 390, height: 84))
            typist.resignFirstResponder()
            await display.settle()
        }

        @Test func `an accessory with a container that ends at its safe area counts that once`() async throws
        {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let window = try display.show()
            let typist = typist(in: window)
            let (bar, container, content) = (UIView(), UIView(), UIView())
            bar.autoresizingMask = .flexibleHeight
            for view in [container, content] { view.translatesAutoresizingMaskIntoConstraints = false }
            bar.addSubview(container)
            container.addSubview(content)
            let inner = container.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                container.topAnchor.constraint(equalTo: bar.topAnchor),
                container.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                container.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
                container.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
                content.heightAnchor.constraint(equalToConstant: 50),
                content.topAnchor.constraint(equalTo: container.topAnchor),
                content.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            ])
            typist.accessory = bar
            typist.becomeFirstResponder()
            await display.settle()
            typist.reloadInputViews()
            await display.settle()
            #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 760, width: 390, height: 84))
            typist.resignFirstResponder()
            await display.settle()
        }

        @Test func `the bar of a first responder leaves while another controller is in front`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = ConversationController()
            let window = try display.show(controller)
            #expect(controller.becomeFirstResponder())
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 50)
            let shown = UIViewController()
            shown.modalPresentationStyle = .overFullScreen
            controller.present(shown, animated: false)
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 0 && window.firstResponder === controller)
            controller.dismiss(animated: false)
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 50)
            controller.resignFirstResponder()
        }

        @Test
        func `the bar comes back while what was in front of it leaves, before the dismissal is reported`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let controller = ConversationController()
            _ = try display.show(controller)
            #expect(controller.becomeFirstResponder())
            controller.present(
                UIAlertController(title: "Send?", message: nil, preferredStyle: .alert), animated: false)
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 0)
            var heightAtEnd: CGFloat?
            controller.dismiss(animated: true) { heightAtEnd = ScreenKeyboard.shared.height }
            #expect(controller.presentedViewController != nil)
            await wait(until: { heightAtEnd != nil })
            #expect(heightAtEnd == 50)
            controller.resignFirstResponder()
            await display.settle()
        }

        @Test func `the bar of a first responder stays behind a sheet that does not dim`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = ConversationController()
            _ = try display.show(controller)
            #expect(controller.becomeFirstResponder())
            let shown = UIViewController()
            shown.sheetPresentationController?.detents = [.medium()]
            shown.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            controller.present(shown, animated: false)
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 50)
            controller.dismiss(animated: false)
            controller.resignFirstResponder()
            await display.settle()
        }

        @Test func `the bar of a controller leaves while another one is in front`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = ConversationController()
            _ = try display.show(controller)
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 50)
            controller.present(UIViewController(), animated: false)
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 0)
            controller.dismiss(animated: false)
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 50)
        }

        @Test func `a controller in front has its bar on the screen even if nothing is the first responder`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let controller = ConversationController()
            let window = try display.show(controller)
            await display.settle()
            #expect(window.firstResponder == nil)
            #expect(
                controller.bar.convert(controller.bar.bounds, to: window)
                    == CGRect(x: 0, y: 794, width: 390, height: 50))
            #expect(controller.bar.next is InputViewContainer && controller.bar.next?.next === controller)
            // The bar stays on the screen while a field within it is the first responder.
            let field = Typist(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            controller.bar.addSubview(field)
            field.becomeFirstResponder()
            await display.settle()
            #expect(controller.bar.window === window && field.isFirstResponder)
            window.rootViewController = UIViewController()
            await display.settle()
            #expect(ScreenKeyboard.shared.height == 0)
        }
    }
}
