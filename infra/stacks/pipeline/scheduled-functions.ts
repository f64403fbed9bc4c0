import { backgroundGrants } from '../../grants/background.ts'

/** Every ten minutes from three to four in the morning, so that each run continues the previous one's work. */
const NIGHTLY = 'cron(0/10 3 * * ? *)'
/** The same from four to five. */
const NIGHTLY_LATER = 'cron(0/10 4 * * ? *)'

export const SCHEDULED_FUNCTIONS = [
  {
    id: 'Sweeper',
    name: 'sweep-stuck-work',
    grants: backgroundGrants.sweepStuckWork,
    description: 'Queues unfinished work again',
    schedule: { id: 'EveryMinute', expression: 'rate(1 minute)', description: 'Starts the sweeper' },
  },
  {
    id: 'Reconciler',
    name: 'reconcile-billing',
    grants: backgroundGrants.reconcileBilling,
    description: 'Compares the table with the payment provider',
    schedule: {
      id: 'EveryNight',
      expression: NIGHTLY,
      description: 'Starts the comparison with the payment provider',
    },
  },
  {
    id: 'Retention',
    name: 'apply-retention',
    grants: backgroundGrants.applyRetention,
    description: 'Warns about and deletes unused accounts, as their users chose',
    schedule: {
      id: 'RetentionNightly',
      expression: NIGHTLY_LATER,
      description: 'Starts the check of unused accounts',
    },
  },
  {
    id: 'Counter',
    name: 'count-accounts',
    grants: backgroundGrants.countAccounts,
    description: 'Counts the accounts with access by a plan or trial',
    schedule: { id: 'EveryHour', expression: 'rate(1 hour)', description: 'Starts the count of accounts' },
  },
  {
    id: 'Health',
    name: 'check-health',
    grants: backgroundGrants.checkHealth,
    description: 'Probes every part of the service',
    schedule: {
      id: 'HealthEveryMinute',
      expression: 'rate(1 minute)',
      description: 'Starts the health check',
    },
  },
  {
    id: 'AlarmRepeater',
    name: 'repeat-alarms',
    grants: backgroundGrants.repeatAlarms,
    description: 'Repeats lasting alarms',
    schedule: {
      id: 'EveryMorning',
      expression: 'cron(0 8 * * ? *)',
      description: 'Starts the repetition of alarms',
    },
  },
] as const
