import { expect, test } from 'vitest'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { accountOf } from '#harness/account/account.ts'
import { cycleContext, mailboxSince } from '#harness/outreach/cycle-context.ts'
import { unused } from '#harness/outreach/outreach-samples.ts'
import { restoreMailbox } from './restore.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const SINCE = new Date('2026-03-01T12:00:00.000Z')

/** What a delivery of the order does for this mailbox. */
async function done(restoredAt: Date | undefined): Promise<readonly string[]> {
  const acts: string[] = []
  await restoreMailbox(
    { v: 1, userId: 'usr_1', task: 'restore' },
    {
      mailboxes: {
        find: async () => ({ ...mailboxSince(SINCE), ...(restoredAt && { restoredAt }) }),
        save: unused,
        enable: unused,
        remove: unused,
        disable: unused,
        scheduleSync: unused,
      },
      accounts: {
        snapshot: async () => ({
          account: accountOf(SINCE),
          subscription: NO_SUBSCRIPTION,
          usage: { today: 0, month: 0, trial: 0 },
        }),
      },
      sealer: { open: unused, seal: unused },
      mailbox: { address: unused },
      emails: {
        waiting: async () => ['out_1'],
        reopen: async (_, emailId) => {
          acts.push(`reopens ${emailId}`)
          return true
        },
      },
      runs: { context: async () => cycleContext(SINCE) },
      schedules: {
        ensure: async (_, at) => void acts.push(`runs at ${at.toISOString()}`),
        remove: unused,
      },
      drafts: { send: async () => void acts.push('sends 1') },
      sentMails: {
        begin: async (_, notice) => {
          acts.push(notice)
          return 'begun'
        },
        sent: async () => {},
        failed: unused,
      },
      mail: { send: async ({ subject }) => void acts.push(subject) },
      site: 'https://reachwell.example',
      clock: { now: () => NOW },
    },
  )
  return acts
}

test('an order that comes again after a crash does what is left: the daily run, the waiting emails, the mail', async () => {
  expect(await done(new Date('2026-03-10T11:59:00.000Z'))).toEqual([
    'runs at 2026-03-10T12:05:00.000Z',
    'reopens out_1',
    'sends 1',
    'MAILBOX_RESTORED#2026-03-10T11:59:00.000Z',
    'Gmail is connected again',
  ])
})

test('a mailbox that its user has connected again meanwhile is left alone', async () => {
  expect(await done(undefined)).toEqual([])
})
