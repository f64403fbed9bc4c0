import type { AlarmProps, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'

/** `now` wakes somebody: users do not get what they pay for, or data is at risk. `later` waits for the day. */
export const URGENCIES = ['now', 'later'] as const
export type Urgency = (typeof URGENCIES)[number]

export interface AlarmRule extends Pick<AlarmProps, 'metric' | 'threshold'> {
  readonly urgency: Urgency
  readonly says: string
  /** Number of consecutive periods; 1 when absent. */
  readonly periods?: number
  /** How missing data count; as OK when absent. */
  readonly missing?: TreatMissingData
  /** Alarm below the threshold instead of above it. */
  readonly below?: boolean
}

export type AlarmRules = Readonly<Record<string, AlarmRule>>

export const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')
