extension UIWindow {
    /// Returns the commands for the keys that undo and redo what the undo manager of a responder has recorded. A text that is
    /// edited uses these keys itself.
    ///
    /// - Parameter first: The first responder, or the frontmost controller if there is none.
    func undoCommands(from first: UIResponder) -> [UIKeyCommand] {
        guard let manager = first.undoManager, manager.isReady else { return [] }
        var commands: [UIKeyCommand] = []
        // The browser knows nothing of the attributes of a text that is edited.
        let isInText = (first as? any RichTextOwner)?.isRich == true
        defer { for command in commands { command.wantsPriorityOverSystemBehavior = isInText } }
        if manager.canUndo {
            commands.append(
                UIKeyCommand(title: manager.undoMenuItemTitle, input: "z", modifierFlags: .command) { _ in
                    if manager.isReady, manager.canUndo { manager.undo() }
                })
        }
        // Reading `canRedo` would post a notification.
        if manager.redoCount > 0 {
            commands.append(
                UIKeyCommand(
                    title: manager.redoMenuItemTitle, input: "z", modifierFlags: [.command, .shift]
                ) { _ in
                    if manager.isReady, manager.canRedo { manager.redo() }
                })
        }
        return commands
    }
}

extension UndoManager {
    /// True if a key may undo or redo: no change of several turns of the main loop is under way.
    fileprivate var isReady: Bool {
        groupingLevel <= (groupsByEvent ? 1 : 0) && !isUndoing && !isRedoing
    }
}

extension UIApplication {
    /// Sends the displays the key commands that are available now, with the next commit.
    func keyCommandsChanged() {
        for case let scene as UIWindowScene in connectedScenes { scene.committer.scheduleCommit() }
    }
}
