import { activityOf } from '#core/activity/model.ts'
import { systemClock } from '#runtime/clock.ts'
import { clearCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { newId } from '#runtime/identifiers.ts'
import { sessions } from '#runtime/needs/sessions.ts'
import { logout } from '#shared/contracts/session.ts'

/**
 * What this browser keeps of the site goes with the session; its cache holds nothing of a user, and emptying
 * it takes browsers seconds.
 */
const CLEARED = { 'clear-site-data': '"cookies", "storage"' } as const

export const handler = endpoint(logout, { sessions }, async ({ actor, session, body, needs }) => {
  const now = systemClock.now()
  if (body?.everywhere === true)
    await needs.sessions.closeAll(actor.userId, activityOf('signed_out', 'Everywhere', newId, now))
  else await needs.sessions.close(session, activityOf('signed_out', '', newId, now))
  return { ...ok({ success: true as const }, [clearCookie('sid')]), headers: CLEARED }
})
