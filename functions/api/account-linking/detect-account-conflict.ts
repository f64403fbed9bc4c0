import { detectConflict } from '#core/linking/detect.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { systemClock } from '#runtime/clock.ts'
import { appOrigin } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { limits } from '#runtime/needs/limits.ts'
import { addresses, passwords, proofs } from '#runtime/needs/linking.ts'
import { userMail } from '#runtime/needs/mail.ts'
import { visitorOf } from '#runtime/visitor.ts'
import { detectAccountConflict } from '#shared/contracts/account-linking.ts'

/** Few enough that nobody finds out by trying who has an account, or guesses a password. */
const PER_HOUR = [{ seconds: 3_600, limit: 5 }]

const needed = { accounts, addresses, proofs, passwords, mail: userMail, limits }

export const handler = endpoint(detectAccountConflict, needed, async ({ actor, body, event, needs }) => {
  await throttle(actor, 'detect-account', PER_HOUR, needs.limits)
  await throttle(visitorOf(event), 'detect-account', PER_HOUR, needs.limits)
  return ok(
    await detectConflict(
      actor,
      { email: body.email, password: body.password },
      { ...needs, secrets, clock: systemClock, site: appOrigin() },
    ),
  )
})
