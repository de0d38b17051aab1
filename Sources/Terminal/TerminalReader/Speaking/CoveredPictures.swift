import TerminalEmulator

/// Pictures of a program that something else has covered since, the last one at the end: a menu, a dialog, a page of help.
/// When one comes back, it is no news; where the user was in it is.
struct CoveredPictures: Sendable {
    private struct Picture: Sendable {
        var image: ScreenImage
        /// What was selected in it.
        var selected: String?
    }

    private var pictures: [Picture] = []

    /// Takes a picture that a key has covered, unless it is known.
    mutating func cover(_ image: ScreenImage, selected: String?) {
        pictures.removeAll { Self.isShown($0.image, in: image) }
        guard image.rows.count(where: { !$0.isBlank }) >= Thresholds.Change.fewestScrolled else { return }
        pictures.append(Picture(image: image, selected: selected))
        if pictures.count > Thresholds.Cover.most { pictures.removeFirst() }
    }

    /// The picture that a screen shows again, with what was selected in it; it is covered no longer, nor are those that
    /// have covered it.
    mutating func uncover(_ image: ScreenImage) -> (image: ScreenImage, selected: String?)? {
        guard let index = pictures.lastIndex(where: { Self.isShown($0.image, in: image) }) else { return nil }
        defer { pictures.removeSubrange(index...) }
        return (pictures[index].image, pictures[index].selected)
    }

    /// Forgets all of them: another program has the screen.
    mutating func forget() { pictures = [] }

    /// Whether a screen shows a picture again. A value may be another one, a clock may have gone on, and the edges may
    /// report something.
    private static func isShown(_ picture: ScreenImage, in image: ScreenImage) -> Bool {
        guard picture.rows.count == image.rows.count, picture.columns == image.columns,
            picture.isAlternate == image.isAlternate
        else { return false }
        let others = image.rows.indices.filter { row in
            row < image.messageRow && !picture.rows[row].hasSameText(as: image.rows[row]) && !image.isStatus(row)
        }
        guard others.count <= Thresholds.Cover.mostOthers + Thresholds.Tick.mostRows else { return false }
        let news = others.count { row in
            LineClassifier.signature(of: picture.rows[row].text())
                != LineClassifier.signature(of: image.rows[row].text())
        }
        return news <= Thresholds.Cover.mostOthers
    }
}

extension ScreenImage {
    /// Whether most words of what was said stand on the screen.
    func tells(_ text: String) -> Bool {
        func words(_ text: String) -> [Substring] {
            text.split { !$0.isLetter && !$0.isNumber }.filter { $0.contains(where: \.isLetter) }
        }
        let shown = Set(rows.flatMap { words($0.text()).map(String.init) })
        let told = words(text)
        return Thresholds.News.sameWords.isReached(by: told.count { shown.contains(String($0)) }, of: told.count)
    }
}
