import Foundation
import TesseraBasics
import TesseraNibs

/// The elements of a document from which a nib creates its objects, anew for each loading.
@MainActor
final class NibTemplate {
    let name: String
    let bundle: Bundle?
    let elements: [NibElement]
    let resources: NibResources
    /// The scene that contains the prototype cell, or nil if the nib has a file of its own.
    weak var scene: StoryboardScene?
    private let isOfScene: Bool
    /// A record of the attributes that loading reads, which only tests set.
    var trace: NibTrace?

    init(
        name: String, bundle: Bundle?, elements: [NibElement], resources: NibResources,
        scene: StoryboardScene? = nil
    ) {
        self.name = name
        self.bundle = bundle
        self.elements = elements
        self.resources = resources
        self.scene = scene
        isOfScene = scene != nil
    }

    convenience init(name: String, bundle: Bundle?, document: NibDocument) {
        demand(
            document.kind == .nib,
            "UINib: \(name) is a storyboard; load it with UIStoryboard(name:bundle:).")
        self.init(
            name: name, bundle: bundle, elements: document.objects,
            resources: NibResources(document.resources))
    }

    /// Creates the objects, connects them, and returns the top-level ones.
    func load(owner: AnyObject?, external: [String: AnyObject] = [:]) -> [NSObject] {
        let loading = NibLoading(
            name: name, bundle: bundle, resources: resources, owner: owner, scene: scene, trace: trace)
        loading.ignoresMissing = isOfScene && scene == nil
        return load(in: loading, external: external)
    }

    func load(in loading: NibLoading, external: [String: AnyObject] = [:]) -> [NSObject] {
        var objects: [NSObject] = []
        for element in elements where element.name == "placeholder" {
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner":
                loading.refer(element.id, to: .owner)
                loading.ownerElements.append(element)
            case "IBFirstResponder": loading.refer(element.id, to: .firstResponder)
            case let name?:
                guard let object = external[name] else {
                    loading.failure(
                        element,
                        "the placeholder \(name) needs an object in the option UINib.OptionsKey.externalObjects"
                    )
                }
                loading.refer(element.id, to: .weakly(WeakObject(object: object)))
            case nil: break
            }
        }
        for element in elements where element.name != "placeholder" && element.name != "exit" {
            if let object = loading.object(of: element) { objects.append(object) }
        }
        loading.complete()
        return objects
    }
}
