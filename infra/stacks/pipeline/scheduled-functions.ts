import type { backgroundGrants } from '../../grants/background.ts'

interface ScheduledFunction {
  readonly id: keyof typeof backgroundGrants
  readonly description: string
  readonly expression: string
  readonly sharded?: true
}

/**
 * The functions that the clock starts; `id` is their row of grants. One that walks over many users is started once for
 * each shard of its index, side by side: what one shard has to do keeps no other waiting.
 */
export const SCHEDULED_FUNCTIONS: readonly ScheduledFunction[] = [
  {
    id: 'sweepStuckWork',
    description: 'Queues unfinished work again',
    expression: 'rate(1 minute)',
    sharded: true,
  },
  // Every ten minutes of two hours of the night, so that each run continues the previous one's work.
  {
    id: 'reconcileBilling',
    description: 'Takes in missed events of the payment provider, and compares everything weekly',
    expression: 'cron(0/10 3-4 * * ? *)',
  },
  {
    id: 'applyRetention',
    description: 'Warns about and deletes unused accounts, as their users chose',
    expression: 'cron(0/10 4 * * ? *)',
    sharded: true,
  },
  // For the morning of every time zone, some of which are a quarter of an hour apart.
  {
    id: 'sendReminders',
    description: 'Mails users what they planned for the day',
    expression: 'cron(0/15 * * * ? *)',
    sharded: true,
  },
  {
    id: 'countAccounts',
    description: 'Counts the accounts with access by a plan or trial',
    expression: 'rate(1 hour)',
  },
  { id: 'checkHealth', description: 'Probes every part of the service', expression: 'rate(1 minute)' },
  { id: 'repeatAlarms', description: 'Repeats lasting alarms', expression: 'cron(0 8 * * ? *)' },
]
