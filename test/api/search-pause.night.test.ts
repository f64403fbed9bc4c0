import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { finishedRun, runOf, userOf } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { connectGmail, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { keys } from '#platform/table/keys.ts'
import { DataExport } from '#shared/models/account/privacy.ts'
import { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { SearchPause } from '#shared/models/outreach/search-pause.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const table = tableOf(stage)

const Page = z.object({ data: z.array(OutreachEntry) })

const entriesOf = async (client: Client) => Page.parse((await client.get('/api/email-outreach')).body).data
const pauseOf = async (client: Client) => SearchPause.parse((await client.get('/api/user/search-pause')).body)
const pause = async (client: Client, discardDrafts: boolean) =>
  await client.put('/api/user/search-pause', { discardDrafts })
const discarded = async (client: Client) =>
  await waitFor(
    async () => {
      const found = await pauseOf(client)
      return found.discard?.state === 'done' ? found : null
    },
    { what: 'the drafts to be discarded' },
  )

/** More than the table reads at once. */
const MANY = 12_000

test(`${MANY} unsent drafts are counted as ${MANY}`, async () => {
  const client = await readyUser(stage, 'many@mail.example', 'pro', 'product-manager.txt')
  const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
  await seedEntries(target, (await userOf(client)).id, MANY, systemClock.now(), 0)
  expect((await pauseOf(client)).unsentDrafts).toBe(MANY)
})

/** A user with the drafts of a run in the mailbox. */
async function withDrafts(email: string, city: string): Promise<Client> {
  const client = await readyUser(stage, email, 'trial', 'product-manager.txt', {
    ...BERLIN,
    city,
  })
  await runOf(client)
  return client
}

const ADA = 'ada@mail.example'
const ada = await withDrafts(ADA, 'Berlin')

describe('a user who found a job', () => {
  test('first sees the number of unsent drafts', async () => {
    expect(await draftsOf(stage, ADA)).toHaveLength(5)
    expect(await pauseOf(ada)).toEqual({
      pausedAt: null,
      unsentDrafts: 5,
      discard: null,
      thankYous: [],
      notThanked: 0,
    })
  })

  test('gets a thank-you text for each person who answered', async () => {
    const [first, second] = await entriesOf(ada)
    await ada.put(`/api/email-outreach/${first?.id}/mark`, { mark: 'interview' })
    await ada.put(`/api/email-outreach/${second?.id}/mark`, { mark: 'replied' })
    const { thankYous } = await pauseOf(ada)
    expect(thankYous.map(({ contactEmail, mark }) => [contactEmail, mark])).toEqual([
      [first?.contactPersonEmail, 'interview'],
      [second?.contactPersonEmail, 'replied'],
    ])
    const [greeting = '', text = ''] = thankYous[1]?.body.split('\n\n') ?? []
    expect(second?.emailBody?.startsWith(greeting)).toBe(true)
    expect([thankYous[1]?.subject, text.includes(second?.companyName ?? '?')]).toEqual([
      `Re: ${second?.emailSubject}`,
      true,
    ])
  })

  test('pauses the search: no run starts, the schedule is gone, and a second click keeps the first time', async () => {
    const userId = (await userOf(ada)).id
    const scheduled = () => stage.emulators.scheduler.schedules().filter(({ Name }) => Name.includes(userId))
    expect(scheduled()).toHaveLength(1)
    const [one, two] = await Promise.all([pause(ada, false), pause(ada, false)])
    expect([one.status, two.status]).toEqual([200, 200])
    const { pausedAt, discard } = await pauseOf(ada)
    expect([discard, (await userOf(ada)).searchPausedAt]).toEqual([null, pausedAt])
    expect(scheduled()).toEqual([])
    // The next day, when a run would be due.
    await table.update(keys.cycle(userId), {
      set: { lastSentAt: '2026-01-01T08:00:00.000Z' },
    })
    expect(await ada.post('/api/start-email-drafting', {})).toMatchObject({
      status: 409,
      body: {
        code: 'search_paused',
        message: 'You paused the search because you found a job. Start it again to have emails drafted.',
      },
    })
  })

  test('does not restart the daily run by reconnecting Gmail', async () => {
    await ada.delete('/api/gmail-integration')
    await connectGmail(ada, ADA)
    expect((await userOf(ada)).searchPausedAt).not.toBeNull()
    const userId = (await userOf(ada)).id
    expect(stage.emulators.scheduler.schedules().filter(({ Name }) => Name.includes(userId))).toEqual([])
  })

  test('can delete the unsent drafts and no others, once, even with clicks in two tabs', async () => {
    const before = await entriesOf(ada)
    const mine = await draftsOf(stage, ADA)
    const sent = before[2]
    // Sent from Gmail, of which we are not notified.
    const [gone] = mine.filter(({ to }) => to === sent?.contactPersonEmail)
    stage.emulators.google.state.discard(ADA, gone?.id ?? '')
    const kept = new Set([before[0]?.contactPersonEmail, before[1]?.contactPersonEmail])
    const [one, two] = await Promise.all([pause(ada, true), pause(ada, true)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(await discarded(ada)).toMatchObject({
      unsentDrafts: 0,
      discard: { state: 'done', problem: null },
      thankYous: [{ mark: 'interview' }, { mark: 'replied' }],
    })
    expect((await draftsOf(stage, ADA)).map(({ to }) => kept.has(to))).toEqual([true, true])
    expect((await entriesOf(ada)).map(({ emailStatus }) => emailStatus)).toEqual([
      'interview',
      'replied',
      'sent',
      ...before.slice(3).map(({ emailStatus }) => (emailStatus === 'draft' ? 'discarded' : emailStatus)),
    ])
  })

  test('finds the pause in the export and in the activity log, without internal fields', async () => {
    const { sections } = DataExport.parse((await ada.get('/api/user/export-data')).body)
    const { account, discardedDrafts, activity } = sections
    expect(JSON.stringify(account)).toContain('pausedAt')
    expect(discardedDrafts).toMatchObject([{ state: 'done', problem: null }])
    expect(JSON.stringify(discardedDrafts)).not.toMatch(/leaseToken|leaseUntil|attempts|deleting/)
    expect(JSON.stringify(activity)).toContain('search_paused')
  })

  test('resumes with one click, and a run starts', async () => {
    const [one, two] = await Promise.all([
      ada.delete('/api/user/search-pause'),
      ada.delete('/api/user/search-pause'),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    const { id, searchPausedAt } = await userOf(ada)
    expect([searchPausedAt, (await pauseOf(ada)).pausedAt]).toEqual([null, null])
    expect(stage.emulators.scheduler.schedules().filter(({ Name }) => Name.includes(id))).toHaveLength(1)
    await table.remove(keys.trialUsage(id))
    expect((await ada.post('/api/start-email-drafting', {})).status).toBe(202)
  })
})

describe('when something fails', () => {
  test('a crash in the middle of a batch is recovered, and drafts deleted before it count as discarded', async () => {
    const client = await withDrafts('bo@mail.example', 'Munich')
    const userId = (await userOf(client)).id
    const [entry] = (await entriesOf(client)).filter(({ emailStatus }) => emailStatus === 'draft')
    const [draft] = (await draftsOf(stage, 'bo@mail.example')).filter(
      ({ to }) => to === entry?.contactPersonEmail,
    )
    // A worker that crashed after deleting the draft and before storing that.
    stage.emulators.google.state.discard('bo@mail.example', draft?.id ?? '')
    await table.put({
      ...keys.discard(userId),
      userId,
      state: 'open',
      askedAt: '2099-01-01T00:00:00.000Z',
      problem: null,
      deleting: [entry?.id],
      attempts: 1,
      leaseToken: 'dead',
      leaseUntil: '2026-01-01T08:00:00.000Z',
      openPk: 'OPEN#1',
      openSk: '2026-01-01T08:00:00.000Z',
    })
    await stage.sweep()
    expect(await discarded(client)).toMatchObject({ unsentDrafts: 0, discard: { problem: null } })
    expect((await entriesOf(client)).find(({ id }) => id === entry?.id)).toMatchObject({
      emailStatus: 'discarded',
    })
    expect(await draftsOf(stage, 'bo@mail.example')).toEqual([])
  })

  test('lost or late answers of Gmail delete no draft twice and leave none', async () => {
    const client = await withDrafts('di@mail.example', 'Hamburg')
    stage.emulators.google.faults.set({ operation: 'drafts.delete', kind: 'drop_after_effect' })
    stage.emulators.google.faults.set({ operation: 'drafts.delete', kind: 'user_rate_limit' })
    expect((await pause(client, true)).status).toBe(200)
    expect(await discarded(client)).toMatchObject({ unsentDrafts: 0, discard: { problem: null } })
    expect(await draftsOf(stage, 'di@mail.example')).toEqual([])
    expect((await entriesOf(client)).filter(({ emailStatus }) => emailStatus === 'sent')).toEqual([])
  })

  test('drafts stay while Gmail is disconnected, the user is told, and can discard them once it is connected', async () => {
    const client = await withDrafts('cy@mail.example', 'Frankfurt')
    await client.delete('/api/gmail-integration')
    expect((await pause(client, true)).status).toBe(200)
    const left = await discarded(client)
    expect(left.discard?.problem).toBe('mailbox_disconnected')
    expect(left.unsentDrafts).toBeGreaterThan(0)
    await connectGmail(client, 'cy@mail.example')
    expect((await pause(client, true)).status).toBe(200)
    await waitFor(async () => (await pauseOf(client)).unsentDrafts === 0, { what: 'the rest' })
  })

  test('a run that is under way drafts nothing more and releases the allowance of unwritten emails', async () => {
    const email = 'ed@mail.example'
    const client = await readyUser(stage, email, 'starter', 'product-manager.txt')
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    expect((await pause(client, true)).status).toBe(200)
    await finishedRun(client)
    await discarded(client)
    expect(await draftsOf(stage, email)).toEqual([])
  })
})
