import { emailView } from '../tracker/views.ts'
import { AppError } from '#platform/app-error.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { userStatuses } from '#functions/services/outreach.ts'
import { markEmailOutreach } from '#shared/contracts/outreach.ts'

const services = { userStatuses }

export const handler = endpoint(markEmailOutreach, services, async ({ actor, params, body, deps }) => {
  const now = deps.clock.now()
  // Tomorrow in UTC is today in Auckland.
  if (body.on !== undefined && body.on > dayOf(new Date(now.getTime() + DAY)))
    throw new AppError('invalid_request', {
      fields: [{ field: 'on', message: 'Choose a day that is not in the future.' }],
    })
  const marked = await deps.userStatuses.set(actor.userId, params.id, body, now)
  if (marked === 'absent') throw new AppError('not_found')
  if (marked === 'not_markable') throw new AppError('outreach_not_markable')
  return { entry: emailView(marked) }
})
