import { activityOf } from '#core/activity/model.ts'
import { AppError } from '#core/kernel/app-error.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { linkAccounts as link } from '#core/linking/link.ts'
import { sessionEnds } from '#core/session/session.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { linkAccounts } from '#shared/contracts/account-linking.ts'
import { systemClock } from '#runtime/clock.ts'
import { setCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { newId, secrets } from '#runtime/identifiers.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { limits } from '#runtime/needs/limits.ts'
import { addresses, merges, passwords, proofs } from '#runtime/needs/linking.ts'
import { mergeMessages } from '#runtime/needs/queues.ts'
import { sessions } from '#runtime/needs/sessions.ts'
import { visitorOf } from '#runtime/visitor.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 5 }]
/** A family has several accounts; who has more is guessing. */
const OF_ONE_NETWORK = [{ seconds: 3_600, limit: 15 }]
const MOVING =
  'Your accounts are one now: sign in either way. Your data is being brought together; all of it is there within a few minutes.'

const needed = { accounts, addresses, proofs, passwords, merges, queue: mergeMessages, sessions, limits }

export const handler = endpoint(linkAccounts, needed, async ({ actor, session, body, event, needs }) => {
  await throttle(actor, 'link-accounts', PER_HOUR, needs.limits)
  await throttle(visitorOf(event), 'link-accounts', OF_ONE_NETWORK, needs.limits)
  const survivor = await link(
    actor,
    { scenario: body.scenario, proof: body.proof, confirmPassword: body.confirmPassword },
    { ...needs, secrets, clock: systemClock },
  )
  // A new session, of the account that stays: the old one may belong to the one that went.
  const now = systemClock.now()
  const sessionSecret = secrets.fresh()
  const { id: userId, email } = survivor.account
  const opened = await needs.sessions.open(
    { hash: secrets.hash(sessionSecret), userId, email, ...sessionEnds(now) },
    session,
    activityOf('accounts_linked', '', newId, now),
  )
  if (!opened) throw new AppError('account_inactive')
  return ok({ success: true, message: MOVING }, [
    setCookie('sid', sessionSecret, SESSION.absoluteHours * 3_600),
  ])
})
