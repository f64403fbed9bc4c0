import type { GmailIntegration } from '#shared/models/gmail.ts'

export const mailboxName = ({ email }: GmailIntegration) => (email.trim() === '' ? 'Connected Gmail' : email)
