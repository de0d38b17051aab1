// Phrases, options and messages are in these words, so whoever uses the reader has them too.
@_exported import Words
