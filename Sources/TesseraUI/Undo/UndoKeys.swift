extension UIWindow {
    /// The commands for the keys that undo and redo what the undo manager of the first responder has recorded, or that of the frontmost
    /// controller without a first responder. A text that is edited uses these keys itself.
    func undoCommands(from first: UIResponder) -> [UIKeyCommand] {
        guard let manager = first.undoManager else { return [] }
        var commands: [UIKeyCommand] = []
        if manager.canUndo {
            commands.append(
                UIKeyCommand(title: manager.undoMenuItemTitle, input: "z", modifierFlags: .command) { _ in
                    if manager.canUndo { manager.undo() }
                })
        }
        // Reading `canRedo` would post a notification.
        if manager.redoCount > 0 {
            commands.append(
                UIKeyCommand(
                    title: manager.redoMenuItemTitle, input: "z", modifierFlags: [.command, .shift]
                ) { _ in
                    if manager.canRedo { manager.redo() }
                })
        }
        return commands
    }
}

extension UIApplication {
    /// Sends the displays the key commands that are available now, with the next commit.
    func keyCommandsChanged() {
        for case let scene as UIWindowScene in connectedScenes { scene.committer.scheduleCommit() }
    }
}
