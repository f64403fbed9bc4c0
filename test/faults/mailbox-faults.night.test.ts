import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { FaultKind } from '#emulators/google/faults.ts'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { browserSession, connectGmail, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { SamplePlan } from '#emulators/cognito/accounts.ts'
import { GmailIntegration } from '#shared/models/gmail.ts'
import type { EmailStatus } from '#shared/models/outreach/outreach.ts'
import { entriesOf, finishedRun, latestRun, runOf, start, userOf } from '#harness/run-reading.ts'

const stage = await testStage({
  workers: { concurrency: 4 },
  settings: { DOUBT_SECONDS: '2', LEASE_SECONDS: '30' },
})
const { google } = stage.emulators

const fault = (
  account: string,
  kind: FaultKind,
  times: number,
  operation = 'drafts.create',
  retryAfterSeconds?: number,
) =>
  google.faults.set({
    operation,
    kind,
    times,
    ...(operation.startsWith('drafts') ? { account } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  })

/**
 * Each user searches in another city, because companies that were written to for one user are left alone.
 */
const mailboxOf = async (email: string, city: string, plan: SamplePlan = 'trial') =>
  await readyUser(stage, email, plan, 'product-manager.txt', { ...BERLIN, city })

const integration = async (client: Client) =>
  GmailIntegration.parse((await client.get('/api/gmail-integration')).body)

async function count(client: Client, status: EmailStatus): Promise<number> {
  return (await entriesOf(client)).filter(({ emailStatus }) => emailStatus === status).length
}

/** Must hold after every run, whatever the mailbox did. */
async function oneDraftEach(client: Client, email: string, many: number): Promise<void> {
  const drafts = await draftsOf(stage, email)
  expect(drafts).toHaveLength(many)
  expect(new Set(drafts.map(({ messageId }) => messageId)).size).toBe(many)
  expect(new Set(drafts.map(({ to }) => to)).size).toBe(many)
  expect(await count(client, 'draft')).toBe(many)
}

const untilDrafts = async (email: string, many: number) =>
  await waitFor(() => google.state.draftCount(email) >= many, { everyMs: 5, what: `${many} drafts` })

afterEach(() => {
  google.faults.clear()
  google.faults.set({ indexLagMs: 2_000 })
  if (google.sendAttempts.length > 0) throw new Error('something tried to send')
})

describe('an answer lost after the draft was made', () => {
  test.for([
    ['drop_after_effect', 'Berlin'],
    ['timeout_after_effect', 'Munich'],
    ['error_after_effect', 'Hamburg'],
  ] as const)('%s: the draft is found again', async ([kind, city]) => {
    const email = `${kind.replaceAll('_', '.')}@mail.example`
    const client = await mailboxOf(email, city)
    fault(email, kind, 4)
    expect(await runOf(client)).toMatchObject({ outcome: 'complete', drafted: 5, failed: 0 })
    expect(google.faults.pending()).toEqual([])
    await oneDraftEach(client, email, 5)
    expect(await userOf(client)).toMatchObject({ dailyRemaining: 0, jobsRemaining: 0 })
  })

  test('makes no second draft while the search index lags ten minutes behind', async () => {
    const email = 'lag@mail.example'
    const client = await mailboxOf(email, 'Frankfurt')
    google.faults.set({ indexLagMs: 600_000 })
    fault(email, 'drop_after_effect', 2)
    fault(email, 'error_after_effect', 2)
    expect(await runOf(client)).toMatchObject({ outcome: 'complete', drafted: 5, failed: 0 })
    await oneDraftEach(client, email, 5)
  })

  test('makes no second draft when the search for it also fails', async () => {
    const email = 'again@mail.example'
    const client = await mailboxOf(email, 'Cologne')
    fault(email, 'drop_after_effect', 4)
    fault(email, 'unavailable', 3, 'drafts.list', 1)
    fault(email, 'unavailable', 2, 'drafts.get', 1)
    fault(email, 'rate_limit', 2, 'drafts.list', 1)
    expect(await runOf(client)).toMatchObject({ outcome: 'complete', drafted: 5, failed: 0 })
    await oneDraftEach(client, email, 5)
  })
})

describe('a mailbox that temporarily makes no drafts', () => {
  test('is retried until it works', async () => {
    const email = 'busy@mail.example'
    const client = await mailboxOf(email, 'Stuttgart')
    fault(email, 'rate_limit', 2, 'drafts.create', 1)
    fault(email, 'user_rate_limit', 1, 'drafts.create', 2)
    fault(email, 'unavailable', 2, 'drafts.create')
    fault(email, 'unavailable', 2, 'token', 1)
    expect(await runOf(client)).toMatchObject({ outcome: 'complete', drafted: 5, failed: 0 })
    expect(google.faults.pending()).toEqual([])
    await oneDraftEach(client, email, 5)
    expect((await integration(client)).isActive).toBe(true)
  })

  test('gets its drafts a quarter of an hour later when Google refused our client', async () => {
    const email = 'client@mail.example'
    const client = await mailboxOf(email, 'Bremen')
    fault(email, 'invalid_client', 5, 'token')
    await start(client)
    const { id: userId } = await userOf(client)
    const postponed = async () => {
      const emails = (await entriesOf(client)).map(({ id }) => keys.email(userId, id))
      const later = toStored(new Date(systemClock.now().getTime() + 10 * MINUTE))
      // An email that nobody has begun has no lease.
      return (await tableOf(stage).getMany(emails)).filter((item) => {
        const until = item?.['leaseUntil']
        return typeof until === 'string' && until > later
      })
    }
    await waitFor(async () => (await latestRun(client))?.state === 'drafting', { what: 'the plan' })
    await waitFor(async () => (await postponed()).length === 5, { what: 'five emails to be postponed' })
    stage.advance(17 * MINUTE)
    await stage.sweep()
    expect(await finishedRun(client)).toMatchObject({ outcome: 'complete', drafted: 5, failed: 0 })
    expect(google.faults.pending()).toEqual([])
    await oneDraftEach(client, email, 5)
    expect((await integration(client)).isActive).toBe(true)
  })

  test('gets its drafts later when Google’s daily quota was used up', async () => {
    const email = 'spent@mail.example'
    const client = await mailboxOf(email, 'Düsseldorf')
    fault(email, 'daily_limit', 3)
    await start(client)
    await untilDrafts(email, 2)
    expect(await count(client, 'scheduled')).toBe(3)
    stage.advance(6 * 3_600_000 + 5 * 60_000)
    await stage.sweep()
    // The session expires within six hours.
    const later = await browserSession(stage, email)
    expect(await finishedRun(later)).toMatchObject({ outcome: 'complete', drafted: 5, failed: 0 })
    await oneDraftEach(later, email, 5)
  })
})

describe('a mailbox whose access is revoked in the middle of a run', () => {
  test('keeps written letters, releases the others, and drafts the written ones when it is connected again', async () => {
    const email = 'gone@mail.example'
    const client = await mailboxOf(email, 'Leipzig', 'starter')
    await start(client)
    await untilDrafts(email, 5)
    google.faults.set({ revokeAccount: email })
    const run = await finishedRun(client)
    const [drafted, ready, failed] = [
      await count(client, 'draft'),
      await count(client, 'pending_send'),
      await count(client, 'failed'),
    ]
    expect(drafted).toBe(google.state.draftCount(email))
    expect(ready).toBeGreaterThan(0)
    expect(failed).toBeGreaterThan(0)
    expect(drafted + ready + failed).toBe(15)
    expect(run).toMatchObject({
      outcome: 'mailbox_lost',
      message:
        'Gmail was disconnected during this run. The emails written by then are in your tracker; the others were given back to your allowance. Connect Gmail again to get new drafts.',
      reserved: 15,
      drafted: drafted + ready,
      failed,
    })
    await waitFor(
      () =>
        stage.emulators.ses.sent.some(
          ({ to, subject }) => to === email && subject === 'Your run ended early: Gmail was disconnected',
        ),
      { what: 'the mail' },
    )
    expect(await integration(client)).toMatchObject({ isActive: false, problem: expect.any(String) })
    expect(await userOf(client)).toMatchObject({
      dailyRemaining: failed,
      jobsRemaining: 450 - drafted - ready,
    })
    expect((await start(client)).status).toBe(409)
    const lost = (await entriesOf(client)).filter(({ emailStatus }) => emailStatus === 'failed')
    expect(new Set(lost.map(({ failure }) => failure))).toEqual(
      new Set(['Gmail was disconnected before this email was written. It was given back to your allowance.']),
    )

    expect(await connectGmail(client, email)).toBe('/dashboard?gmail=connected')
    await waitFor(async () => (await count(client, 'draft')) === drafted + ready, {
      what: 'the waiting drafts',
    })
    await oneDraftEach(client, email, drafted + ready)
    expect(await userOf(client)).toMatchObject({
      dailyRemaining: failed,
      jobsRemaining: 450 - drafted - ready,
    })
  })

  test.for([
    ['and Google agrees', 'off@mail.example', 'Dresden', null],
    ['and Google does not hear of it', 'deaf@mail.example', 'Hanover', 'unavailable'],
  ] as const)('by the user’s wish, %s: no draft is made after that', async ([, email, city, trouble]) => {
    const client = await mailboxOf(email, city, 'starter')
    await start(client)
    await untilDrafts(email, 5)
    if (trouble !== null) fault(email, trouble, 1, 'revoke')
    expect((await client.delete('/api/gmail-integration')).status).toBe(200)
    const made = google.state.draftCount(email)
    expect(await finishedRun(client)).toMatchObject({ reserved: 15, outcome: 'mailbox_lost' })
    expect(google.state.draftCount(email)).toBe(made)
    const [drafted, ready, failed] = [
      await count(client, 'draft'),
      await count(client, 'pending_send'),
      await count(client, 'failed'),
    ]
    expect(drafted).toBe(made)
    expect(drafted + ready + failed).toBe(15)
    expect(await userOf(client)).toMatchObject({
      dailyRemaining: failed,
      jobsRemaining: 450 - drafted - ready,
    })
    expect((await client.get('/api/gmail-integration')).body).toBeNull()
  })
})

test('no code can send letters to other people', () => {
  const root = path.resolve(import.meta.dirname, '../../functions')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(sources.length).toBeGreaterThan(100)
  const texts = sources.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const holding = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
  expect(
    holding(
      /(?:messages|drafts)\/send|messages\s*\.\s*send\b|users\s*\.\s*drafts\s*\.\s*send\b|auth\/gmail\.send|auth\/gmail\.modify|mail\.google\.com\/['"\s]/,
    ),
  ).toEqual([])
  // Elsewhere "drafts.send" puts messages into our own queue; the file with Gmail's client does not contain
  // the word.
  expect(holding(/@googleapis\/gmail/)).toEqual(['vendors/google/google-mailbox.ts'])
  expect(holding(/@googleapis\/gmail[^]*\bsend/i)).toEqual([])
  expect(holding(/sendMail|createTransport\(|node:smtp|smtp:\/\//)).toEqual([])
})
