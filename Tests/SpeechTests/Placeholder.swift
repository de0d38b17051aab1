// The first suite of this module replaces this file.
