import TesseraSelectors

/// Changes a property of an object, and announces the change under all names that observers use for it.
func announce(_ object: AnyObject, _ keys: String..., change: () -> Void) {
    for key in keys { TesseraSelectors.willChangeValue(of: object, forKey: key) }
    change()
    for key in keys.reversed() { TesseraSelectors.didChangeValue(of: object, forKey: key) }
}
