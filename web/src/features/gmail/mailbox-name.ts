import type { GmailIntegration } from '#shared/models/gmail.ts'
import { GMAIL_TEXTS } from './texts.ts'

export const mailboxName = ({ email }: GmailIntegration) =>
  email.trim() === '' ? GMAIL_TEXTS.unnamedMailbox : email
