import { userOfToken } from '../stop-token.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { profiles } from '#functions/services/account.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { stopReminders } from '#shared/contracts/reminders/reminders.ts'

/** For mail programs as well, which send a form, no cookie and no origin: the token alone decides. */
export const handler = endpoint(stopReminders, { profiles }, async ({ params, deps }) => {
  const userId = userOfToken(params.token, fingerprints)
  if (userId === null) throw new AppError('reminder_link_unknown')
  // An account that is gone gets no reminders either.
  await deps.profiles.setReminders(userId, false, deps.clock.now())
  return { stopped: true as const }
})
