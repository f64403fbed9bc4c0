import { userView } from '#core/account/user-view.ts'
import { AppError } from '#core/kernel/app-error.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { getUser } from '#shared/contracts/user.ts'

export const handler = endpoint(getUser, { accounts }, async ({ actor, needs }) => {
  const now = systemClock.now()
  const snapshot = await needs.accounts.snapshot(actor.userId, now)
  if (snapshot === null) throw new AppError('not_authenticated')
  return ok(userView(snapshot, now))
})
