import { RESULTS } from '#shared/catalog/constants.ts'
import { ruleInWords } from '#shared/catalog/letter-rules.ts'
import { CANCEL_REASONS, CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'
import type { MonthNumbers } from '#shared/models/admin/numbers.ts'
import { Share } from '#web/components/ui/charts/share-table.tsx'
import type { MonthRow } from './month-table.tsx'

type Months = readonly MonthNumbers[]
type Cost = MonthNumbers['costs'][number]

const count = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 })
/** A month without any of it has no share at all. */
const share = (part: number, whole: number) =>
  whole === 0 ? '—' : <Share part={part} whole={whole} least={RESULTS.least} />
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
/** All keys of the months' lists, in the order in which they first appear. */
const keysIn = <T extends string>(
  months: Months,
  of: (month: MonthNumbers) => readonly T[],
): readonly T[] => [...new Set(months.flatMap(of))]

export const plans: readonly MonthRow[] = [
  { label: 'Trials begun', of: ({ trials }) => count(trials.begun) },
  { label: 'Became paid', of: ({ trials }) => share(trials.paid, trials.begun) },
  { label: 'Canceled', of: ({ cancelled }) => count(cancelled) },
  {
    label: 'Taken back',
    note: 'Canceled, then continued before the end',
    of: ({ reactivated, cancelled }) => share(reactivated, cancelled),
  },
  { label: 'Paused', note: 'For the month after the paid one', of: ({ paused }) => count(paused) },
  { label: 'Continued after a pause', of: ({ continued }) => count(continued) },
  { label: 'Ended unpaid', of: ({ lapsed }) => count(lapsed) },
]

const saidWhy = ({ why }: MonthNumbers): number => sum(why.map((one) => one.count))

export const reasons = (months: Months): readonly MonthRow[] => {
  const given = keysIn(months, ({ why }) => why.map(({ reason }) => reason))
  if (given.length === 0) return []
  return [
    {
      label: 'Said why',
      note: 'Of all who left',
      isTotal: true,
      of: (month) => share(saidWhy(month), Math.max(saidWhy(month), month.cancelled + month.lapsed)),
    },
    ...CancelReason.options
      .filter((reason) => given.includes(reason))
      .map((reason) => ({
        label: CANCEL_REASONS[reason],
        of: (month: MonthNumbers) =>
          share(month.why.find((one) => one.reason === reason)?.count ?? 0, saidWhy(month)),
      })),
  ]
}

const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replace('-', '−')
}

const inOneLine = (text: string) => <span className="whitespace-nowrap max-sm:text-xs">{text}</span>

export const revenue = (months: Months): readonly MonthRow[] =>
  keysIn(months, (month) => month.revenue.map(({ currency }) => currency)).flatMap((currency) => {
    const of = (month: MonthNumbers) =>
      month.revenue.find((one) => one.currency === currency) ?? { gross: 0, refunds: 0 }
    const name = currency.toUpperCase()
    return [
      { label: `Charged, ${name}`, of: (month) => inOneLine(money(of(month).gross, currency)) },
      { label: `Refunded, ${name}`, of: (month) => inOneLine(money(of(month).refunds, currency)) },
      {
        label: `Left, ${name}`,
        isTotal: true,
        of: (month) => inOneLine(money(of(month).gross - of(month).refunds, currency)),
      },
    ] satisfies readonly MonthRow[]
  })

const UNITS: Readonly<Record<Cost['what'], { readonly label: string; readonly unit: string }>> = {
  contacts: { label: 'Contacts', unit: 'credits' },
  model: { label: 'Model', unit: 'tokens' },
  mails: { label: 'Mails to users', unit: 'mails' },
}

const labelOf = ({ what, name }: Cost): string => name ?? UNITS[what].label
const usd = (value: number): string => money(value * 100, 'usd')
const totalOf = ({ costs: all }: MonthNumbers): number => sum(all.map((one) => one.usd ?? 0))

export const costs = (months: Months): readonly MonthRow[] => [
  ...keysIn(months, (month) => month.costs.map(labelOf)).map((label) => ({
    label,
    of: (month: MonthNumbers) => {
      const cost = month.costs.find((one) => labelOf(one) === label)
      return cost === undefined ? '—' : <Priced cost={cost} />
    },
  })),
  { label: 'In all', isTotal: true, of: (month) => usd(totalOf(month)) },
  {
    label: 'A user',
    note: 'On a plan or trial at the end of the month, or now',
    isTotal: true,
    of: (month) =>
      month.users === null || month.users < RESULTS.least ? (
        <span className="text-xs font-normal text-muted">Not enough data yet</span>
      ) : (
        <>
          {usd(totalOf(month) / month.users)}
          <span className="block text-xs font-normal text-muted">{count(month.users)} users</span>
        </>
      ),
  },
  ...keysIn(months, (month) => month.postingCalls.map(({ source }) => source)).map((source) => ({
    label: `Calls to ${source}`,
    note: 'Not paid by the call',
    of: (month: MonthNumbers) => count(month.postingCalls.find((one) => one.source === source)?.calls ?? 0),
  })),
]

const Priced = ({ cost: { what, units, usd: dollars } }: { cost: Cost }) => (
  <>
    {dollars === null ? 'No price known' : usd(dollars)}
    <span className="block text-xs text-muted">
      {count(units)} {UNITS[what].unit}
    </span>
  </>
)

const writtenOf = ({ letters: { model, plain, afterRefusal, withoutAnswer, followUp } }: MonthNumbers) =>
  model + plain + afterRefusal + withoutAnswer + followUp

const WRITERS = [
  { label: 'By a model', key: 'model' },
  { label: 'Plain', key: 'plain' },
  { label: 'Plain, after the model’s was refused', key: 'afterRefusal' },
  { label: 'Plain, because no model answered', key: 'withoutAnswer' },
  { label: 'Follow-ups', key: 'followUp' },
] as const

export const letters = (months: Months): readonly MonthRow[] => [
  { label: 'Written', isTotal: true, of: (month) => count(writtenOf(month)) },
  ...WRITERS.map(({ label, key }) => ({
    label,
    of: (month: MonthNumbers) => share(month.letters[key], writtenOf(month)),
  })),
  {
    label: 'Refused by the check',
    isTotal: true,
    of: (month) => share(month.refused.letters, month.refused.letters + writtenOf(month)),
  },
  ...keysIn(months, ({ refused }) => refused.rules.map(({ rule }) => rule)).map((rule) => ({
    label: rule,
    note: ruleInWords(rule),
    of: (month: MonthNumbers) => count(month.refused.rules.find((one) => one.rule === rule)?.count ?? 0),
  })),
]

export const answers: readonly MonthRow[] = [
  { label: 'Marked as sent', of: ({ told }) => count(told.sent) },
  { label: 'Answered', of: ({ told }) => share(told.answered, told.sent) },
  { label: 'Interview', of: ({ told }) => share(told.interviews, told.sent) },
]
