import TesseraNibs

/// The attributes and elements that Interface Builder writes for itself, and that have no effect in an app.
enum DesignTime {
    static let attributes: Set<String> = [
        "sceneID",
        "userLabel", "sceneMemberID", "customModuleProvider", "fixedFrame", "misplaced", "ambiguous",
        "verifyAmbiguity",
        "simulatedAppContext", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
        "useAutolayout",
        "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen", "version", "colorLabel",
        "symbolicTraits", "wantsToBeColor", "wantsFullScreenLayout",
        "autoresizesArchivedViewToFullSize", "useStoryboardIdentifierAsRestorationIdentifier",
        "restorationIdentifier",
        "userCalloutLabel", "usesAttributedText", "segmentControlStyle", "hasAttributes", "misplacedSize",
        "keepsDefaultValue", "opaqueTouchBar",
        "lockedColor", "isUserInteractionEnabledExplicit", "visible", "bundleIdentifierProvider",
        "widthSizable_", "customModulePrefix", "simulatedOrientation", "aspectRatio", "flatShadow",
    ]

    static let elements: Set<String> = [
        "device", "dependencies", "capability", "deployment", "plugIn", "development", "designables",
        "classes",
        "simulatedMetricsContainer", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedScreenMetrics",
        "simulatedOrientationMetrics",
        "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
        "modalPageSheetSimulatedSizeMetrics",
        "inferredMetricsTieBreakers", "refExclusion", "viewPrinting", "customFonts", "adaptation",
        "accessibilityOverrides",
    ]

    /// Returns true for an element that only Interface Builder uses.
    static func isElement(_ element: NibElement) -> Bool {
        if elements.contains(element.name) { return true }
        // This element is always empty, since gesture recognizers are connected as outlets.
        if element.name == "gestureRecognizers" { return true }
        guard let key = element.key else { return element.name == "nil" }
        return key.hasPrefix("simulated") || key == "canvasLocation" || key == "freeformSize"
            || key == "defaultToolbarItems"
            || element.name == "nil" && key != "textColor" && key != "separatorColor"
            || element.name == "rect" && key == "contentStretch"
    }

    /// Returns the element without the attributes and elements that only Interface Builder uses.
    ///
    /// - Parameter module: The module to which classes of the file's target belong, whatever the file says, or nil for the
    ///   one that the file names. Targets with modules of their own may share a file.
    static func removed(from element: NibElement, module: String?) -> NibElement {
        var children: [NibElement] = []
        children.reserveCapacity(element.children.count)
        for child in element.children where !isElement(child) {
            children.append(removed(from: child, module: module))
        }
        let result = NibElement(
            element.name, attributes: element.attributes.filter { !attributes.contains($0.name) },
            children: children, text: element.text, line: element.line)
        guard let module, element["customModuleProvider"] == "target" else { return result }
        return result.setting("customModule", to: module)
    }
}
