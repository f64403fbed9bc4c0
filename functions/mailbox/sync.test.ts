import { expect, test } from 'vitest'
import type { Mailbox } from './mailbox.item.ts'
import type { SavedDraft } from './model.ts'
import { syncMailbox, type SyncDeps } from './sync.ts'
import { accountOf } from '#harness/account/account.ts'
import { mailboxSince } from '#harness/outreach/cycle-context.ts'
import { unused } from '#harness/outreach/outreach-samples.ts'
import { MailboxError, type MailboxFailure } from './mailbox-error.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { UserMessage } from '#functions/mail/model.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
const MAILBOX = mailboxSince(hours(-50))
const draft = (draftId: string, more: Partial<SavedDraft> = {}): SavedDraft => ({
  emailId: `out_${draftId}`,
  draftId,
  openedAt: hours(-5),
  isGone: false,
  ...more,
})

interface Scene {
  readonly saved?: readonly SavedDraft[]
  readonly inGmail?: readonly string[]
  readonly complete?: boolean
  readonly failure?: MailboxFailure
  readonly retryAfterSeconds?: number
  readonly mailbox?: Partial<Mailbox>
  readonly accountActive?: boolean
  /** Whether it is still the mailbox that was read. */
  readonly sameMailbox?: boolean
  readonly told?: boolean
  readonly plan?: 'pro'
  /** Days since the user last did something; null for longer than the log goes back. */
  readonly lastActive?: number | null
}

async function synced({
  saved = [],
  inGmail = [],
  complete = true,
  failure,
  retryAfterSeconds,
  mailbox,
  accountActive = true,
  sameMailbox = true,
  told = false,
  plan,
  lastActive = 1,
}: Scene) {
  const done: string[] = []
  const sent: UserMessage[] = []
  const deps: SyncDeps = {
    accounts: {
      snapshot: async () => ({
        account: accountOf(hours(-99), { isActive: accountActive }),
        subscription: { ...NO_SUBSCRIPTION, plan: plan ?? null },
        usage: { today: 0, month: 0, trial: 0 },
      }),
    },
    mailboxes: {
      find: async () => ({ ...MAILBOX, ...mailbox }),
      save: unused,
      enable: unused,
      remove: async () => void done.push('mailbox removed'),
      disable: async (_, _mailbox, problem) => {
        done.push(`disable ${problem}`)
        return sameMailbox ? 'off' : 'reconnected'
      },
      scheduleSync: async (_, _mailbox, at, checkedAt) => {
        done.push(`again ${at.toISOString()} ${checkedAt === null ? 'unchecked' : 'checked'}`)
        return true
      },
    },
    ledger: {
      savedIn: async (_, address, since) => {
        done.push(`saved in ${address} since ${since.toISOString()}`)
        return saved
      },
      markGone: async (_, { emailId }) => void done.push(`gone ${emailId}`),
      markBack: async (_, { emailId }) => void done.push(`back ${emailId}`),
    },
    list: {
      async draftIds() {
        if (failure !== undefined)
          throw new MailboxError(failure, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
        return { ids: new Set(inGmail), complete }
      },
    },
    sentMails: {
      begin: async () => (told ? 'sent' : 'begun'),
      sent: async () => undefined,
      failed: async () => undefined,
    },
    mail: { send: async (message) => void sent.push(message) },
    schedules: { ensure: unused, remove: async () => void done.push('schedule removed') },
    sealer: { seal: unused, open: async (_, sealed) => sealed },
    consent: { revoke: async ({ refreshToken }) => void done.push(`${refreshToken} revoked`) },
    activities: {
      recent: async () =>
        lastActive === null
          ? []
          : [{ id: 'act_1', action: 'signed_in', details: null, at: hours(-24 * lastActive) }],
    },
    clock: { now: () => NOW },
    site: 'https://reachwell.example',
  }
  await syncMailbox({ v: 1, userId: 'usr_1', task: 'sync' }, deps)
  return { done, subjects: sent.map(({ subject }) => subject) }
}

const READ = 'saved in zoe@mail.example since 2026-02-08T12:00:00.000Z'
const TOMORROW = 'again 2026-03-11T12:00:00.000Z'

test('a draft that is missing is marked as gone, and one that is there again is unmarked', async () => {
  const saved = [draft('a'), draft('b'), draft('c', { isGone: true }), draft('d', { isGone: true })]
  expect((await synced({ saved, inGmail: ['a', 'c', 'somebody-elses'] })).done).toEqual([
    READ,
    'gone out_b',
    'back out_c',
    `${TOMORROW} checked`,
  ])
})

test('nothing is marked as gone for a draft of the last ten minutes, or in a mailbox too full to list', async () => {
  expect(
    (await synced({ saved: [draft('a', { openedAt: new Date(NOW.getTime() - 599_999) })] })).done,
  ).toEqual([READ, `${TOMORROW} checked`])
  expect(
    (await synced({ saved: [draft('a'), draft('b', { isGone: true })], inGmail: ['b'], complete: false }))
      .done,
  ).toEqual([READ, 'back out_b', `${TOMORROW} checked`])
})

test.each([
  ['retry_later', undefined, 'again 2026-03-10T12:10:00.000Z unchecked'],
  ['retry_later', 1_800, 'again 2026-03-10T12:30:00.000Z unchecked'],
  ['retry_later', 999_999, 'again 2026-03-10T18:00:00.000Z unchecked'],
  ['tomorrow', undefined, 'again 2026-03-10T18:00:00.000Z unchecked'],
] as const)(
  'when Gmail says %s (%s s) it is looked at later and nothing is marked',
  async (failure, retryAfterSeconds, again) => {
    expect(
      await synced({
        saved: [draft('a')],
        failure,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      }),
    ).toEqual({ done: [READ, again], subjects: [] })
  },
)

test('a dead grant turns the mailbox off, stops the schedule and notifies the user', async () => {
  expect(await synced({ failure: 'grant_dead' })).toEqual({
    done: [READ, 'disable grant_dead', 'schedule removed', `${TOMORROW} unchecked`],
    subjects: ['Connect Gmail again to get new drafts'],
  })
})

test('a mailbox that was reconnected meanwhile is left alone', async () => {
  expect(await synced({ failure: 'refused', sameMailbox: false })).toEqual({
    done: [READ, 'disable refused'],
    subjects: [],
  })
})

test('a mailbox that a run turned off is notified of once, without asking Google', async () => {
  const off = { isActive: false, problem: 'grant_dead' } as const
  expect(await synced({ mailbox: off })).toEqual({
    done: [`${TOMORROW} unchecked`],
    subjects: ['Connect Gmail again to get new drafts'],
  })
  expect(await synced({ mailbox: off, told: true })).toEqual({
    done: [`${TOMORROW} unchecked`],
    subjects: [],
  })
})

test('the mailbox of a closed account is not read', async () => {
  expect(await synced({ accountActive: false })).toEqual({ done: [`${TOMORROW} unchecked`], subjects: [] })
})

test('a connection that was not used for ninety days is deleted here and revoked at Google', async () => {
  const old = { connectedAt: hours(-24 * 91) }
  expect((await synced({ mailbox: old, lastActive: null })).done).toEqual([
    'mailbox removed',
    'schedule removed',
    'grant revoked',
  ])
  expect((await synced({ mailbox: old, lastActive: 91 })).done).toEqual([
    'mailbox removed',
    'schedule removed',
    'grant revoked',
  ])
  for (const used of [
    { mailbox: old, lastActive: 89 },
    { mailbox: old, lastActive: null, plan: 'pro' as const },
    { mailbox: { connectedAt: hours(-24 * 89) }, lastActive: null },
  ]) {
    expect((await synced(used)).done).toEqual([READ, `${TOMORROW} checked`])
  }
})
