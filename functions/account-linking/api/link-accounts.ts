import { activityOf } from '#functions/account/activity/model.ts'
import { AppError } from '#platform/app-error.ts'
import { throttle } from '#platform/throttle.ts'
import { linkAccounts as link } from '../link.ts'
import { sessionEnds } from '#functions/auth/session.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { linkAccounts } from '#shared/contracts/account-linking.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { setCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { accounts } from '#platform/services/accounts.ts'
import { limits } from '#platform/services/limits.ts'
import { addresses, merges, passwords, proofs } from '#platform/services/linking.ts'
import { mergeMessages } from '#platform/services/queues.ts'
import { sessions } from '#platform/services/sessions.ts'
import { visitorOf } from '#platform/http/visitor.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 5 }]
/** A family has several accounts; who has more is guessing. */
const OF_ONE_NETWORK = [{ seconds: 3_600, limit: 15 }]
const MOVING =
  'Your accounts are one now: sign in either way. Your data is being brought together; all of it is there within a few minutes.'

const services = { accounts, addresses, proofs, passwords, merges, queue: mergeMessages, sessions, limits }

export const handler = endpoint(linkAccounts, services, async ({ actor, session, body, event, deps }) => {
  await throttle(actor, 'link-accounts', PER_HOUR, deps.limits)
  await throttle(visitorOf(event), 'link-accounts', OF_ONE_NETWORK, deps.limits)
  const primary = await link(
    actor,
    { scenario: body.scenario, proof: body.proof, confirmPassword: body.confirmPassword },
    { ...deps, secrets, clock: systemClock },
  )
  // A new session, of the primary account: the old one may belong to the one that went.
  const now = systemClock.now()
  const sessionSecret = secrets.fresh()
  const { id: userId, email } = primary.account
  const opened = await deps.sessions.open(
    { hash: secrets.hash(sessionSecret), userId, email, ...sessionEnds(now) },
    session,
    activityOf('accounts_linked', '', newId, now),
  )
  if (!opened) throw new AppError('account_inactive')
  return ok({ success: true, message: MOVING }, [
    setCookie('sid', sessionSecret, SESSION.absoluteHours * 3_600),
  ])
})
