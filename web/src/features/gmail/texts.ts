/** Texts the specification quotes, word for word. */
export const GMAIL_TEXTS = {
  dialogTitle: 'Google Account Connection',
  unnamedMailbox: 'Connected Gmail',
  active: 'Active',
} as const

/** Toasts the specification quotes: the description is what is said when the server gives no message of its own. */
export const GMAIL_TOASTS = {
  connectionFailed: { title: 'Connection Failed', description: 'Failed to start Gmail authentication' },
  disconnectFailed: { title: 'Disconnect Failed', description: 'Failed to disconnect Gmail' },
  refreshFailed: { title: 'Refresh Failed', description: 'Failed to refresh connection' },
  testDraftFailed: { title: 'Test Draft Failed', description: 'Failed to create test draft' },
  disconnected: { title: 'Gmail Disconnected', description: 'Your Gmail account has been disconnected successfully' },
  refreshed: { title: 'Connection Refreshed', description: 'Your Gmail connection has been refreshed successfully' },
  testDraftCreated: { title: 'Test Draft Created!', description: 'Check your Gmail drafts for the test email' },
} as const

/** What the return from Google's consent means, by the value of `gmail` in the address. */
export const GMAIL_RETURNS = {
  connected: { title: 'Gmail Connected', description: 'Drafts will be saved to this mailbox. You read and send them.' },
  denied: { title: GMAIL_TOASTS.connectionFailed.title, description: 'You did not allow the access at Google, so nothing was connected.' },
  scope_missing: {
    title: GMAIL_TOASTS.connectionFailed.title,
    description: 'The box for managing drafts was not ticked at Google, so no draft could be saved. Connect again and leave it ticked.',
  },
  failed: { title: GMAIL_TOASTS.connectionFailed.title, description: 'Google did not complete the connection. Please try again.' },
} as const
