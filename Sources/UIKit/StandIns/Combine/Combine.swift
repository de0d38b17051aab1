// Replaces Apple's Combine: OpenCombine with its parts for Foundation and Dispatch, which has Combine's names. It is
// complete and works.
@_exported import Foundation
#if Combine
@_exported import OpenCombineShim
#else
#error("Combine needs the trait 'Combine' of the package earshot: leave 'traits:' out of its .package line")
#endif
