import { activityOf } from '#core/activity/model.ts'
import { systemClock } from '#runtime/clock.ts'
import { clearCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { newId } from '#runtime/identifiers.ts'
import { sessions } from '#runtime/needs/sessions.ts'
import { logout } from '#shared/contracts/session.ts'

/** What this browser keeps of the site goes with the session; its cache holds nothing of a user, and emptying it takes browsers seconds. */
const CLEARED = { 'clear-site-data': '"cookies", "storage"' } as const

export const handler = endpoint(logout, { sessions }, async ({ session, needs }) => {
  await needs.sessions.close(session, activityOf('signed_out', '', newId, systemClock.now()))
  return { ...ok({ success: true as const }, [clearCookie('sid')]), headers: CLEARED }
})
