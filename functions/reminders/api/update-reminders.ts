import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { profiles } from '#functions/services/account.ts'
import { updateReminders } from '#shared/contracts/reminders/reminders.ts'

export const handler = endpoint(
  updateReminders,
  { profiles, recordActivity },
  async ({ actor, body, deps }) => {
    const now = deps.clock.now()
    if (!(await deps.profiles.setReminders(actor.userId, body.mails, now)))
      throw new AppError('not_authenticated')
    return { mails: body.mails }
  },
)
