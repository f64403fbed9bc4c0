/** Texts the specification quotes, word for word. */
export const GMAIL_TEXTS = {
  dialogTitle: 'Google Account Connection',
  unnamedMailbox: 'Connected Gmail',
  active: 'Active',
} as const

/** Quoted as well; the description is the default for failures without a message from the server. */
export const CONNECTION_FAILED = {
  title: 'Connection Failed',
  description: 'Failed to start Gmail authentication',
} as const

/** The result of Google's consent, by the value of `gmail` in the address. */
export const GMAIL_RETURNS = {
  connected: {
    title: 'Gmail Connected',
    description: 'Drafts will be saved to this mailbox. You read and send them.',
  },
  denied: {
    title: CONNECTION_FAILED.title,
    description: 'You did not allow the access at Google, so nothing was connected.',
  },
  scope_missing: {
    title: CONNECTION_FAILED.title,
    description:
      'The box for managing drafts was not ticked at Google, so no draft could be saved. ' +
      'Connect again and leave it ticked.',
  },
  failed: {
    title: CONNECTION_FAILED.title,
    description: 'Google did not complete the connection. Please try again.',
  },
} as const
