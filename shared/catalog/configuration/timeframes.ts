import * as z from 'zod/mini'

/** Maximum age of a posting in days, as the string in the configuration. */
export const Timeframe = z.enum(
  ['1', '3', '7', '14', '30'],
  'Choose how old a posting may be: 1, 3, 7, 14 or 30 days.',
)
export type Timeframe = z.infer<typeof Timeframe>

export interface TimeframeEntry {
  readonly label: string
  readonly days: number
  /** Posting-age filter of the public job search, in seconds. */
  readonly seconds: number
}

export const TIMEFRAMES: Readonly<Record<Timeframe, TimeframeEntry>> = {
  '1': { label: '24 hours', days: 1, seconds: 86_400 },
  '3': { label: '3 days', days: 3, seconds: 259_200 },
  '7': { label: '1 week', days: 7, seconds: 604_800 },
  '14': { label: '2 weeks', days: 14, seconds: 1_209_600 },
  '30': { label: '1 month', days: 30, seconds: 2_592_000 },
}

export const DEFAULT_TIMEFRAME: Timeframe = '7'
