/// An alert as a value (iOS 13 and 14).
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, "OK" unless another is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        /// Creates a standard button.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// Creates a button that cancels.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// Creates a button that cancels.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// Creates a button that destroys.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// An action sheet as a value (iOS 13 and 14).
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an action sheet.
    public typealias Button = Alert.Button
}

/// The buttons of an alert or an action sheet.
private struct ValueButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            SwiftUI.Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
        }
    }
}

extension View {
    /// Presents an alert while a value is true (iOS 13 and 14).
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(ValueAlertModifier(isPresented: isPresented, alert: content))
    }

    /// Presents an alert of an item while there is one (iOS 13 and 14).
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0, item.wrappedValue != nil { item.wrappedValue = nil } })
        return modifier(
            ValueAlertModifier(isPresented: isPresented) {
                item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: ""))
            })
    }

    /// Presents an action sheet while a value is true (iOS 13 and 14).
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View { modifier(ValueSheetModifier(isPresented: isPresented, sheet: content)) }

    /// Presents an action sheet of an item while there is one (iOS 13 and 14).
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0, item.wrappedValue != nil { item.wrappedValue = nil } })
        return modifier(
            ValueSheetModifier(isPresented: isPresented) {
                item.wrappedValue.map(content) ?? ActionSheet(title: Text(verbatim: ""))
            })
    }
}

private struct ValueAlertModifier {
    let isPresented: Binding<Bool>
    let alert: () -> Alert
}

extension ValueAlertModifier: ViewModifier {
    func body(content: Content) -> some View {
        let alert = isPresented.wrappedValue ? alert() : nil
        return content.alert(alert?.title ?? Text(verbatim: ""), isPresented: isPresented) {
            ValueButtons(buttons: alert?.buttons ?? [])
        } message: {
            if let message = alert?.message { message }
        }
    }
}

private struct ValueSheetModifier {
    let isPresented: Binding<Bool>
    let sheet: () -> ActionSheet
}

extension ValueSheetModifier: ViewModifier {
    func body(content: Content) -> some View {
        let sheet = isPresented.wrappedValue ? sheet() : nil
        return content.confirmationDialog(
            sheet?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible
        ) {
            ValueButtons(buttons: sheet?.buttons ?? [])
        } message: {
            if let message = sheet?.message { message }
        }
    }
}
