import { CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'
import type { MonthNumbers } from '#shared/models/admin/numbers.ts'
import { kindsOf, type MonthCount, type MonthTally } from './month-counts.ts'
import { modelPrice, USD_PER_THOUSAND_MAILS } from '#shared/catalog/cost/prices.ts'

/** How many months are shown. */
const MONTHS = 3

/** This month and those before it, the latest first, as YYYY-MM in UTC. */
export const monthsUntil = (now: Date): readonly string[] =>
  Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )

const mostFirst = <T extends { readonly count: number }>(counts: readonly T[]): T[] =>
  counts.toSorted((a, b) => b.count - a.count)

/** A month's counts as sent to the browser. */
export function numbersOf(tally: MonthTally): MonthNumbers {
  const of = (name: MonthCount) => tally.counts.get(name) ?? 0
  return {
    month: tally.month,
    trials: { begun: of('trials'), paid: of('trialsPaid') },
    cancelled: of('cancelled'),
    reactivated: of('reactivated'),
    paused: of('paused'),
    continued: of('continued'),
    lapsed: of('lapsed'),
    why: mostFirst(
      CancelReason.options
        .map((reason) => ({ reason, count: of(`why.${reason}`) }))
        .filter(({ count }) => count > 0),
    ),
    revenue: revenueOf(tally),
    costs: [
      { what: 'contacts', name: null, units: of('credits'), usd: of('creditCents') / 100 },
      ...kindsOf(tally, 'model.calls').map(([model]) => modelCost(model, of)),
      { what: 'mails', name: null, units: of('mails'), usd: (of('mails') * USD_PER_THOUSAND_MAILS) / 1_000 },
    ],
    postingCalls: kindsOf(tally, 'calls').map(([source, calls]) => ({ source, calls })),
    users: tally.active,
    letters: {
      model: of('letters.model'),
      plain: of('letters.plain'),
      afterRefusal: of('letters.after_refusal'),
      withoutAnswer: of('letters.without_answer'),
      followUp: of('letters.follow_up'),
    },
    refused: {
      letters: of('refused'),
      rules: mostFirst(kindsOf(tally, 'refused').map(([rule, count]) => ({ rule, count }))),
    },
    told: { sent: of('sent'), answered: of('answered'), interviews: of('interviews') },
  }
}

function revenueOf(tally: MonthTally): MonthNumbers['revenue'] {
  const [gross, refunds] = [new Map(kindsOf(tally, 'gross')), new Map(kindsOf(tally, 'refunds'))]
  return [...new Set([...gross.keys(), ...refunds.keys()])].toSorted().map((currency) => ({
    currency,
    gross: gross.get(currency) ?? 0,
    refunds: refunds.get(currency) ?? 0,
  }))
}

function modelCost(name: string, of: (count: MonthCount) => number): MonthNumbers['costs'][number] {
  const [input, cached, output] = [
    of(`model.input.${name}`),
    of(`model.cached.${name}`),
    of(`model.output.${name}`),
  ]
  const price = modelPrice(name)
  const usd =
    price && ((input - cached) * price.input + cached * price.cached + output * price.output) / 1_000_000
  return { what: 'model', name, units: input + output, usd }
}
