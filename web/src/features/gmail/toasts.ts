/**
 * Toasts of the dialog that the specification quotes; the descriptions are defaults for replies without a
 * message.
 */
export const GMAIL_TOASTS = {
  disconnectFailed: { title: 'Disconnect Failed', description: 'Failed to disconnect Gmail' },
  refreshFailed: { title: 'Refresh Failed', description: 'Failed to refresh connection' },
  testDraftFailed: { title: 'Test Draft Failed', description: 'Failed to create test draft' },
  disconnected: {
    title: 'Gmail Disconnected',
    description: 'Your Gmail account has been disconnected successfully',
  },
  refreshed: {
    title: 'Connection Refreshed',
    description: 'Your Gmail connection has been refreshed successfully',
  },
  testDraftCreated: {
    title: 'Test Draft Created!',
    description: 'Check your Gmail drafts for the test email',
  },
} as const
