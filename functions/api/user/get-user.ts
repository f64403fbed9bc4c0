import { userView } from '#core/account/user-view.ts'
import { AppError } from '#core/kernel/app-error.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { standings } from '#runtime/needs/accounts.ts'
import { getUser } from '#shared/contracts/user.ts'

export const handler = endpoint(getUser, { standings }, async ({ actor, needs }) => {
  const now = systemClock.now()
  const standing = await needs.standings.standing(actor.userId, now)
  if (standing === null) throw new AppError('not_authenticated')
  return ok(userView(standing, now))
})
