import * as z from 'zod/mini'
import { contract } from '../contract.ts'

const callbackQuery = z.object({
  code: z.optional(z.string().check(z.maxLength(2_048))),
  state: z.optional(z.string().check(z.maxLength(512))),
  error: z.optional(z.string().check(z.maxLength(200))),
})

export const startGmail = contract({
  id: 'startGmail',
  method: 'GET',
  path: '/api/auth/gmail',
  auth: 'optional',
  // Each sign-in that begins leaves an item for ten minutes. A school or an office shares one network.
  rate: { of: 'network', perTenMinutes: 100, sharedAs: 'sign-in', counted: 'by_handler' },
  summary:
    'Without a session, or for `sign_in`, the sign-in starts; with a session, the connection of a Gmail mailbox, for whoever is on a plan or trial.',
  // A browser stands here: anything else than the one word is as if nothing stood there.
  query: z.object({ for: z.optional(z.string()) }),
  reply: 'redirect',
  errors: ['unavailable'],
})

export const completeSignIn = contract({
  id: 'completeSignIn',
  method: 'GET',
  path: '/api/auth/callback',
  auth: 'none',
  summary: 'Where the identity provider returns to; opens the session.',
  query: callbackQuery,
  reply: 'redirect',
  errors: ['sign_in_failed'],
})

export const completeGmailConnection = contract({
  id: 'completeGmailConnection',
  method: 'GET',
  path: '/api/auth/gmail/callback',
  auth: 'user',
  activity: 'gmail_connected',
  summary: "Where Google's consent returns to; seals and keeps the mailbox grant.",
  query: callbackQuery,
  reply: 'redirect',
  errors: ['sign_in_failed'],
})
