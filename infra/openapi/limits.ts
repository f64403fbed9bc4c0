import { ACTIVITIES } from '#shared/catalog/activities.ts'
import { rateLimitsOf, type Contract, type RateLimit } from '#shared/contracts/contract.ts'

const WINDOWS = [
  ['perMinute', 'a minute'],
  ['perTenMinutes', 'in ten minutes'],
  ['perHour', 'an hour'],
  ['perDay', 'a day'],
] as const

function sentenceOf({ auth }: Contract, limit: RateLimit): string {
  const counts = WINDOWS.flatMap(([name, window]) =>
    limit[name] === undefined ? [] : [`${limit[name]} ${window}`],
  )
  const withoutSession = auth === 'optional' ? 'each user, or each network without a session' : 'each user'
  const whose = limit.of === 'network' || auth === 'none' ? 'each network' : withoutSession
  const only = limit.onlyWith === undefined ? '' : ` with \`${limit.onlyWith}\``
  const together =
    limit.sharedAs === undefined ? '' : `, counted together with other endpoints as \`${limit.sharedAs}\``
  return `At most ${counts.join(' and ')}${only} for ${whose}${together}.`
}

/** Sentences about a contract's limits and recorded activity; empty when it has neither. */
export function descriptionOf(contract: Contract): string {
  const { activity } = contract
  const recorded =
    activity === undefined ? [] : [`Recorded in the user's activity log: “${ACTIVITIES[activity].says}”.`]
  return [...rateLimitsOf(contract).map((limit) => sentenceOf(contract, limit)), ...recorded].join(' ')
}
