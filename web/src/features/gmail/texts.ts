/** Texts the specification quotes, word for word. */
export const GMAIL_TEXTS = {
  dialogTitle: 'Google Account Connection',
  unnamedMailbox: 'Connected Gmail',
  active: 'Active',
} as const

/** Toasts the specification quotes: the text is what is said when the server gives no message of its own. */
export const GMAIL_TOASTS = {
  connectionFailed: { title: 'Connection Failed', text: 'Failed to start Gmail authentication' },
  disconnectFailed: { title: 'Disconnect Failed', text: 'Failed to disconnect Gmail' },
  refreshFailed: { title: 'Refresh Failed', text: 'Failed to refresh connection' },
  testDraftFailed: { title: 'Test Draft Failed', text: 'Failed to create test draft' },
  disconnected: { title: 'Gmail Disconnected', text: 'Your Gmail account has been disconnected successfully' },
  refreshed: { title: 'Connection Refreshed', text: 'Your Gmail connection has been refreshed successfully' },
  testDraftCreated: { title: 'Test Draft Created!', text: 'Check your Gmail drafts for the test email' },
} as const
