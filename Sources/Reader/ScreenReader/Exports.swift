// Phrases, options and messages use these words, so clients of the reader need them too.
@_exported import Words
