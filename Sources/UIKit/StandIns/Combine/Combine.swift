// Stands for Apple's Combine: OpenCombine with its parts for Foundation and Dispatch, which has Combine's names. It is all
// there, and works.
@_exported import Foundation
@_exported import OpenCombineShim
