import TesseraBasics

/// The syntax tree of a text in Apple's Visual Format Language. It names views and metrics, and holds none.
///
/// Offsets count characters from the start of the text, for messages that point at a place of it.
struct VisualFormat: Equatable {
    /// The axis along which the format places its views.
    enum Orientation {
        case horizontal
        case vertical
    }

    /// How a predicate compares its subject with its quantity.
    enum Relation {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// A number that stands in the text, or the name of a metric or a view.
    struct Quantity: Equatable {
        enum Kind: Equatable {
            case number(Double)
            case name(String)
        }
        var kind: Kind
        var offset: Int
    }

    /// A demand on a distance or on the size of a view, as in `>=8@750`.
    struct Predicate: Equatable {
        var relation: Relation
        var quantity: Quantity
        /// The priority; nil where the text states none.
        var priority: Quantity?
    }

    /// The distance between two neighbours.
    enum Connection: Equatable {
        /// The neighbours touch: nothing stands between them.
        case flush
        /// The neighbours have the standard spacing: `-` stands between them.
        case standard
        /// The distance meets all predicates: `-8-` or `-(>=8,<=20)-` stands between the neighbours.
        case predicates([Predicate])
    }

    /// A view or layout guide in brackets, with the demands on its size along the axis.
    struct Item: Equatable {
        var name: String
        var offset: Int
        var predicates: [Predicate] = []
    }

    /// A superview's edge, `|`, and the connection to the item beside it.
    struct Edge: Equatable {
        var connection: Connection
        var offset: Int
    }

    var orientation: Orientation
    /// The superview's edge ahead of the first item, if the text begins with one.
    var leading: Edge?
    /// The items, at least one.
    var items: [Item]
    /// The connections between neighbouring items: one fewer than there are items.
    var connections: [Connection] = []
    /// The superview's edge behind the last item, if the text ends with one.
    var trailing: Edge?
}
