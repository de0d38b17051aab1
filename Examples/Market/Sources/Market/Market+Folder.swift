/// The folder of the app's files, for programs that start the app.
public enum MarketFolder {
    /// The folder of the app's files.
    public static let path = #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/App"
}
