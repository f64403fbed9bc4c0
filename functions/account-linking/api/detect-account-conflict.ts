import { detectConflict } from '../detect.ts'
import { throttle } from '#platform/throttle.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { passwords } from '#platform/services/crypto.ts'
import { userMail } from '#platform/services/mail.ts'
import { accounts, addresses, proofs } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { visitorOf } from '#platform/http/visitor.ts'
import { detectAccountConflict } from '#shared/contracts/account-linking.ts'

/** Few enough that nobody finds out by trying who has an account, or guesses a password. */
const PER_HOUR = [{ seconds: 3_600, limit: 5 }]

const services = { accounts, addresses, proofs, passwords, mail: userMail, limits }

export const handler = endpoint(detectAccountConflict, services, async ({ actor, body, event, deps }) => {
  await throttle(actor, 'detect-account', PER_HOUR, deps.limits)
  await throttle(visitorOf(event), 'detect-account', PER_HOUR, deps.limits)
  return ok(
    await detectConflict(
      actor,
      { email: body.email, password: body.password },
      { ...deps, secrets, clock: systemClock, site: appOrigin() },
    ),
  )
})
