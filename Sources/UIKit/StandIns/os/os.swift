// Stands for Apple's os: logs, signposts and locks.
//
// Locks work. What is logged goes nowhere, unless the environment variable EARSHOT_OS_LOG is "stderr": then each message is
// one line on standard error, and signposts are lines too. No log is kept, and nothing reads one.
@_exported import Foundation
