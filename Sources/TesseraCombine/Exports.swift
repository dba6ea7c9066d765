@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// Where Apple's Combine exists it is the better Combine. Elsewhere OpenCombine gives the same names, schedulers
// and Foundation publishers, without its `ocombine` prefix.
#if canImport(Combine)
    @_exported import Combine
#else
    @_exported import OpenCombine
    @_exported import OpenCombineDispatch
    @_exported import OpenCombineFoundation
#endif
