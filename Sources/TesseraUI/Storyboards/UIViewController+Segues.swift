import Foundation
import TesseraBasics
import TesseraNibs
import TesseraSelectors

/// The state that only controllers with a nib or a storyboard have.
@MainActor
final class NibState {
    var nibName: String?
    var bundle: Bundle?
    /// The scene of the storyboard from which the controller was created, or nil.
    var scene: StoryboardScene?
}

extension UIViewController {
    var madeNibState: NibState {
        if let nibState { return nibState }
        let state = NibState()
        nibState = state
        return state
    }

    /// Loads the view from the storyboard or the nib of the controller. Returns false if there is none.
    func loadNibView() -> Bool {
        if let scene = nibState?.scene, scene.loadView(of: self) { return true }
        guard let name = nibState?.nibName ?? usualNibName else { return false }
        _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        demand(
            viewIfLoaded != nil,
            "-[UIViewController loadView] loaded the \"\(name)\" nib but the view outlet was not set.")
        return true
    }

    /// The name of the nib that belongs to the class, or nil if there is none. A controller of a storyboard loads this nib if
    /// its scene has no view.
    private var usualNibName: String? {
        NibFiles.isOfUIKit(type(of: self)) ? nil : NibFiles.name(for: type(of: self), in: nibBundle)
    }

    func performStoryboardSegue(_ identifier: String, sender: Any?) {
        guard let template = nibState?.scene?.template(identifier: identifier) else {
            fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        template.perform(sender: sender)
    }

    /// Takes the properties that a nib or a storyboard gives the controller. A controller of a storyboard loads its
    /// view later.
    func takeController(_ nib: NibContent) {
        nib.loading.refer(nib.element.id, to: self)
        if let scene = nib.loading.scene, scene.element === nib.element {
            scene.controller = self
            madeNibState.scene = scene
            madeNibState.bundle = nib.loading.bundle
        }
        nib.with(nib.text("title")) { title = $0 }
        nib.with(nib.string("nibName")) { madeNibState.nibName = $0 }
        takePresentation(nib)
        nib.with(nib.bool("hidesBottomBarWhenPushed")) { hidesBottomBarWhenPushed = $0 }
        nib.with(nib.bool("extendedLayoutIncludesOpaqueBars")) { extendedLayoutIncludesOpaqueBars = $0 }
        nib.with(nib.bool("automaticallyAdjustsScrollViewInsets")) {
            automaticallyAdjustsScrollViewInsets = $0
        }
        nib.with(nib.edges("edgesForExtendedLayout")) { edgesForExtendedLayout = $0 }
        nib.with(nib.bool("viewRespectsSystemMinimumLayoutMargins")) {
            viewRespectsSystemMinimumLayoutMargins = $0
        }
        nib.with(nib.size("preferredContentSize") ?? nib.value("contentSizeForViewInPopover")?.size("value"))
        {
            preferredContentSize = $0
        }
        nib.with(nib.object("navigationItem", as: UINavigationItem.self)) { item in
            if item.title == nil { item.title = title }
            navigationItem = item
        }
        nib.with(nib.object("tabBarItem", as: UITabBarItem.self)) { tabBarItem = $0 }
        let items = nib.items("toolbarItems")
        if !items.isEmpty { toolbarItems = items }
        for command in nib.list("keyCommands") { command.with(command.keyCommand) { addKeyCommand($0) } }
        if nib.loading.scene == nil { nib.with(nib.object("view", as: UIView.self)) { view = $0 } }
    }

    private func takePresentation(_ nib: NibContent) {
        nib.with(nib.string("modalPresentationStyle").flatMap { UIModalPresentationStyle.nibNames[$0] }) {
            modalPresentationStyle = $0
        }
        nib.with(nib.string("modalTransitionStyle").flatMap { UIModalTransitionStyle.nibNames[$0] }) {
            modalTransitionStyle = $0
        }
        nib.with(nib.bool("modalInPresentation")) { isModalInPresentation = $0 }
        nib.with(nib.bool("definesPresentationContext")) { definesPresentationContext = $0 }
        nib.with(nib.bool("providesPresentationContextTransitionStyle")) {
            providesPresentationContextTransitionStyle = $0
        }
    }
}

extension NibContent {
    /// The key command that the element describes, or nil.
    fileprivate var keyCommand: UIKeyCommand? {
        guard let input = string("input") else { return nil }
        let modifiers: UIKeyModifierFlags =
            child("keyModifierFlags")?.options([
                "alphaShift": .alphaShift, "shift": .shift, "control": .control, "alternate": .alternate,
                "command": .command, "numericPad": .numericPad,
            ]) ?? []
        let action = NibAction(Selector(string("selector") ?? ""))
        return UIKeyCommand(title: string("title") ?? "", input: input, modifierFlags: modifiers) {
            action.send(from: $0.sender)
        }
    }
}
