import { userView } from '../user-view.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { standings } from '#platform/services/stores.ts'
import { getUser } from '#shared/contracts/user.ts'

export const handler = endpoint(getUser, { standings }, async ({ actor, deps }) => {
  const now = deps.clock.now()
  const standing = await deps.standings.standing(actor.userId, now)
  if (standing === null) throw new AppError('not_authenticated')
  return ok(userView(standing, now))
})
