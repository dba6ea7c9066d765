import TesseraDisplay

extension UIWindow {
    /// The key commands that are available now, in the order of the responders from which keys go: see ``actionResponders``.
    var activeKeyCommands: [UIKeyCommand] {
        let starts = actionResponders
        guard let first = starts.first else { return [] }
        // All keys are those of an open menu, even Escape.
        if subviews.contains(where: { $0 is MenuOverlay }) { return [] }
        var commands: [UIKeyCommand] = []
        var seen: Set<ObjectIdentifier> = []
        for responder in starts.flatMap({ Array(sequence(first: $0, next: \.next)) })
        where seen.insert(ObjectIdentifier(responder)).inserted {
            let controller = responder as? UIViewController
            // Controllers behind a presented controller take part only if they allow it.
            if let controller, controller.presented != nil, !controller.performsActionsWhilePresentingModally
            {
                continue
            }
            commands += responder.keyCommands ?? []
            commands += controller?.addedKeyCommands ?? []
        }
        commands += UIMenuSystem.main.keyCommands
        commands += (first as? any RichTextOwner)?.styleCommands ?? []
        for make in [undoCommands, findCommands, selectAllCommands] {
            commands += starts.lazy.map(make).first { !$0.isEmpty } ?? []
        }
        return commands.flatMap { [$0] + $0.commandsOfAlternates }.filter { command in
            guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
            guard let action = command.action else { return true }
            return starts.contains { $0.target(forAction: action, withSender: command) != nil }
        }
    }

    /// Performs the command of a key that a display has reported, if it is still available.
    func performKeyCommand(_ report: DisplayEvent.Command) {
        let modifiers = UIKeyModifierFlags(displayed: report.modifiers)
        guard let command = activeKeyCommands.first(where: { $0.means(report.input, modifiers) }) else {
            return
        }
        if let action = command.action {
            let target =
                actionResponders.lazy.compactMap {
                    $0.target(forAction: action, withSender: command)
                }.first as? UIResponder
            // The answer counts for this press only.
            let attributes = command.attributes
            defer { command.attributes = attributes }
            target?.validate(command)
            guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return }
        }
        command.performWithSender(self, target: nil)
    }
}

extension PageContent.Command {
    /// Creates the description of a command for a display, or returns nil if the command has no key.
    @MainActor
    init?(_ command: UIKeyCommand) {
        guard let input = command.input else { return nil }
        self.init(
            input: input, modifiers: UIKeyCommand.compared(command.modifierFlags).displayed,
            hasPriority: command.wantsPriorityOverSystemBehavior)
    }
}
