// In this file, the key path of a property with a setter that is private to another file cannot write.
let playsElsewhere: KeyPath<Track, Int> & Sendable = \Track.plays
