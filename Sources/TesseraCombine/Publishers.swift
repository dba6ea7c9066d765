#if !canImport(Combine)
    /// The namespace of the publishers that operators return.
    ///
    /// For example, `map(_:)` returns a ``Map``. See
    /// [Publishers](https://developer.apple.com/documentation/combine/publishers). Most of the types are
    /// OpenCombine's, and some belong to this module. This namespace contains both under Apple's names.
    public enum Publishers {}

    // MARK: Mapping

    extension Publishers {
        /// Transforms each element.
        public typealias Map = OpenCombine.Publishers.Map
        /// Transforms each element with a closure that may throw.
        public typealias TryMap = OpenCombine.Publishers.TryMap
        /// Publishes the value of a key path of each element.
        public typealias MapKeyPath = OpenCombine.Publishers.MapKeyPath
        /// Publishes the values of two key paths of each element.
        public typealias MapKeyPath2 = OpenCombine.Publishers.MapKeyPath2
        /// Publishes the values of three key paths of each element.
        public typealias MapKeyPath3 = OpenCombine.Publishers.MapKeyPath3
        /// Transforms the failure.
        public typealias MapError = OpenCombine.Publishers.MapError
        /// Combines each element with the result of those before it.
        public typealias Scan = OpenCombine.Publishers.Scan
        /// Combines each element with the result of those before it, with a closure that may throw.
        public typealias TryScan = OpenCombine.Publishers.TryScan
        /// Declares a type of failure for a publisher that cannot fail.
        public typealias SetFailureType = OpenCombine.Publishers.SetFailureType
        /// Encodes each element.
        public typealias Encode = OpenCombine.Publishers.Encode
        /// Decodes each element.
        public typealias Decode = OpenCombine.Publishers.Decode
    }

    // MARK: Filtering

    extension Publishers {
        /// Publishes the elements that satisfy a condition.
        public typealias Filter = OpenCombine.Publishers.Filter
        /// Publishes the elements that satisfy a condition that may throw.
        public typealias TryFilter = OpenCombine.Publishers.TryFilter
        /// Transforms each element and publishes the results that are not nil.
        public typealias CompactMap = OpenCombine.Publishers.CompactMap
        /// Transforms each element with a closure that may throw and publishes the results that are not nil.
        public typealias TryCompactMap = OpenCombine.Publishers.TryCompactMap
        /// Publishes the elements that differ from the one before.
        public typealias RemoveDuplicates = OpenCombine.Publishers.RemoveDuplicates
        /// Publishes the elements that differ from the one before, by a comparison that may throw.
        public typealias TryRemoveDuplicates = OpenCombine.Publishers.TryRemoveDuplicates
        /// Publishes an element if the upstream publisher finishes without any.
        public typealias ReplaceEmpty = OpenCombine.Publishers.ReplaceEmpty
        /// Publishes an element in the place of a failure, and finishes.
        public typealias ReplaceError = OpenCombine.Publishers.ReplaceError
        /// Publishes the completion only.
        public typealias IgnoreOutput = OpenCombine.Publishers.IgnoreOutput
    }

    // MARK: Reducing

    extension Publishers {
        /// Publishes all elements as one array at the end.
        public typealias Collect = OpenCombine.Publishers.Collect
        /// Publishes arrays of a number of elements each.
        public typealias CollectByCount = OpenCombine.Publishers.CollectByCount
        /// Combines all elements into one result.
        public typealias Reduce = OpenCombine.Publishers.Reduce
        /// Combines all elements into one result, with a closure that may throw.
        public typealias TryReduce = OpenCombine.Publishers.TryReduce
        /// Publishes the number of elements.
        public typealias Count = OpenCombine.Publishers.Count
        /// Publishes the greatest or the least element, by a comparison.
        public typealias Comparison = OpenCombine.Publishers.Comparison
        /// Publishes the greatest or the least element, by a comparison that may throw.
        public typealias TryComparison = OpenCombine.Publishers.TryComparison
        /// Publishes true if an element occurs, and false otherwise.
        public typealias Contains = OpenCombine.Publishers.Contains
        /// Publishes true if an element satisfies a condition, and false otherwise.
        public typealias ContainsWhere = OpenCombine.Publishers.ContainsWhere
        /// Publishes true if an element satisfies a condition that may throw, and false otherwise.
        public typealias TryContainsWhere = OpenCombine.Publishers.TryContainsWhere
        /// Publishes true if all elements satisfy a condition, and false otherwise.
        public typealias AllSatisfy = OpenCombine.Publishers.AllSatisfy
        /// Publishes true if all elements satisfy a condition that may throw, and false otherwise.
        public typealias TryAllSatisfy = OpenCombine.Publishers.TryAllSatisfy
    }

    // MARK: Parts of a sequence

    extension Publishers {
        /// Publishes the elements of a sequence.
        public typealias Sequence = OpenCombine.Publishers.Sequence
        /// Publishes the first element.
        public typealias First = OpenCombine.Publishers.First
        /// Publishes the first element that satisfies a condition.
        public typealias FirstWhere = OpenCombine.Publishers.FirstWhere
        /// Publishes the first element that satisfies a condition that may throw.
        public typealias TryFirstWhere = OpenCombine.Publishers.TryFirstWhere
        /// Publishes the last element.
        public typealias Last = OpenCombine.Publishers.Last
        /// Publishes the last element that satisfies a condition.
        public typealias LastWhere = OpenCombine.Publishers.LastWhere
        /// Publishes the last element that satisfies a condition that may throw.
        public typealias TryLastWhere = OpenCombine.Publishers.TryLastWhere
        /// Omits a number of elements at the beginning.
        public typealias Drop = OpenCombine.Publishers.Drop
        /// Omits elements until another publisher sends one.
        public typealias DropUntilOutput = OpenCombine.Publishers.DropUntilOutput
        /// Publishes elements until another publisher sends one.
        public typealias PrefixUntilOutput = OpenCombine.Publishers.PrefixUntilOutput
        /// Publishes elements as long as they satisfy a condition.
        public typealias PrefixWhile = OpenCombine.Publishers.PrefixWhile
        /// Publishes elements as long as they satisfy a condition that may throw.
        public typealias TryPrefixWhile = OpenCombine.Publishers.TryPrefixWhile
        /// Publishes the elements of one publisher and then those of another.
        public typealias Concatenate = OpenCombine.Publishers.Concatenate
    }

    // MARK: Several publishers

    extension Publishers {
        /// Publishes the elements of the newest of the publishers that it receives.
        public typealias SwitchToLatest = OpenCombine.Publishers.SwitchToLatest
        /// Continues with another publisher after a failure.
        public typealias Catch = OpenCombine.Publishers.Catch
        /// Continues with another publisher after a failure, or fails with the error that the closure
        /// throws.
        public typealias TryCatch = OpenCombine.Publishers.TryCatch
        /// Subscribes anew after a failure.
        public typealias Retry = OpenCombine.Publishers.Retry
        /// Stops the program on a failure.
        public typealias AssertNoFailure = OpenCombine.Publishers.AssertNoFailure
    }

    // MARK: Sharing, buffering and debugging

    extension Publishers {
        /// Sends the elements of one subscription through a subject to many subscribers.
        public typealias Multicast = OpenCombine.Publishers.Multicast
        /// Shares one subscription among all subscribers, and keeps it while there is one.
        public typealias Share = OpenCombine.Publishers.Share
        /// Connects to a connectable publisher automatically.
        public typealias Autoconnect = OpenCombine.Publishers.Autoconnect
        /// Makes a publisher wait until a caller connects to it.
        public typealias MakeConnectable = OpenCombine.Publishers.MakeConnectable
        /// Stores elements until there is demand for them.
        public typealias Buffer = OpenCombine.Publishers.Buffer
        /// The way in which a buffer requests elements.
        public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy
        /// The behaviour of a full buffer.
        public typealias BufferingStrategy = OpenCombine.Publishers.BufferingStrategy
        /// Measures the time between events.
        public typealias MeasureInterval = OpenCombine.Publishers.MeasureInterval
        /// Prints the events that pass.
        public typealias Print = OpenCombine.Publishers.Print
        /// Stops in the debugger at certain events.
        public typealias Breakpoint = OpenCombine.Publishers.Breakpoint
    }
#endif
