/// Where the app's storyboards, texts and catalogues are, for those who start it.
public enum LarderFolder {
    /// The folder of the app's files.
    public static let path = #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/App"
}
