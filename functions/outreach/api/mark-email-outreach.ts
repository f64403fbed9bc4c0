import { emailView } from '../tracker/views.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { userStatuses } from '#functions/services/outreach.ts'
import { markEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(
  markEmailOutreach,
  { userStatuses },
  async ({ actor, params, body, deps }) => {
    const marked = await deps.userStatuses.set(actor.userId, params.id, body.mark, deps.clock.now())
    if (marked === 'absent') throw new AppError('not_found')
    if (marked === 'not_markable') throw new AppError('outreach_not_markable')
    return { entry: emailView(marked) }
  },
)
