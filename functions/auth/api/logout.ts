import { activityOf } from '#functions/account/activity/model.ts'
import { appOrigin, clearCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { identityProvider } from '#functions/services/sign-in.ts'
import { sessions } from '#functions/services/auth.ts'
import { logout } from '#shared/contracts/account/session.ts'

/**
 * Clears the site's data in the browser along with the session. Not its cache, which holds no user data and
 * takes browsers seconds to clear.
 */
const CLEARED = { 'clear-site-data': '"cookies", "storage"' } as const

export const handler = endpoint(
  logout,
  { sessions, identityProvider },
  async ({ actor, session, body, deps }) => {
    const now = deps.clock.now()
    if (body?.everywhere === true)
      await deps.sessions.closeAll(
        actor.userId,
        activityOf('signed_out', { code: 'everywhere', params: {} }, deps.newId, now),
      )
    else await deps.sessions.close(session, activityOf('signed_out', null, deps.newId, now))
    const signOutUrl = deps.identityProvider.signOutUrl(`${appOrigin()}/`)
    return reply({ success: true, signOutUrl }, { cookies: [clearCookie('sid')], headers: CLEARED })
  },
)
