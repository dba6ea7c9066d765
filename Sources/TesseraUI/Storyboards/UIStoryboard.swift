import Foundation
import TesseraNibs

/// A storyboard file, which describes controllers and the segues between them.
/// See Apple's [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard).
///
/// Building an iOS project for Linux converts its storyboards. Each call creates a new controller with those that it
/// contains. A controller creates its view when it loads it.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let content: StoryboardContent
    let bundle: Bundle?

    /// Creates a storyboard from a file of a bundle, which is the main bundle if `storyboardBundleOrNil` is nil. Ends
    /// the app if there is no such file.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let path = NibFiles.path(name, .storyboard, in: storyboardBundleOrNil) else {
            fatalError(
                "Could not find a storyboard named '\(name)' in bundle '\((storyboardBundleOrNil ?? .main).bundlePath)'. "
                    + "Storyboards are prepared by tessera run and tessera port.")
        }
        content = StoryboardContent.at(path, name: name)
        bundle = storyboardBundleOrNil
        super.init()
    }

    init(content: StoryboardContent, bundle: Bundle?) {
        self.content = content
        self.bundle = bundle
        super.init()
    }

    /// Creates the initial controller of the storyboard, or returns nil if it has none.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    /// Creates the initial controller of the storyboard, or returns nil if it has none. The closure creates the
    /// controller with one of its initializers and the coder. Without a closure, or if it returns nil, `init?(coder:)`
    /// is called.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let element = content.initial else { return nil }
        return typed(StoryboardScene.controller(of: element, in: self, creator: creator))
    }

    /// Creates the controller with an identifier. Ends the app if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// Creates the controller with an identifier. The closure creates it with one of its initializers and the coder.
    /// Without a closure, or if it returns nil, `init?(coder:)` is called. Ends the app if no controller has the
    /// identifier.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let element = content.controller(identifier: identifier) else {
            fatalError(
                "Storyboard (\(content.name)) doesn't contain a view controller with identifier '\(identifier)'"
            )
        }
        return typed(StoryboardScene.controller(of: element, in: self, creator: creator))
    }

    private func typed<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        guard let controller = controller as? ViewController else {
            fatalError(
                "UIStoryboard: \(type(of: controller)) in \(content.name) is no \(ViewController.self).")
        }
        return controller
    }

    /// Creates the controller with an id, or returns nil if no element has it. A placeholder creates a controller of
    /// another storyboard.
    func controller(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        content.controller(id: id).map { StoryboardScene.controller(of: $0, in: self, creator: creator) }
    }
}

/// The content of a storyboard file, which all storyboards of the file share.
@MainActor
final class StoryboardContent {
    let name: String
    let resources: NibResources
    private let initialID: String?
    private var controllers: [String: NibElement] = [:]
    private var scenes: [String: NibElement] = [:]
    private var identifiers: [String: String] = [:]

    private static var known: [String: StoryboardContent] = [:]

    /// Forgets the contents that no storyboard uses.
    static func removeCached() { known = [:] }

    static func at(_ path: String, name: String) -> StoryboardContent {
        if let content = known[path] { return content }
        let content = StoryboardContent(name: "\(name).storyboard", NibFiles.document(at: path))
        known[path] = content
        return content
    }

    init(name: String, _ document: NibDocument) {
        self.name = name
        resources = NibResources(document.resources)
        initialID = document.root["initialViewController"]
        for scene in document.scenes {
            for object in scene.child("objects")?.children ?? [] {
                guard let id = object.id, Self.isController(object) else { continue }
                controllers[id] = object
                scenes[id] = scene
                if let identifier = object["storyboardIdentifier"] { identifiers[identifier] = id }
            }
        }
    }

    private static func isController(_ element: NibElement) -> Bool {
        element.name == "viewControllerPlaceholder"
            || NibVocabulary.isKind(element.name, of: "viewController")
    }

    var initial: NibElement? { initialID.flatMap { controllers[$0] } }
    func controller(id: String) -> NibElement? { controllers[id] }
    func controller(identifier: String) -> NibElement? { identifiers[identifier].flatMap { controllers[$0] } }
    func scene(ofController id: String?) -> NibElement? { id.flatMap { scenes[$0] } }
}
