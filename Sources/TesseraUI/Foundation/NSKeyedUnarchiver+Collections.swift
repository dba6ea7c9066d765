#if !canImport(Darwin)
    import Foundation

    extension NSKeyedUnarchiver {
        /// Returns the array in an archive whose elements have the given class, or nil if the archive contains no such array.
        /// See Apple's [unarchivedArrayOfObjects(ofClass:from:)](
        /// https://developer.apple.com/documentation/foundation/nskeyedunarchiver/unarchivedarrayofobjects(ofclass:from:)).
        public static func unarchivedArrayOfObjects<Element: NSObject & NSCoding>(
            ofClass cls: Element.Type, from data: Data
        ) throws -> [Element]? {
            try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Element]
        }
    }
#endif
