import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { revisionRequests, runs } from '#functions/services/outreach.ts'
import { getEmailLines } from '#shared/contracts/outreach.ts'
import { linesOfEmail } from '../revision/email-lines.ts'

const services = { requests: revisionRequests, runs }

export const handler = endpoint(getEmailLines, services, async ({ actor, params, deps }) => {
  const now = deps.clock.now()
  const [email, context] = await Promise.all([
    deps.requests.email(actor.userId, params.id),
    deps.runs.context(actor.userId, now),
  ])
  if (email === null || context === null) throw new AppError('not_found')
  const lines = linesOfEmail(email, context, now)
  if (lines === null) throw new AppError('resume_missing')
  return lines
})
