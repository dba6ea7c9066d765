extension UIWindow {
    /// Returns the command for the key that selects everything, if a responder can. A text that is edited uses this key itself.
    ///
    /// - Parameter first: The first responder, or the frontmost controller if there is none.
    func selectAllCommands(from first: UIResponder) -> [UIKeyCommand] {
        guard !(first is any TextInputOwner), first.target(forAction: "selectAll:", withSender: nil) != nil
        else { return [] }
        return [
            UIKeyCommand(
                title: SystemWord.selectAll.text, action: "selectAll:", input: "a", modifierFlags: .command)
        ]
    }
}
