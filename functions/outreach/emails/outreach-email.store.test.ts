import { contactReasonWords } from '#shared/catalog/reasons/contact-reasons.ts'
import { describe, expect, test } from 'vitest'
import { posting } from '#engine/test/postings.ts'
import { chosenContact } from '#harness/postings/finding-parts.ts'
import { mailboxSince } from '#harness/outreach/cycle-context.ts'
import { runSince } from '#harness/outreach/outreach-samples.ts'
import { outreachEmailStore } from './outreach-email.store.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import {
  materialOf,
  newOutreachEmailToItem,
  materialFromItem,
  trackedFromItems,
} from './outreach-email.item.ts'
import { runFromItem } from '#functions/runs/run.item.ts'
import { keys } from '#platform/table/keys.ts'
import { runStore } from '../run/run.store.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import type { NewOutreachEmail } from '../model.ts'

const table = await testTable()
const secrets = { fingerprint: (value: string) => `print of ${value}` }
const emails = outreachEmailStore(table, secrets)

const now = new Date('2026-03-10T08:00:00.000Z')
const LIMITS = { perDay: 15, perMonth: 450, trialTotal: 5 }
const lease = { token: 'lease', until: new Date('2026-03-10T08:05:00.000Z') }

const entryOf = (userId: string, id: string): NewOutreachEmail => ({
  id,
  userId,
  runId: 'run_1',
  posting: posting({ id: `board:${id}` }),
  contact: chosenContact({ email: `li.${userId}@northwind.example` }),
  jobKey: `job of ${id}`,
  reasons: [],
  quota: 'plan',
})

async function reserved(userId: string): Promise<NewOutreachEmail> {
  await runStore(table).claim(runSince(now, { userId, wanted: 15 }), null)
  const email = entryOf(userId, 'out_1')
  expect(await emails.reserve(email, LIMITS, now, now)).toBe('reserved')
  return email
}

test('of fifty reservations at once only the one that the allowance has left succeeds', async () => {
  await runStore(table).claim(runSince(now, { userId: 'usr_last', wanted: 50 }), null)
  const email = (index: number): NewOutreachEmail => {
    const domain = `firm-${index}.example`
    const { contact: person, ...rest } = entryOf('usr_last', `out_${index}`)
    return { ...rest, contact: { ...person, email: `li@${domain}`, domain } }
  }
  for (let index = 0; index < 14; index += 1)
    expect(await emails.reserve(email(index), LIMITS, now, now)).toBe('reserved')
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => emails.reserve(email(100 + index), LIMITS, now, now)),
  )
  expect([
    outcomes.filter((outcome) => outcome === 'reserved').length,
    outcomes.filter((outcome) => outcome === 'quota').length,
  ]).toEqual([1, 49])
  expect(await table.get(keys.usage('usr_last', '2026-03'))).toMatchObject({ used: 15 })
  expect(await table.get(keys.run('usr_last', 'run_1'))).toMatchObject({ reserved: 15, open: 15 })
})

test('one run writes to a person once and to a company three times, also when its planning began anew', async () => {
  await runStore(table).claim(runSince(now, { userId: 'usr_anew', wanted: 15 }), null)
  const reserve = async (id: string, email: string) =>
    await emails.reserve(
      { ...entryOf('usr_anew', id), contact: chosenContact({ email, domain: 'anew.example' }) },
      LIMITS,
      now,
      now,
    )
  expect(await reserve('out_a', 'li@anew.example')).toBe('reserved')
  expect(await reserve('out_b', 'li@anew.example')).toBe('contact_capped')
  expect(await reserve('out_c', 'max@anew.example')).toBe('reserved')
  expect(await reserve('out_d', 'ida@anew.example')).toBe('reserved')
  expect(await reserve('out_e', 'jan@anew.example')).toBe('company_capped')
  expect(await table.get(keys.run('usr_anew', 'run_1'))).toMatchObject({ reserved: 3, open: 3 })
  expect(await table.get(keys.usedJob('usr_anew', 'job of out_b'))).toBeNull()
})

test('no draft is begun to a person who has objected since they were chosen, or to anybody of a company that has', async () => {
  const connected = new Date('2026-03-01T08:00:00.000Z')
  const mailbox = mailboxSince(connected)
  for (const kind of ['person', 'company'] as const) {
    const userId = `usr_objected_${kind}`
    await Promise.all([
      table.put({ ...keys.profile(userId), isActive: true }),
      table.put({ ...keys.gmail(userId), isActive: true, connectedAt: connected.toISOString() }),
    ])
    const email = await reserved(userId)
    const claimed = await emails.claim(userId, 'out_1', lease, now)
    if (claimed === null) throw new Error('not claimed')
    await table.update(keys.email(userId, 'out_1'), { set: { state: 'written' } })
    expect(await emails.saveIntent(claimed, lease, mailbox, now)).toBe('saved')
    const key = recipientKeys(email, secrets)[kind]
    await table.update(key, { set: { objectedAt: now.toISOString() } })
    expect(await emails.saveIntent(claimed, lease, mailbox, now)).toBe('asked_not_to_be_contacted')
    await table.remove(key)
  }
})

describe('an email that fails', () => {
  test('returns everything it used', async () => {
    const { userId, id, jobKey } = await reserved('usr_failing')
    const email = await emails.claim(userId, id, lease, now)
    if (email === null) throw new Error('not claimed')
    expect(await emails.end(email, lease, { state: 'failed', failure: 'gave_up' }, now)).toBe(true)
    expect(await table.get(keys.usage(userId, '2026-03'))).toMatchObject({ used: 0, q10: 0, n10: 1 })
    expect(await table.get(keys.usedJob(userId, jobKey))).toBeNull()
    expect(await table.get(keys.run(userId, 'run_1'))).toMatchObject({ open: 0, failed: 1 })
  })

  test('stores why its letter was refused in its material, and in outline with its run', async () => {
    const { userId, id } = await reserved('usr_refused')
    const email = await emails.claim(userId, id, lease, now)
    if (email === null) throw new Error('not claimed')
    const refusals = [
      { rule: 'L23', missing: null, words: 'led', line: 'line-1' },
      { rule: 'L08', missing: null, words: null, line: null },
    ]
    expect(
      await emails.end(email, lease, { state: 'failed', failure: 'refused_by_check', refusals }, now),
    ).toBe(true)
    const material = await table.get(keys.material(userId, id))
    expect(materialOf(material ?? {})).toMatchObject({ refusals, letter: null })
    expect(trackedFromItems((await table.get(keys.email(userId, id))) ?? {}, material).refusals).toEqual(
      refusals,
    )
    expect(runFromItem((await table.get(keys.run(userId, 'run_1'))) ?? {}).heldBack).toEqual([
      { rule: 'L23', missing: null, lines: [{ id: 'line-1', rule: 'L23' }] },
    ])
  })

  test("ends even when its recipients' counters have expired", async () => {
    const { userId, id, jobKey, contact: recipient } = await reserved('usr_waiting')
    const { person, company } = recipientKeys({ contact: recipient }, secrets)
    await table.remove(person)
    await table.remove(company)
    const email = await emails.claim(userId, id, lease, now)
    if (email === null) throw new Error('not claimed')
    expect(await emails.end(email, lease, { state: 'failed', failure: 'access_ended' }, now)).toBe(true)
    expect(await table.get(keys.email(userId, id))).toMatchObject({
      state: 'failed',
      failure: 'access_ended',
    })
    expect(await table.get(keys.usage(userId, '2026-03'))).toMatchObject({ used: 0, q10: 0 })
    expect(await table.get(keys.usedJob(userId, jobKey))).toBeNull()
    expect(await table.get(keys.run(userId, 'run_1'))).toMatchObject({ open: 0, failed: 1 })
  })

  test('changes nothing without its lease', async () => {
    const { userId, id } = await reserved('usr_late')
    const email = await emails.claim(userId, id, lease, now)
    if (email === null) throw new Error('not claimed')
    expect(
      await emails.end(email, { ...lease, token: 'another' }, { state: 'failed', failure: 'gave_up' }, now),
    ).toBe(false)
    expect(await table.get(keys.usage(userId, '2026-03'))).toMatchObject({ used: 1, q10: 1 })
  })
})

test('an email waiting for a mailbox is found behind a megabyte of newer ones', async () => {
  const userId = 'usr_many'
  const put = async (index: number, state: string) => {
    const item = newOutreachEmailToItem(entryOf(userId, `out_${String(index).padStart(4, '0')}`), now)
    await table.put({ ...item, state, subject: 'A subject', body: 'A long letter. '.repeat(400) })
  }
  await put(0, 'ready')
  for (let from = 1; from <= 200; from += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => put(from + index, 'drafted')))
  expect(await emails.waiting(userId)).toEqual(['out_0000'])
})

test('the sentences of an email from before codes were stored are read as they were', () => {
  const older = entryOf('usr_older', 'out_1')
  const { contact: person, ...material } = materialFromItem({
    posting: { ...older.posting, postedAt: null },
    contact: { ...chosenContact(), reason: 'Leads the team of the posting.' },
    reasons: [{ part: 'place', value: 1, words: 'In Berlin, where you’re looking.' }],
    letter: null,
  })
  expect(contactReasonWords(person.reason)).toBe('Leads the team of the posting.')
  expect(material.reasons).toEqual([
    { part: 'place', value: 1, why: { code: 'said', params: { words: 'In Berlin, where you’re looking.' } } },
  ])
})
