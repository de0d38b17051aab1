import CommandIO

/// The mistakes in a file of the user's, at least one, in the order of the file.
package struct FileMistakes: Error {
    /// The mistakes.
    package var list: [ToolError]
}
