import { activityOf } from '#functions/account/activity/model.ts'
import { clearCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { sessions } from '#platform/services/stores.ts'
import { logout } from '#shared/contracts/account/session.ts'

/**
 * What this browser keeps of the site goes with the session; its cache holds nothing of a user, and emptying
 * it takes browsers seconds.
 */
const CLEARED = { 'clear-site-data': '"cookies", "storage"' } as const

export const handler = endpoint(logout, { sessions }, async ({ actor, session, body, deps }) => {
  const now = deps.clock.now()
  if (body?.everywhere === true)
    await deps.sessions.closeAll(actor.userId, activityOf('signed_out', 'Everywhere', deps.newId, now))
  else await deps.sessions.close(session, activityOf('signed_out', '', deps.newId, now))
  return { ...ok({ success: true as const }, [clearCookie('sid')]), headers: CLEARED }
})
