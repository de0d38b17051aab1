import Braille

/// Checks braille, which is needed only with a display or when lines of cells are requested.
struct BrailleCheck {
    /// All that was found.
    func diagnoses() -> [Diagnosis] { [translation, display] }

    private var translation: Diagnosis {
        do throws(BrailleError) {
            _ = try BrailleTranslator()
            return .ok("braille", "liblouis translates")
        } catch {
            return .note("braille", "\(error)", "only --braille and --braille-display need it")
        }
    }

    private var display: Diagnosis {
        do throws(BrailleDisplayError) {
            let width = try BrlAPIConnection().width
            return .ok("braille display", "BRLTTY has one with \(width) cells")
        } catch {
            return .note("braille display", "\(error)", "only --braille-display needs it")
        }
    }
}
