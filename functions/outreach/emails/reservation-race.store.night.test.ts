import { describe, expect, test } from 'vitest'
import { mailboxSince } from '#harness/outreach/cycle-context.ts'
import { runSince } from '#harness/outreach/outreach-samples.ts'
import { runToItem } from '#functions/runs/run.item.ts'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import type { NewOutreachEmail, Reservation } from '#functions/outreach/model.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import { posting } from '#engine/test/postings.ts'
import { chosenContact } from '#harness/postings/finding-parts.ts'
import { part } from '#platform/table/expressions.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import { testTable } from '#harness/platform/table/test-table.ts'

const table = await testTable()
const secrets = { fingerprint: (value: string) => `print of ${value}` }
const emails = outreachEmailStore(table, secrets)

const now = new Date('2026-03-10T08:00:00.000Z')
const connected = new Date('2026-03-01T08:00:00.000Z')
const LIMITS = { perDay: 20, perMonth: 600, trialTotal: 5 }
const lease = { token: 'lease', until: new Date('2026-03-10T08:05:00.000Z') }
const USERS = 1_000
/** The number of concurrent reservations. */
const SIDE_BY_SIDE = 32
const MAILBOX = mailboxSince(connected)

const emailOf = (userId: string, domain: string, person: string): NewOutreachEmail => ({
  id: `out_${userId}_${domain}`,
  userId,
  runId: 'run_1',
  posting: posting({ companyDomain: domain }),
  contact: chosenContact({ domain, email: `${person}@${domain}` }),
  jobKey: `job of ${domain}`,
  reasons: [],
  quota: 'plan',
})

/** Does the work for all users, so many at a time. */
async function sideBySide<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = []
  const waiting = [...all]
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) results.push(await work(one))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
  return results
}

/** Users with a run each. */
const userIds = Array.from({ length: USERS }, (_, index) => `usr_${index}`)
const userItems = (userId: string) => [
  { ...keys.profile(userId), isActive: true },
  { ...keys.gmail(userId), isActive: true, connectedAt: connected.toISOString() },
  runToItem(runSince(now, { userId, wanted: 20 })),
]
for (let from = 0; from < USERS; from += 25)
  await table.transact(
    userIds.slice(from, from + 25).flatMap((userId) => userItems(userId).map((item) => part.put(item))),
  )

/** The email to somebody of a company that each user wants. */
const crowd = (domain: string, personOf: (index: number) => string): readonly NewOutreachEmail[] =>
  userIds.map((userId, index) => emailOf(userId, domain, personOf(index)))

const reserveAll = async (
  wanted: readonly NewOutreachEmail[],
  after?: (outcome: Reservation) => Promise<void>,
) =>
  await sideBySide(wanted, async (email) => {
    const outcome = await emails.reserve(email, LIMITS, now, now)
    await after?.(outcome)
    return { email, outcome }
  })

const counted = (outcomes: readonly { outcome: Reservation }[]) => {
  const counts: Partial<Record<Reservation, number>> = {}
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** Writes an objection, whether or not the counter exists. */
const object = async (key: Key) =>
  void (await table.update(key, {
    set: { objectedAt: now.toISOString() },
    initial: { uses: {} },
    add: { version: 1 },
  }))

/** Begins the draft of a reserved email, as a worker does before its request to the mailbox. */
async function beginDraft({ userId, id }: NewOutreachEmail) {
  const claimed = await emails.claim(userId, id, lease, now)
  if (claimed === null) throw new Error('not claimed')
  return await emails.saveIntent(claimed, lease, MAILBOX, now)
}

describe('a thousand users, thirty-two at a time', () => {
  test('write to one person twice, and no more', async () => {
    const outcomes = await reserveAll(crowd('person.example', () => 'li'))
    expect(counted(outcomes)).toEqual({ reserved: 2, contact_capped: 998 })
  })

  test('write to one company five times, to whatever people', async () => {
    const outcomes = await reserveAll(crowd('company.example', (index) => `li.${index}`))
    expect(counted(outcomes)).toEqual({ reserved: 5, company_capped: 995 })
  })

  test.each(['person', 'company'] as const)(
    'begin no draft after an objection of the %s, which is never overwritten',
    async (kind) => {
      const wanted = crowd(`${kind}-objects.example`, (index) => (kind === 'person' ? 'li' : `li.${index}`))
      const [first] = wanted
      if (first === undefined) throw new Error('nobody')
      const key = recipientKeys(first, secrets)[kind]
      // The objection arrives during the race: as soon as one email has been reserved.
      let isObjected: Promise<void> | null = null
      const outcomes = await reserveAll(wanted, async (outcome) => {
        if (outcome === 'reserved') await (isObjected ??= object(key))
      })
      const reserved = outcomes.filter(({ outcome }) => outcome === 'reserved')
      expect(reserved.length).toBeGreaterThanOrEqual(1)
      expect(reserved.length).toBeLessThanOrEqual(kind === 'person' ? 2 : 5)
      expect(await Promise.all(reserved.map(({ email }) => beginDraft(email)))).toEqual(
        reserved.map(() => 'asked_not_to_be_contacted'),
      )
      expect(await table.get(key)).toMatchObject({ objectedAt: now.toISOString() })
      expect(
        counted(
          await reserveAll(
            wanted.filter((email) => !reserved.some((one) => one.email === email)).slice(0, 50),
          ),
        ),
      ).toEqual({
        asked_not_to_be_contacted: 50,
      })
    },
  )
})
