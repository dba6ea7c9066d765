import TesseraDisplay

extension UIWindow {
    /// The keys that mean something now, the nearest to what is edited first.
    var activeKeyCommands: [UIKeyCommand] {
        guard let first = firstResponder ?? rootViewController?.frontController else { return [] }
        var commands: [UIKeyCommand] = []
        for responder in sequence(first: first, next: \.next) {
            let controller = responder as? UIViewController
            // What lies behind a presented controller may give it the keys alone.
            if let controller, controller.presented != nil, !controller.performsActionsWhilePresentingModally
            {
                continue
            }
            commands += responder.keyCommands ?? []
            commands += controller?.addedKeyCommands ?? []
        }
        return commands.filter { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
    }

    /// Does what a key means that a display has heard of; nothing where it means nothing any more.
    func performKeyCommand(_ report: DisplayEvent.Command) {
        let modifiers = UIKeyModifierFlags(displayed: report.modifiers)
        activeKeyCommands.first { $0.means(report.input, modifiers) }?.performWithSender(self, target: nil)
    }
}

extension PageContent.Command {
    /// Describes a command for a display.
    @MainActor
    init?(_ command: UIKeyCommand) {
        guard let input = command.input else { return nil }
        self.init(
            input: input, modifiers: UIKeyCommand.compared(command.modifierFlags).displayed,
            hasPriority: command.wantsPriorityOverSystemBehavior)
    }
}
