import * as z from 'zod/mini'
import { contract } from './contract.ts'

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
  summary: 'Without a session the sign-in starts; with one, the connection of a Gmail mailbox.',
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
  summary: "Where Google's consent returns to; seals and keeps the mailbox grant.",
  query: callbackQuery,
  reply: 'redirect',
  errors: ['sign_in_failed'],
})
