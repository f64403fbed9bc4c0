import { knownZone, morningOf } from '#platform/morning.ts'
import { AppError } from '#platform/app-error.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { nextSteps } from '#functions/services/outreach.ts'
import { saveNextStep } from '#shared/contracts/reminders/reminders.ts'

/** A step is planned for today, wherever that is, or for a day within two years. */
const MAX_DAYS = 730

export const handler = endpoint(saveNextStep, { nextSteps }, async ({ actor, params, body, deps }) => {
  const now = deps.clock.now()
  const { nextStep, zone } = body
  const day = (days: number) => dayOf(new Date(now.getTime() + days * DAY))
  if (nextStep !== null && (nextStep.on < day(-1) || nextStep.on > day(MAX_DAYS)))
    throw new AppError('invalid_request', {
      fields: [{ field: 'nextStep.on', message: 'Choose today or a later day, within two years.' }],
    })
  const morning = nextStep?.remind === true ? morningOf(nextStep.on, knownZone(zone)) : null
  // A morning that has passed is not caught up on: the tracker shows the step already.
  const remindAt = morning !== null && morning > now ? morning : null
  const saved = await deps.nextSteps.save(actor.userId, params.id, nextStep, remindAt)
  if (saved === 'absent') throw new AppError('not_found')
  if (saved === 'not_markable') throw new AppError('outreach_not_markable')
  return { nextStep, remindAt }
})
