import { monthsUntil, numbersOf } from '../numbers-view.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { statistics } from '#functions/services/statistics.ts'
import { getNumbers } from '#shared/contracts/admin/numbers.ts'

export const handler = adminEndpoint(getNumbers, { statistics }, async ({ deps }) => {
  const tallies = await deps.statistics.months(monthsUntil(deps.clock.now()))
  return { months: tallies.map(numbersOf) }
})
