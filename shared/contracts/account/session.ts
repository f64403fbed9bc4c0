import * as z from 'zod/mini'
import { SessionStatus } from '#shared/models/account/user.ts'
import { contract } from '../contract.ts'

export const getSessionStatus = contract('getSessionStatus', 'GET /api/session-status', {
  auth: 'user',
  summary: 'Whether the session is active and until when; reading it never extends it.',
  reply: { 200: SessionStatus },
})

export const extendSession = contract('extendSession', 'POST /api/extend-session', {
  auth: 'user',
  summary: 'Moves the end of the session sixty minutes ahead, never past its absolute end.',
  body: z.optional(z.strictObject({})),
  reply: { 200: SessionStatus },
})

export const logout = contract('logout', 'POST /api/user/logout', {
  auth: 'user',
  summary:
    'Ends the session and clears its cookie; with `everywhere` all sessions of the account. The browser then opens `signOutUrl`, which ends its session at the sign-in and leads back.',
  body: z.optional(z.strictObject({ everywhere: z.optional(z.boolean('Say whether all sessions end.')) })),
  reply: { 200: z.object({ success: z.literal(true), signOutUrl: z.url() }) },
})
