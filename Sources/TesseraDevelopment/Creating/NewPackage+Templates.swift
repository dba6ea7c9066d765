extension NewPackage {
    /// A file of a new package. `NAME` stands for the name of the app, `ADDRESS` for its name in addresses, and
    /// `PATH_OF_TESSERA` for the place of this package.
    struct Template {
        var path: String
        var text: String
    }

    static let templates = [
        Template(path: "Package.swift", text: manifest),
        Template(path: "Sources/NAME/App.swift", text: app),
        Template(path: "Sources/NAME/CounterViewController.swift", text: controller),
        Template(path: "Sources/NAME/CounterViewModel.swift", text: viewModel),
        Template(path: "Tests/NAMETests/CounterViewModelTests.swift", text: test),
        Template(path: "Tests/Browser/test_counter.py", text: browserTest),
        Template(path: ".gitignore", text: ".build/\n__pycache__/\n.pytest_cache/\n"),
    ]

    private static let manifest = """
        // swift-tools-version: 6.3
        import PackageDescription

        let package = Package(
            name: "NAME",
            platforms: [.macOS(.v14)],
            dependencies: [.package(name: "tessera", path: "PATH_OF_TESSERA")],
            targets: [
                .executableTarget(
                    name: "NAME",
                    dependencies: [
                        .product(name: "TesseraUI", package: "tessera"),
                        .product(name: "TesseraCombine", package: "tessera"),
                    ],
                    swiftSettings: [
                        .unsafeFlags([
                            "-module-alias", "UIKit=TesseraUI", "-module-alias", "Combine=TesseraCombine",
                        ])
                    ]),
                .testTarget(
                    name: "NAMETests", dependencies: ["NAME"],
                    swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
            ])

        """

    private static let app = """
        import UIKit

        @main
        final class App: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
            var window: UIWindow?
            private let viewModel = CounterViewModel()

            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = App.self
                return configuration
            }

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                let controller = CounterViewController(viewModel: viewModel)
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UINavigationController(rootViewController: controller)
                window?.makeKeyAndVisible()
            }

            // The count comes back in the next build, and after the page was away for long.

            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                let activity = NSUserActivity(activityType: "counting")
                activity.userInfo = ["count": viewModel.count]
                return activity
            }

            func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
                if let count = activity.userInfo?["count"] as? Int { viewModel.count = count }
            }
        }

        """

    private static let controller = """
        import Combine
        import UIKit

        final class CounterViewController: UIViewController {
            private let viewModel: CounterViewModel
            private let label = UILabel()
            private var cancellables: Set<AnyCancellable> = []

            init(viewModel: CounterViewModel) {
                self.viewModel = viewModel
                super.init(nibName: nil, bundle: nil)
                title = "NAME"
            }

            required init?(coder: NSCoder) {
                fatalError("The controller is made in code.")
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground

                label.font = .preferredFont(forTextStyle: .title1)
                label.textAlignment = .center
                label.accessibilityIdentifier = "count"

                let button = UIButton(configuration: .filled())
                button.setTitle("Count", for: .normal)
                button.accessibilityIdentifier = "button"
                button.addAction(UIAction { [viewModel] _ in viewModel.increment() }, for: .touchUpInside)

                let stack = UIStackView(arrangedSubviews: [label, button])
                stack.axis = .vertical
                stack.spacing = 16
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])

                viewModel.text
                    .sink { [label] in label.text = $0 }
                    .store(in: &cancellables)
            }
        }

        """

    private static let viewModel = """
        import Combine

        /// What the screen displays, without a view.
        @MainActor
        final class CounterViewModel {
            @Published var count = 0

            var text: AnyPublisher<String, Never> {
                $count.map { $0 == 1 ? "1 tap" : "\\($0) taps" }.eraseToAnyPublisher()
            }

            func increment() {
                count += 1
            }
        }

        """

    private static let test = """
        import Testing

        @testable import NAME

        @MainActor @Suite struct CounterViewModelTests {
            @Test func `taps are counted`() {
                let viewModel = CounterViewModel()
                var texts: [String] = []
                let subscription = viewModel.text.sink { texts.append($0) }
                viewModel.increment()
                viewModel.increment()
                #expect(texts == ["0 taps", "1 tap", "2 taps"])
                subscription.cancel()
            }
        }

        """

    private static let browserTest = ##"""
        """Opens the app in Chromium: pip install pytest playwright, then: python -m pytest Tests/Browser"""

        import os
        import re
        import shutil
        import subprocess
        from pathlib import Path

        import pytest
        from playwright.sync_api import expect, sync_playwright

        PACKAGE = Path(__file__).resolve().parents[2]


        @pytest.fixture(scope="session")
        def address():
            """The address of the app, which `tessera run` builds and serves."""
            command = ["swift", "run", "--package-path", PACKAGE, "tessera", "run", PACKAGE, "--no-watch", "--port", "0"]
            host = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
            lines = []
            for line in host.stdout:
                lines.append(line)
                if line.startswith("Built in "):
                    break
            else:
                pytest.fail("".join(lines))
            yield re.search(r"NAME on (http\S+)", "".join(lines))[1]
            host.terminate()
            host.wait()


        @pytest.fixture
        def page(address):
            names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
            path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
                page = browser.new_page(viewport={"width": 390, "height": 844})
                page.goto(address)
                page.locator("html[data-tessera=ready]").wait_for()
                yield page
                browser.close()


        def test_a_tap_is_counted(page):
            expect(page.locator("[data-identifier=count]")).to_contain_text("0 taps")
            page.locator("[data-identifier=button]").click()
            expect(page.locator("[data-identifier=count]")).to_contain_text("1 tap")

        """##
}
