import * as z from 'zod/mini'
import { contract } from '../contract.ts'

const callbackQuery = z.object({
  code: z.optional(z.string().check(z.maxLength(2_048))),
  state: z.optional(z.string().check(z.maxLength(512))),
  error: z.optional(z.string().check(z.maxLength(200))),
})

export const startGmail = contract('startGmail', 'GET /api/auth/gmail', {
  auth: 'optional',
  // Each start of a sign-in keeps an item for ten minutes. A school or an office shares one network.
  rate: { of: 'network', perTenMinutes: 100, sharedAs: 'sign-in', counted: 'by_handler' },
  summary:
    'Starts the sign-in without a session, or for `sign_in`; otherwise connects a Gmail mailbox for a user on a plan or trial.',
  // `sign_in`, or the id of a vendor of mailboxes. Browsers open this URL, so an unknown value is ignored.
  query: z.object({ for: z.optional(z.string()) }),
  reply: 'redirect',
  errors: ['unavailable'],
})

export const completeSignIn = contract('completeSignIn', 'GET /api/auth/callback', {
  auth: 'none',
  summary: 'The redirect URI of the identity provider; opens the session.',
  query: callbackQuery,
  reply: 'redirect',
  errors: ['sign_in_failed'],
})

export const completeGmailConnection = contract('completeGmailConnection', 'GET /api/auth/gmail/callback', {
  // A browser comes back from Google, so even a session that ended meanwhile is answered with a page.
  auth: 'optional',
  activity: 'gmail_connected',
  summary: "The redirect URI of Google's consent; encrypts and stores the mailbox grant.",
  query: callbackQuery,
  reply: 'redirect',
  errors: ['sign_in_failed'],
})
