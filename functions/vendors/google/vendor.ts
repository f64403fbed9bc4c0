import type { MailboxVendor } from '#functions/mailbox/mailbox-vendor.ts'

export const google = {
  id: 'google',
  kind: 'mailbox',
  name: 'Google',
  part: 'Gmail',
  clientId: 'GOOGLE_CLIENT_ID',
  secret: {
    description: 'Client secret of the Google OAuth client of the mailboxes',
    key: 'GOOGLE_CLIENT_SECRET',
    beside: [],
  },
  callback: '/api/auth/gmail/callback',
  baseUrl: { variable: 'GMAIL_ROOT_URL', real: 'https://gmail.googleapis.com/' },
  addresses: {
    authorize: { variable: 'GOOGLE_AUTH_URL', real: 'https://accounts.google.com/o/oauth2/v2/auth' },
    token: { variable: 'GOOGLE_TOKEN_URL', real: 'https://oauth2.googleapis.com/token' },
    revoke: { variable: 'GOOGLE_REVOKE_URL', real: 'https://oauth2.googleapis.com/revoke' },
  },
  // Called without a token: it answers 401 and uses no quota.
  healthPath: 'gmail/v1/users/me/profile',
  open: async (setting, parts) => {
    const [{ googleMailbox }, { googleConsent }] = await Promise.all([
      import('./google-mailbox.ts'),
      import('./google-consent.ts'),
    ])
    const options = {
      ...parts,
      clientId: setting('GOOGLE_CLIENT_ID'),
      clientSecret: setting('GOOGLE_CLIENT_SECRET'),
      authUrl: setting('GOOGLE_AUTH_URL'),
      tokenUrl: setting('GOOGLE_TOKEN_URL'),
      revokeUrl: setting('GOOGLE_REVOKE_URL'),
      gmailRootUrl: setting('GMAIL_ROOT_URL'),
    }
    return { ...googleMailbox(options), ...googleConsent(options) }
  },
} as const satisfies MailboxVendor
