/// The scene of an app as a display has it: the elements that the app's messages have created and changed.
///
/// ```swift
/// var tree = SceneTree()
/// for message in messages { try tree.apply(message) }
/// let title = tree.elements.values.first { $0.properties.identifier == "title" }
/// ```
///
/// Animations and transitions count as finished: the tree has the properties with which they end.
public struct SceneTree: Equatable, Sendable {
    /// One element with its place in the tree.
    public struct Element: Equatable, Sendable {
        /// The name of the view's class in the app.
        public var viewClass: String
        /// The number of the element that contains this one, or nil for the root.
        public var parent: Int?
        /// The numbers of the elements within this one, from back to front.
        public var children: [Int]
        /// The description of the element.
        public var properties: NodeProperties

        /// Creates an element.
        public init(
            viewClass: String, parent: Int?, children: [Int] = [],
            properties: NodeProperties = NodeProperties()
        ) {
            self.viewClass = viewClass
            self.parent = parent
            self.children = children
            self.properties = properties
        }
    }

    /// The elements by their numbers.
    public private(set) var elements: [Int: Element] = [:]
    /// The number of the element that contains all others, or nil if the tree is empty.
    public private(set) var root: Int?
    /// The fonts that texts may name, by their numbers.
    public private(set) var fonts: [Int: FontContent] = [:]
    /// The settings of the page as a whole.
    public private(set) var page = PageContent()
    /// The number of steps that the user can go back within the app.
    public private(set) var backDepth = 0

    /// Creates a tree without elements.
    public init() {}

    /// Takes over what a message says about the scene. Messages about other things change nothing.
    ///
    /// - Throws: A ``SceneError`` at the first step that does not fit the tree. The steps before it have been
    ///   taken.
    /// - Complexity: In proportion to the message, and to the children of the elements whose order it changes.
    public mutating func apply(_ message: DisplayMessage) throws(SceneError) {
        switch message {
        case .scene(let operations):
            (elements, root) = ([:], nil)
            for operation in operations { try apply(operation) }
        case .patch(let operations):
            for operation in operations { try apply(operation) }
        case .page(let content): page = content
        case .history(let depth, _, _): backDepth = depth
        case .claim, .clock, .request, .state, .settings, .refused: break
        }
    }

    /// Takes one step.
    ///
    /// - Throws: A ``SceneError`` if the step does not fit the tree, which then stays as it is.
    public mutating func apply(_ operation: SceneOperation) throws(SceneError) {
        switch operation {
        case .create(let id, let parent, let index, let viewClass, let properties):
            guard elements[id] == nil else { throw .duplicate(id) }
            try insert(id, in: parent, at: index)
            elements[id] = Element(viewClass: viewClass, parent: parent, properties: properties)
        case .update(let id, let set, let cleared, _):
            guard elements[id] != nil else { throw .unknown(id) }
            let unknown = cleared.first { NodeProperty.byName[$0] == nil }
            if let unknown { throw .unknownProperty(unknown, of: id) }
            elements[id]?.properties.apply(set, cleared: cleared)
        case .move(let id, let parent, let index):
            try move(id, to: parent, at: index)
        case .remove(let id):
            guard elements[id] != nil else { throw .unknown(id) }
            detach(id)
            removeAll(from: id)
        case .font(let id, let content):
            fonts[id] = content
        case .transition(let id, _), .stop(let id):
            guard elements[id] != nil else { throw .unknown(id) }
        }
    }

    private mutating func insert(_ id: Int, in parent: Int?, at index: Int) throws(SceneError) {
        guard let parent else {
            if let root { throw .secondRoot(id, beside: root) }
            root = id
            return
        }
        guard let count = elements[parent]?.children.count else { throw .unknown(parent) }
        guard (0...count).contains(index) else { throw .index(index, of: id, count: count) }
        elements[parent]?.children.insert(id, at: index)
    }

    private mutating func move(_ id: Int, to parent: Int, at index: Int) throws(SceneError) {
        guard let old = elements[id] else { throw .unknown(id) }
        guard let target = elements[parent] else { throw .unknown(parent) }
        guard !contains(parent, within: id) else { throw .cycle(id, parent: parent) }
        let count = target.children.count - (old.parent == parent ? 1 : 0)
        guard (0...count).contains(index) else { throw .index(index, of: id, count: count) }
        detach(id)
        elements[id]?.parent = parent
        elements[parent]?.children.insert(id, at: index)
    }

    /// Returns true if `id` is `ancestor` or lies within it.
    private func contains(_ id: Int, within ancestor: Int) -> Bool {
        var current: Int? = id
        while let next = current {
            if next == ancestor { return true }
            current = elements[next]?.parent
        }
        return false
    }

    private mutating func detach(_ id: Int) {
        if id == root { root = nil }
        guard let parent = elements[id]?.parent else { return }
        elements[parent]?.children.removeAll { $0 == id }
    }

    private mutating func removeAll(from id: Int) {
        var waiting = [id]
        while let next = waiting.popLast() {
            waiting += elements.removeValue(forKey: next)?.children ?? []
        }
    }
}

/// A step of a message that does not fit the scene to which it was sent.
public enum SceneError: Error, Equatable, CustomStringConvertible {
    /// An element is created under a number that another one has.
    case duplicate(Int)
    /// A step names an element that does not exist.
    case unknown(Int)
    /// A second element without a parent is created.
    case secondRoot(Int, beside: Int)
    /// An element is put at a place that its parent does not have.
    case index(Int, of: Int, count: Int)
    /// An element is moved into itself or into one of its descendants.
    case cycle(Int, parent: Int)
    /// A step resets a property that no element has.
    case unknownProperty(String, of: Int)

    /// The error as a sentence.
    public var description: String {
        switch self {
        case .duplicate(let id): "Element \(id) is created although it exists."
        case .unknown(let id): "Element \(id) does not exist."
        case .secondRoot(let id, let root):
            "Element \(id) has no parent, but element \(root) is the root already."
        case .index(let index, let id, let count):
            "Element \(id) is put at place \(index), but there are places 0 to \(count) only."
        case .cycle(let id, let parent): "Element \(id) is moved into \(parent), which lies within it."
        case .unknownProperty(let name, let id): "Element \(id) loses a property “\(name)”, which none has."
        }
    }
}
