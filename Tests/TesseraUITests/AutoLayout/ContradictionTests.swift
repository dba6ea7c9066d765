import Foundation
import Testing

@testable import TesseraUI

/// Tests that required constraints which contradict one another are reported on the standard error, and that the app
/// goes on. Each test runs in a process of its own and reads its standard error.
@Suite struct ContradictionTests {
    private func output(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    /// Returns the number of messages about contradictions.
    private func messages(_ result: ExitTest.Result?) -> Int {
        output(result).components(separatedBy: "these required constraints contradict one another").count - 1
    }

    @Test func `the constraints that contradict one another are listed, and the last one is broken`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                root.accessibilityIdentifier = "root"
                let (view, other) = (constrainedView(in: root, "view"), constrainedView(in: root, "other"))
                let wide = view.widthAnchor.constraint(equalToConstant: 50)
                wide.identifier = "wide"
                let narrow = view.widthAnchor.constraint(equalToConstant: 20)
                narrow.identifier = "narrow"
                let stranger = other.widthAnchor.constraint(equalToConstant: 7)
                stranger.identifier = "stranger"
                NSLayoutConstraint.activate([stranger, wide, narrow])
                root.layoutIfNeeded()
                #expect(view.frame.width == 50 && other.frame.width == 7)
                #expect(narrow.isActive && view.constraints == [wide, narrow])
            }
        }
        let expected = """
            ViewOnTwoPixels(root): these required constraints contradict one another:
                <NSLayoutConstraint 'wide' UIView(view).width == 50>
                <NSLayoutConstraint 'narrow' UIView(view).width == 20>
            The app goes on without this one, which is kept as nearly as the others allow:
                <NSLayoutConstraint 'narrow' UIView(view).width == 20>

            """
        #expect(output(result).contains(expected), "\(output(result))")
        #expect(messages(result) == 1)
    }

    @Test func `a bar that is about to grow with its content contradicts nothing`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (bar, container) = (SelfSizingBar(), InputViewContainer())
                container.setViews(accessory: bar, assistant: nil, input: nil, of: nil)
                bar.frame = CGRect(x: 0, y: 0, width: 390, height: 56)
                bar.layoutIfNeeded()
                bar.height.constant = 60
                bar.layoutIfNeeded()
                #expect(bar.content.frame == CGRect(x: 8, y: 8, width: 374, height: 60))
            }
        }
        #expect(messages(result) == 0, "\(output(result))")
    }

    @Test func `a view that has no size until the view around is laid out contradicts nothing`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                let box = constrainedView(in: root, "box")
                let height = box.heightAnchor.constraint(equalToConstant: 56)
                NSLayoutConstraint.activate([
                    box.leftAnchor.constraint(equalTo: root.leftAnchor),
                    box.rightAnchor.constraint(equalTo: root.rightAnchor),
                    box.topAnchor.constraint(equalTo: root.topAnchor), height,
                ])
                let background = UIView(frame: box.bounds)
                background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                box.addSubview(background)
                @MainActor func addContent(height: CGFloat) -> UIView {
                    let content = constrainedView(in: background, "content")
                    NSLayoutConstraint.activate([
                        content.leftAnchor.constraint(equalTo: background.leftAnchor, constant: 8),
                        content.rightAnchor.constraint(equalTo: background.rightAnchor, constant: -8),
                        content.topAnchor.constraint(equalTo: background.topAnchor),
                        content.bottomAnchor.constraint(lessThanOrEqualTo: background.bottomAnchor),
                        content.heightAnchor.constraint(equalToConstant: height),
                    ])
                    return content
                }
                let content = addContent(height: 40)
                root.layoutIfNeeded()
                #expect(content.frame == CGRect(x: 8, y: 0, width: 184, height: 40))
                // The box is closed, and gets new content while it opens.
                content.removeFromSuperview()
                height.constant = 0
                root.layoutIfNeeded()
                height.constant = 90
                let other = addContent(height: 70)
                root.layoutIfNeeded()
                #expect(other.frame == CGRect(x: 8, y: 0, width: 184, height: 70))
            }
        }
        #expect(messages(result) == 0, "\(output(result))")
    }

    @Test func `a view that is laid out without a height contradicts what needs one`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                let background = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
                root.addSubview(background)
                let content = constrainedView(in: background, "content")
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: background.topAnchor),
                    content.heightAnchor.constraint(equalToConstant: 40),
                    content.bottomAnchor.constraint(equalTo: background.bottomAnchor),
                ])
                root.layoutIfNeeded()
            }
        }
        #expect(messages(result) == 1, "\(output(result))")
    }

    @Test func `a custom view of a bar that its constraints size contradicts nothing`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                let view = UIView()
                view.widthAnchor.constraint(equalToConstant: 34).isActive = true
                view.heightAnchor.constraint(equalToConstant: 34).isActive = true
                let controller = UIViewController()
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
                window.rootViewController = UINavigationController(rootViewController: controller)
                window.isHidden = false
                window.layoutIfNeeded()
                #expect(view.bounds.size == CGSize(width: 34, height: 34))
            }
        }
        #expect(messages(result) == 0, "\(output(result))")
    }

    @Test func `a chain that is too long for its superview is reported`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(100, 100)
                let (one, other) = (constrainedView(in: root, "one"), constrainedView(in: root, "other"))
                NSLayoutConstraint.activate([
                    one.leftAnchor.constraint(equalTo: root.leftAnchor),
                    one.widthAnchor.constraint(equalToConstant: 80),
                    one.topAnchor.constraint(equalTo: root.topAnchor),
                    other.leftAnchor.constraint(equalTo: one.rightAnchor),
                    other.widthAnchor.constraint(equalToConstant: 80),
                    other.heightAnchor.constraint(equalToConstant: 5),
                    other.rightAnchor.constraint(equalTo: root.rightAnchor),
                ])
                root.layoutIfNeeded()
                #expect(one.frame.width == 80 && other.frame == CGRect(x: 80, y: 0, width: 80, height: 5))
            }
        }
        let text = output(result)
        #expect(messages(result) == 1, "\(text)")
        #expect(text.contains("<the width of the view that holds all of these>"))
        for part in [
            "UIView(one).left", "UIView(one).width", "UIView(other).left == UIView(one).right",
            "UIView(other).width", "UIView(other).right",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(!text.contains("UIView(one).top") && !text.contains("UIView(other).height"), "\(text)")
    }

    @Test func `a broken constraint holds when the cause is gone`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                let view = constrainedView(in: root, "view")
                let wide = view.widthAnchor.constraint(equalToConstant: 50)
                let narrow = view.widthAnchor.constraint(equalToConstant: 20)
                NSLayoutConstraint.activate([wide, narrow])
                root.layoutIfNeeded()
                wide.isActive = false
                root.layoutIfNeeded()
                #expect(view.frame.width == 20)
                // The narrow constraint is required again. Of two constraints that contradict one another, the later
                // one is broken.
                view.widthAnchor.constraint(equalToConstant: 70).isActive = true
                root.layoutIfNeeded()
                #expect(view.frame.width == 20)
            }
        }
        #expect(messages(result) == 2, "\(output(result))")
    }

    @Test func `a broken constraint that changes so that it fits holds`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                let view = constrainedView(in: root, "view")
                let width = view.widthAnchor.constraint(equalToConstant: 50)
                let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
                NSLayoutConstraint.activate([width, least])
                root.layoutIfNeeded()
                #expect(view.frame.width == 50)
                width.constant = 90
                root.layoutIfNeeded()
                #expect(view.frame.width == 90)
                least.constant = 60
                root.layoutIfNeeded()
                #expect(view.frame.width == 90)
            }
        }
        #expect(messages(result) == 1, "\(output(result))")
    }

    @Test func `a superview that becomes too small breaks one, and heals when it grows`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                let view = constrainedView(in: root, "view")
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
                    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
                ])
                root.layoutIfNeeded()
                #expect(view.frame.width == 180)
                root.frame.size.width = 60
                root.layoutIfNeeded()
                #expect(view.frame.minX == 10 && view.frame.width == 80)
                root.frame.size.width = 300
                root.layoutIfNeeded()
                #expect(view.frame.minX == 10 && view.frame.width == 280)
            }
        }
        #expect(messages(result) == 1, "\(output(result))")
    }

    @Test func `a constant that comes to contradict breaks one`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                let view = constrainedView(in: root, "view")
                let width = view.widthAnchor.constraint(equalToConstant: 50)
                let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
                NSLayoutConstraint.activate([width, most])
                root.layoutIfNeeded()
                width.constant = 100
                root.layoutIfNeeded()
                #expect(view.frame.width == 100)
            }
        }
        #expect(messages(result) == 1, "\(output(result))")
    }

    @Test func `a view has no negative width`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(50, 100)
                let (view, next) = (constrainedView(in: root, "view"), constrainedView(in: root, "next"))
                NSLayoutConstraint.activate([
                    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
                    next.leftAnchor.constraint(equalTo: view.rightAnchor),
                    next.widthAnchor.constraint(equalToConstant: 5),
                    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
                ])
                root.layoutIfNeeded()
                #expect(view.frame.minX == 30 && view.frame.width == 0)
                // The width cannot become negative, so the right edge stays where its own constraint places it.
                #expect(next.frame.minX == 20)
            }
        }
        #expect(messages(result) == 0, "\(output(result))")
    }

    @Test func `new constraints do not contradict the size that the superview had before`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(100, 100)
                let view = constrainedView(in: root)
                view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
                view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
                root.layoutIfNeeded()
                root.frame.size.width = 300
                view.widthAnchor.constraint(equalToConstant: 300).isActive = true
                root.layoutIfNeeded()
                #expect(view.frame.width == 300)
            }
        }
        #expect(messages(result) == 0, "\(output(result))")
    }

    @Test func `a fitting contradicts nothing that a larger view could hold`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(50, 50)
                let view = constrainedView(in: root)
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(equalToConstant: 120),
                    view.leftAnchor.constraint(equalTo: root.leftAnchor),
                    view.rightAnchor.constraint(equalTo: root.rightAnchor),
                ])
                root.frame.size.width = root.systemLayoutSizeFitting(.zero).width
                root.layoutIfNeeded()
                #expect(view.frame.width == 120 && root.frame.width == 120)
            }
        }
        #expect(messages(result) == 0, "\(output(result))")
    }

    @Test func `optional constraints contradict nothing`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                let content = ContentView(400, 10)
                root.addSubview(content)
                let (one, other) = (
                    content.leftAnchor.constraint(equalTo: root.leftAnchor),
                    content.rightAnchor.constraint(equalTo: root.rightAnchor)
                )
                let wishes = [10, 20, 30].map { content.heightAnchor.constraint(equalToConstant: $0) }
                for wish in wishes { wish.priority = .init(999) }
                NSLayoutConstraint.activate([one, other] + wishes)
                root.layoutIfNeeded()
                #expect(content.frame.width == 200)
            }
        }
        #expect(messages(result) == 0, "\(output(result))")
    }

    @Test func `duplicates do not contradict one another`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = rootView(200, 100)
                let view = constrainedView(in: root)
                for _ in 0..<3 {
                    view.widthAnchor.constraint(equalToConstant: 1.0 / 3).isActive = true
                    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.1).isActive = true
                    view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 0.1 + 1.0 / 3).isActive =
                        true
                }
                root.layoutIfNeeded()
            }
        }
        #expect(messages(result) == 0, "\(output(result))")
    }
}
