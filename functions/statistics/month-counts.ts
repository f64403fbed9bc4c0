import type { CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'

/** What was used of a model: tokens read, those of them that came from its cache, and tokens written. */
export type ModelUnit = 'calls' | 'input' | 'cached' | 'output'

/**
 * Who wrote a letter: a model, the plain writer on a stage without a model, in the place of a model whose letter
 * was refused or that did not answer, or the writer of follow-ups.
 */
export const LETTER_WRITERS = ['model', 'plain', 'after_refusal', 'without_answer', 'follow_up'] as const
export type LetterWriter = (typeof LETTER_WRITERS)[number]

/** The names of what is counted. A name with a dot is counted by kind, such as `refused.L07`. */
export type MonthCount =
  | 'trials'
  | 'trialsPaid'
  | 'cancelled'
  | 'reactivated'
  | 'paused'
  | 'continued'
  | 'lapsed'
  | `why.${CancelReason}`
  | `gross.${string}`
  | `refunds.${string}`
  | 'credits'
  /** US cents that the credits cost, by the price of their day. */
  | 'creditCents'
  | 'mails'
  | `calls.${string}`
  | `model.${ModelUnit}.${string}`
  | `letters.${LetterWriter}`
  | 'refused'
  | `refused.${string}`
  | 'sent'
  | 'answered'
  | 'interviews'

export type MonthCounts = Readonly<Partial<Record<MonthCount, number>>>

/** What was counted in a month, `2026-11`, in all. */
export interface MonthTally {
  readonly month: string
  readonly counts: ReadonlyMap<string, number>
  /** Accounts with access by plan or trial, as last counted in the month; null before the first count. */
  readonly active: number | null
}

/** The sum of all kinds of a count, by kind. */
export const kindsOf = ({ counts }: MonthTally, name: string): readonly (readonly [string, number])[] =>
  [...counts].flatMap(([key, count]) =>
    key.startsWith(`${name}.`) && count !== 0 ? [[key.slice(name.length + 1), count] as const] : [],
  )
