import { emailView } from '../tracker/views.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { userStatuses } from '#functions/services/outreach.ts'
import { undoEmailMark } from '#shared/contracts/outreach.ts'

export const handler = endpoint(undoEmailMark, { userStatuses }, async ({ actor, params, deps }) => {
  const now = deps.clock.now()
  const marked = await deps.userStatuses.undo(actor.userId, params.id, params.savedAt, now)
  if (marked === 'absent') throw new AppError('not_found')
  if (marked === 'not_markable') throw new AppError('outreach_not_markable')
  return { entry: emailView(marked) }
})
