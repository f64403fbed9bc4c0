import { backgroundGrants } from '../../grants/background.ts'

/** Every ten minutes from three to four in the morning, so that each run continues the previous one's work. */
const NIGHTLY = 'cron(0/10 3 * * ? *)'
/** The same from four to five. */
const NIGHTLY_LATER = 'cron(0/10 4 * * ? *)'

export const CLOCKS = [
  {
    id: 'Sweeper',
    name: 'sweep-stuck-work',
    grants: backgroundGrants.sweepStuckWork,
    does: 'Queues again what nobody finished in time',
    clock: { id: 'EveryMinute', expression: 'rate(1 minute)', does: 'The clock starts the sweeper' },
  },
  {
    id: 'Reconciler',
    name: 'reconcile-billing',
    grants: backgroundGrants.reconcileBilling,
    does: 'Compares the table with the payment provider',
    clock: {
      id: 'EveryNight',
      expression: NIGHTLY,
      does: 'The clock starts the comparison with the payment provider',
    },
  },
  {
    id: 'Retention',
    name: 'apply-retention',
    grants: backgroundGrants.applyRetention,
    does: 'Warns and deletes accounts that are not used, as their users chose',
    clock: {
      id: 'RetentionNightly',
      expression: NIGHTLY_LATER,
      does: 'The clock starts the look at accounts that are not used',
    },
  },
  {
    id: 'Counter',
    name: 'count-accounts',
    grants: backgroundGrants.countAccounts,
    does: 'Counts the accounts that a plan or trial lets in',
    clock: { id: 'EveryHour', expression: 'rate(1 hour)', does: 'The clock starts the count of accounts' },
  },
  {
    id: 'Health',
    name: 'check-health',
    grants: backgroundGrants.checkHealth,
    does: 'Asks every part of the service how it is',
    clock: {
      id: 'HealthEveryMinute',
      expression: 'rate(1 minute)',
      does: 'The clock starts the check of the health',
    },
  },
  {
    id: 'AlarmRepeater',
    name: 'repeat-alarms',
    grants: backgroundGrants.repeatAlarms,
    does: 'Lets alarms that still stand speak again',
    clock: {
      id: 'EveryMorning',
      expression: 'cron(0 8 * * ? *)',
      does: 'The clock starts the second notice of alarms',
    },
  },
] as const
