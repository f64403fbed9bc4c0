import { userView } from '../user-view.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { accountOverviews } from '#functions/services/account.ts'
import { getUser } from '#shared/contracts/account/user.ts'

export const handler = endpoint(getUser, { accountOverviews }, async ({ actor, deps }) => {
  const now = deps.clock.now()
  const overview = await deps.accountOverviews.overview(actor.userId, now)
  if (overview === null) throw new AppError('not_authenticated')
  return userView(overview, now)
})
