// The example's SwiftUI screens are not in the corpus: it has the files that import UIKit.
import SwiftUI

struct SwiftUIKeyboardShortcuts: View { var body: some View { Text("") } }
struct SwiftUISearchableView: View { var body: some View { Text("") } }
struct SwiftUIListWithHeadersAndFooters: View { var body: some View { Text("") } }
struct SwiftUIListWithSections: View { var body: some View { Text("") } }
struct SwiftUITextEntry: View { var body: some View { Text("") } }
