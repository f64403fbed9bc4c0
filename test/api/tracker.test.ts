import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import { draftLedger } from '#functions/outreach/emails/draft-ledger.store.ts'
import { keys } from '#platform/table/keys.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { HOUR } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { statisticsStore } from '#functions/statistics/statistics.store.ts'
import { contracts } from '#shared/contracts/index.ts'
import { FolderCounts } from '#shared/models/outreach/folders.ts'
import { OutreachDetails, OutreachEntry, OutreachStatistics } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)

const Page = z.object({
  data: z.array(OutreachEntry),
  totalItems: z.number(),
  totalPages: z.number(),
  todayCount: z.number(),
  searchedOnly: z.optional(z.number()),
})
const Marked = z.object({ entry: OutreachEntry })

/** A user with tracker entries; ids newest first. */
async function tracked(email: string, count: number) {
  const client = await browserSession(stage, email)
  const { id: userId } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  const ids = await seedEntries(
    { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
    userId,
    count,
    systemClock.now(),
  )
  const change = (id: string, values: Record<string, unknown>) =>
    table.update(keys.email(userId, id), { set: values })
  return { client, userId, ids, change, first: ids[0] ?? '' }
}

const mark = (client: Client, id: string, value: unknown) =>
  client.put(`/api/email-outreach/${id}/mark`, { mark: value })
const list = async (client: Client, query = '') =>
  Page.parse((await client.get(`/api/email-outreach${query}`)).body)
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  z.object({ code: z.string() }).parse(body).code,
]

describe("a user's mark", () => {
  test('overrides the status that we know, and can be removed', async () => {
    const { client, first } = await tracked('marking@mail.example', 2)
    for (const value of [
      'sent',
      'replied',
      'interview',
      'offer',
      'rejected',
      'withdrawn',
      'discarded',
    ] as const) {
      const reply = await mark(client, first, value)
      expect([reply.status, Marked.parse(reply.body).entry]).toMatchObject([
        200,
        { id: first, emailStatus: value, knownStatus: 'draft', mark: value },
      ])
      expect((await list(client)).data.map(({ emailStatus }) => emailStatus)).toEqual([value, 'draft'])
    }
    const details = OutreachDetails.parse((await client.get(`/api/email-outreach/${first}`)).body)
    expect(details.entry).toMatchObject({
      emailStatus: 'discarded',
      mark: 'discarded',
      markedAt: expect.stringMatching(/^\d{4}-/),
    })
    expect(Marked.parse((await mark(client, first, null)).body).entry).toMatchObject({
      emailStatus: 'draft',
      knownStatus: 'draft',
      mark: null,
      markedAt: null,
    })
    expect((await list(client)).data.map(({ emailStatus }) => emailStatus)).toEqual(['draft', 'draft'])
  })

  test('set twice keeps the first time', async () => {
    const { client, first } = await tracked('again@mail.example', 1)
    const [once] = [Marked.parse((await mark(client, first, 'sent')).body)]
    stage.advance(60_000)
    expect(Marked.parse((await mark(client, first, 'sent')).body)).toEqual(once)
    expect((await mark(client, first, null)).status).toBe(200)
    expect((await mark(client, first, null)).status).toBe(200)
  })

  test('is refused for an email in any state without a finished letter', async () => {
    const { client, first, change } = await tracked('unwritten@mail.example', 1)
    for (const state of ['reserved', 'written', 'failed']) {
      await change(first, { state })
      expect(codeOf(await mark(client, first, 'sent'))).toEqual([409, 'outreach_not_markable'])
      expect(codeOf(await mark(client, first, null))).toEqual([409, 'outreach_not_markable'])
    }
    expect((await list(client)).data[0]).toMatchObject({ emailStatus: 'failed', mark: null })
  })

  test("on another user's email, or on none, answers 404", async () => {
    const { client, first } = await tracked('owning@mail.example', 1)
    const stranger = await browserSession(stage, 'no-owner@mail.example')
    expect(codeOf(await mark(stranger, first, 'discarded'))).toEqual([404, 'not_found'])
    expect(codeOf(await mark(client, 'out_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'sent'))).toEqual([404, 'not_found'])
    expect((await list(client)).data[0]).toMatchObject({ emailStatus: 'draft', mark: null })
  })

  test('must be one of the known values', async () => {
    const { client, first } = await tracked('strict@mail.example', 1)
    for (const value of ['bounced', '', 1, undefined])
      expect(codeOf(await mark(client, first, value))).toEqual([400, 'invalid_request'])
  })

  test('and the mailbox check do not overwrite each other', async () => {
    const { client, userId, first } = await tracked('synced@mail.example', 1)
    const ledger = draftLedger(table)
    const draft = { emailId: first, draftId: 'r-1', openedAt: systemClock.now(), isGone: false }
    await mark(client, first, 'replied')
    await ledger.markGone(userId, draft, systemClock.now())
    expect((await list(client)).data[0]).toMatchObject({ emailStatus: 'replied', knownStatus: 'sent' })
    await mark(client, first, null)
    expect((await list(client)).data[0]).toMatchObject({
      emailStatus: 'sent',
      knownStatus: 'sent',
      mark: null,
    })
    await ledger.markBack(userId, draft)
    expect((await list(client)).data[0]).toMatchObject({ emailStatus: 'draft' })
  })

  test('set before Gmail is connected keeps that email out of the mailbox', async () => {
    const { client, userId, first, ids, change } = await tracked('by-hand@mail.example', 2)
    for (const id of ids) await change(id, { state: 'ready', draftId: null })
    await mark(client, first, 'sent')
    const entries = outreachEmailStore(table, fingerprints)
    expect(await entries.waiting(userId)).toEqual(ids.slice(1))
    expect(await entries.reopen(userId, first, systemClock.now(), systemClock.now())).toBe(false)
    await mark(client, first, null)
    expect(await entries.waiting(userId)).toEqual(ids)
  })

  test('is in the export', async () => {
    const { client, first } = await tracked('exporting@mail.example', 1)
    await mark(client, first, 'replied')
    expect(JSON.stringify((await client.get('/api/user/export-data')).body)).toContain('"mark":"replied"')
  })
})

describe('a search', () => {
  test('ignores case and accents, within the requested days and page', async () => {
    const { client, ids, change } = await tracked('searching@mail.example', 45)
    await change(ids[40] ?? '', { companyName: 'Kühne & Söhne' })
    await change(ids[2] ?? '', { contactName: 'Zoë Ångström' })
    await change(ids[3] ?? '', { subject: 'A plan for the Łódź team' })
    const idsOf = async (query: string) => (await list(client, query)).data.map(({ id }) => id)
    expect(await idsOf('?search=KUHNE')).toEqual([ids[40]])
    expect(await idsOf('?search=angstrom+zoe')).toEqual([ids[2]])
    expect(await idsOf('?search=lodz')).toEqual([ids[3]])
    expect(await idsOf('?search=zoe+lodz')).toEqual([])
    const today = systemClock.now().toISOString().slice(0, 10)
    expect(await idsOf(`?search=kuhne&startDate=${today}`)).toEqual([])
    const second = await list(client, '?search=product+manager&page=2&limit=20')
    expect([second.totalItems, second.totalPages, second.todayCount, second.searchedOnly]).toEqual([
      45,
      3,
      30,
      undefined,
    ])
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(20, 40))
    expect((await list(client, '?search=+')).totalItems).toBe(45)
    expect(codeOf(await client.get(`/api/email-outreach?search=${'x'.repeat(101)}`))).toEqual([
      400,
      'invalid_request',
    ])
  })

  test('finds nothing of other users', async () => {
    await tracked('rich@mail.example', 3)
    const stranger = await browserSession(stage, 'poor@mail.example')
    expect((await list(stranger, '?search=product')).data).toEqual([])
  })
})

test('the statistics count thirty days by day, status and company, and follow the marks', async () => {
  const { client, ids, first } = await tracked('counting@mail.example', 920)
  await mark(client, first, 'replied')
  await mark(client, ids[31] ?? '', 'sent')
  const statistics = OutreachStatistics.parse((await client.get('/api/email-outreach/statistics')).body)
  expect(statistics.total).toBe(900)
  expect(statistics.days.map(({ count }) => count)).toEqual(Array.from({ length: 30 }, () => 30))
  expect(statistics.statuses).toEqual([
    { status: 'draft', count: 898 },
    { status: 'replied', count: 1 },
    { status: 'sent', count: 1 },
  ])
  expect([statistics.companies.length, statistics.others]).toEqual([10, { companies: 890, count: 890 }])
  const stranger = await browserSession(stage, 'uncounted@mail.example')
  expect((await stranger.get('/api/email-outreach/statistics')).body).toMatchObject({
    total: 0,
    statuses: [],
    companies: [],
  })
})

test('a sent email without an answer for five working days is due for a follow-up, until an interview is marked', async () => {
  const email = 'waiting@mail.example'
  const { client, first } = await tracked(email, 2)
  await mark(client, first, 'sent')
  // A week has five working days, whatever day it begins on.
  stage.advance(7 * 24 * HOUR)
  const later = await browserSession(stage, email)
  const due = async () => (await list(later, '?folder=follow_up_due')).data.map(({ id }) => id)
  expect(await due()).toEqual([first])
  const { entry } = Marked.parse((await mark(later, first, 'interview')).body)
  expect([entry.emailStatus, entry.knownStatus]).toEqual(['interview', 'draft'])
  expect(await due()).toEqual([])
})

describe('the folders', () => {
  const foldersOf = async (client: Client) =>
    FolderCounts.parse((await client.get('/api/email-outreach/folders')).body)

  test('count what there is to do, follow each change and lead to the emails', async () => {
    const { client, userId, ids, first } = await tracked('folders@mail.example', 64)
    expect(await foldersOf(client)).toMatchObject({ to_read: 64, gone: 0, sent: 0, discarded: 0, failed: 0 })
    const ledger = draftLedger(table)
    const draftOf = (id: string) => ({
      emailId: id,
      draftId: 'r-1',
      openedAt: systemClock.now(),
      isGone: false,
    })
    for (const id of ids.slice(0, 3)) await ledger.markGone(userId, draftOf(id), systemClock.now())
    expect(await foldersOf(client)).toMatchObject({ to_read: 61, gone: 3, sent: 0 })
    await mark(client, first, 'sent')
    await mark(client, ids[40] ?? '', 'sent')
    await mark(client, ids[50] ?? '', 'interview')
    expect(await foldersOf(client)).toMatchObject({ to_read: 59, gone: 2, sent: 2, interview: 1 })
    // A draft that is back does not undo what its user said.
    for (const id of ids.slice(0, 2)) await ledger.markBack(userId, draftOf(id))
    expect(await foldersOf(client)).toMatchObject({ to_read: 60, gone: 1, sent: 2, follow_up_due: 0 })
    await mark(client, ids[40] ?? '', null)
    expect(await foldersOf(client)).toMatchObject({ to_read: 61, gone: 1, sent: 1 })

    const read = await list(client, '?folder=to_read&page=2&limit=30')
    expect([read.totalItems, read.totalPages, read.data.length, read.data[0]?.id]).toEqual([
      61,
      3,
      30,
      ids[32],
    ])
    expect((await list(client, '?folder=interview')).data.map(({ id }) => id)).toEqual([ids[50]])
    const oldest = await list(client, '?folder=to_read&sort=oldest&limit=2')
    expect(oldest.data.map(({ id }) => id)).toEqual([ids[63], ids[62]])
    const byCompany = await list(client, '?sort=company&limit=3')
    expect(byCompany.data.map(({ companyName }) => companyName)).toEqual([
      'Company 0',
      'Company 1',
      'Company 10',
    ])
    expect(codeOf(await client.get('/api/email-outreach?folder=everything'))).toEqual([
      400,
      'invalid_request',
    ])
  })

  test('show nothing of other users', async () => {
    await tracked('full-folders@mail.example', 3)
    const stranger = await browserSession(stage, 'empty-folders@mail.example')
    expect((await foldersOf(stranger)).to_read).toBe(0)
    expect((await list(stranger, '?folder=to_read')).data).toEqual([])
  })
})

describe('many emails at once', () => {
  const Outcome = contracts.markEmails.reply[200]
  const markAll = async (client: Client, marks: readonly object[]) =>
    Outcome.parse((await client.post('/api/email-outreach/marks', { marks })).body)

  test('are marked in one request, and each refusal is by itself', async () => {
    const { client, ids, change } = await tracked('bulk@mail.example', 40)
    const absent = 'out_01ARZ3NDEKTSV4RRFFQ69G5FAV'
    await change(ids[7] ?? '', { state: 'reserved' })
    const marks = [...ids, absent].map((id) => ({ id, mark: 'sent' }))
    const { done, refused } = await markAll(client, marks)
    expect(done).toHaveLength(39)
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [ids[7], 'outreach_not_markable'],
      [absent, 'not_found'],
    ])
    expect((await list(client, '?folder=sent')).totalItems).toBe(39)
  })

  test('pressed twice at the same moment are marked and counted once', async () => {
    const { client, ids, first } = await tracked('double@mail.example', 30)
    const counted = async () => (await statisticsStore(table).read()).sent
    const before = await counted()
    const marks = ids.map((id) => ({ id, mark: 'sent' }))
    const both = await Promise.all([
      markAll(client, marks),
      markAll(client, [...marks, { id: first, mark: 'sent' }]),
    ])
    expect(both.map(({ done, refused }) => [done.length, refused.length])).toEqual([
      [30, 0],
      [30, 0],
    ])
    expect((await counted()) - before).toBe(30)
  })

  test('that stopped half way are finished by the same request, and nothing is counted twice', async () => {
    const { client, ids } = await tracked('half@mail.example', 20)
    const counted = async () => (await statisticsStore(table).read()).sent
    const before = await counted()
    const marks = ids.map((id) => ({ id, mark: 'sent' }))
    await markAll(client, marks.slice(0, 11))
    expect((await markAll(client, marks)).done).toHaveLength(20)
    expect((await counted()) - before).toBe(20)
  })

  test('go back to what they were, with its time', async () => {
    const { client, ids, first } = await tracked('undone@mail.example', 2)
    await mark(client, first, 'sent')
    const before = (await list(client)).data[0]
    stage.advance(HOUR / 2)
    const { done } = await markAll(
      client,
      ids.map((id) => ({ id, mark: 'discarded' })),
    )
    const undos = done.map(({ id, savedAt }) => ({ id, undo: savedAt }))
    await markAll(client, undos)
    // A lost answer: the same request changes nothing more.
    await markAll(client, undos)
    expect((await list(client)).data[0]).toEqual(before)
    expect((await list(client, '?folder=to_read')).data.map(({ id }) => id)).toEqual([ids[1]])
  })

  test('of another user are not found, and too many or none are refused', async () => {
    const { ids } = await tracked('bulk-owner@mail.example', 2)
    const stranger = await browserSession(stage, 'bulk-stranger@mail.example')
    const { done, refused } = await markAll(
      stranger,
      ids.map((id) => ({ id, mark: 'discarded' })),
    )
    expect([done, refused.map(({ code }) => code)]).toEqual([[], ['not_found', 'not_found']])
    const many = Array.from({ length: 101 }, () => ({ id: ids[0], mark: 'sent' }))
    for (const marks of [[], many])
      expect(codeOf(await stranger.post('/api/email-outreach/marks', { marks }))).toEqual([
        400,
        'invalid_request',
      ])
  })
})
