// Replaces Apple's simd: the parts that code for layers uses, which are vectors and 4 × 4 matrices.
@_exported import Foundation

/// A vector of two doubles.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three doubles.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four doubles.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two floats.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three floats.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four floats.
public typealias simd_float4 = SIMD4<Float>
/// A 4 × 4 matrix.
public typealias double4x4 = simd_double4x4

/// A 4 × 4 matrix of doubles, as four columns.
public struct simd_double4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

    /// Creates a matrix from its columns.
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "a 4x4 matrix has four columns")
        self.init(columns: (columns[0], columns[1], columns[2], columns[3]))
    }

    /// Creates a matrix from its columns.
    public init(
        _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
    ) { self.init(columns: (col0, col1, col2, col3)) }

    /// Creates a matrix from its rows.
    public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }

    /// Creates a matrix with a diagonal; the other elements are zero.
    public init(diagonal: SIMD4<Double>) {
        self.init(
            (0..<4).map { index in
                var column = SIMD4<Double>.zero
                column[index] = diagonal[index]
                return column
            })
    }

    /// A column of the matrix.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    /// An element of the matrix.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transposed matrix.
    public var transpose: simd_double4x4 {
        simd_double4x4((0..<4).map { SIMD4(self[0, $0], self[1, $0], self[2, $0], self[3, $0]) })
    }

    /// Whether all elements are equal.
    public static func == (first: simd_double4x4, second: simd_double4x4) -> Bool {
        (0..<4).allSatisfy { first[$0] == second[$0] }
    }

    /// The product of a matrix and a column vector.
    public static func * (matrix: simd_double4x4, vector: SIMD4<Double>) -> SIMD4<Double> {
        let first = matrix[0] * vector.x + matrix[1] * vector.y
        return first + matrix[2] * vector.z + matrix[3] * vector.w
    }

    /// The product of a row vector and a matrix.
    public static func * (vector: SIMD4<Double>, matrix: simd_double4x4) -> SIMD4<Double> { matrix.transpose * vector }

    /// The product of two matrices.
    public static func * (first: simd_double4x4, second: simd_double4x4) -> simd_double4x4 {
        simd_double4x4((0..<4).map { first * second[$0] })
    }
}
