import CommandIO

extension ExitStatus {
    /// The description of the exit codes in `--help`.
    static let help = """
        EXIT CODES:
          0   success
          1   an issue was found (audit), a case failed (conformance), or speech has changed (replay)
          2   the log or the screen can't be read (replay)
          3   no issue was found, but a part of a page source could not be measured (audit)
          64  incorrect usage
          65  the content of a file is not valid
          66  a file can't be read, or there is no case to run (conformance)
          69  something required is missing, such as the speech synthesizer
          70  a bug in Earshot, reported in one line; with SWIFT_BACKTRACE set, Swift's full report
          73  an output file can't be written
        """
}
