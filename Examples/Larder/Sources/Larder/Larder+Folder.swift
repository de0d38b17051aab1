/// The folder of the app's storyboards, texts and catalogues, for programs that start the app.
public enum LarderFolder {
    /// The folder of the app's files.
    public static let path = #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/App"
}
