import * as z from 'zod/mini'
import { contract } from '../contract.ts'

export const startGmailSignup = contract('startGmailSignup', 'GET /api/auth/gmail-signup', {
  auth: 'none',
  rate: { of: 'network', perTenMinutes: 100, sharedAs: 'sign-in', counted: 'by_handler' },
  summary:
    'Starts the sign-up with the chosen plan and returns to the checkout. Without a plan it redirects to the prices.',
  // Browsers open this URL, so an unknown plan redirects to the prices instead of being refused.
  query: z.object({ plan: z.optional(z.string()) }),
  reply: 'redirect',
  errors: ['unavailable'],
})

export const autoLogin = contract('autoLogin', 'POST /api/auto-login', {
  auth: 'none',
  rate: { perTenMinutes: 30 },
  summary: 'Opens a session for a one-time token, in the browser that the token was made for.',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(128)) }),
  reply: {
    200: z.object({
      success: z.boolean(),
      user: z.nullable(z.object({ email: z.string() })),
      error: z.nullable(z.string()),
    }),
  },
})
