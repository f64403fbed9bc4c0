import { activityOf } from '#functions/account/activity/model.ts'
import { clearCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { sessions } from '#platform/services/stores.ts'
import { logout } from '#shared/contracts/account/session.ts'

/**
 * Clears the site's data in the browser along with the session. Not its cache, which holds no user data and
 * takes browsers seconds to clear.
 */
const CLEARED = { 'clear-site-data': '"cookies", "storage"' } as const

export const handler = endpoint(logout, { sessions }, async ({ actor, session, body, deps }) => {
  const now = deps.clock.now()
  if (body?.everywhere === true)
    await deps.sessions.closeAll(actor.userId, activityOf('signed_out', 'Everywhere', deps.newId, now))
  else await deps.sessions.close(session, activityOf('signed_out', '', deps.newId, now))
  return reply({ success: true }, { cookies: [clearCookie('sid')], headers: CLEARED })
})
