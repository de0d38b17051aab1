// Replaces Apple's os: logs, signposts and locks.
//
// Locks work. Messages are discarded, unless the environment variable EARSHOT_OS_LOG is "stderr": then each message is
// one line on standard error, and signposts are lines too. No log is kept, and nothing reads one.
@_exported import Foundation
