/// temporary
public enum SymbolCatalog { public static let fontFamilyName = "Material Design Icons" }
