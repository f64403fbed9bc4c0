import { chosenContact } from '#harness/postings/finding-parts.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { posting } from '#engine/test/postings.ts'
import { runOf } from '#harness/run-reading.ts'
import { BERLIN, readyUser, uploadOf } from '#harness/ready-user.ts'
import { connectGmail, browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { DataExport } from '#shared/models/account/privacy.ts'
import { ResumeFactsView } from '#shared/models/resume-facts.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const table = tableOf(stage)

const entriesOf = async (client: Client) =>
  z.object({ data: z.array(OutreachEntry) }).parse((await client.get('/api/email-outreach')).body).data
const detailsOf = async (client: Client, id: string | undefined) =>
  OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)

/** A resume with jobs and a school, but without achievements. */
const NOTHING_TOLD = `Ines Talbot
ines.talbot@mail.example | +1 555 010 4477

EXPERIENCE

Product Manager, Larkfield Systems
March 2019 - Present

Product Analyst, Quillmere Data
June 2015 - February 2019

EDUCATION

BA Economics, University of Harrowgate, 2015
`

describe('a resume without achievements', () => {
  const email = 'ines.talbot@mail.example'

  test('gets no letters, and every page tells the user what is missing', async () => {
    const client = await browserSession(stage, email, { plan: 'trial' })
    const uploaded = z
      .object({ storageUrl: z.string() })
      .parse(
        (
          await client.post(
            '/api/user/resume/upload',
            uploadOf('cv.txt', new TextEncoder().encode(NOTHING_TOLD)),
          )
        ).body,
      )
    const { jobTitle, country, city, role } = BERLIN
    await client.put('/api/user/configuration', {
      resumeUrl: uploaded.storageUrl,
      jobTitle,
      targetArea: country,
      targetCity: city,
      jobPostedTimeframe: '30',
      targetPersonRoles: [role],
    })
    await connectGmail(client, email)
    const run = await runOf(client)
    const wrong = 'no line that says what you did was read under any of your jobs'
    expect(run).toMatchObject({
      outcome: 'all_failed',
      message:
        'All 5 emails of this run were held back. None counts against your emails, and you can start again.',
      failed: 5,
      heldBack: [{ wrong, count: 5 }],
    })
    const [entry] = await entriesOf(client)
    expect(entry).toMatchObject({
      emailStatus: 'failed',
      failure: `We found nothing to say about this job: ${wrong}. No email was written, and none counts against your allowance.`,
    })
    expect((await detailsOf(client, entry?.id)).heldBack).toMatchObject([
      { rule: 'nothing_to_say', wrong, words: null, line: null },
    ])
    await waitFor(() => stage.emulators.ses.sent.some(({ to }) => to === email), {
      what: 'the mail to the user',
    })
    expect(stage.emulators.ses.sent.find(({ to }) => to === email)).toMatchObject({
      subject: 'Your run left no drafts: here is why',
      text: expect.stringContaining(`5 emails were held back: ${wrong}.`),
    })
    // No email was drafted, so the day is free again.
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
  })
})

describe('a letter that the letter check refused', () => {
  const email = 'nils.hartmann@mail.example'
  const contact = chosenContact({
    reason: { code: 'given_with_posting', params: { name: 'Lena Brandt' } },
  })
  const refusals = (line: string) => [
    { rule: 'L23', missing: null, words: 'led the whole launch', line },
    { rule: 'L08', missing: null, words: null, line: null },
  ]

  /** Stores an entry of a run of today that the check refused, as a worker leaves it. */
  async function heldBack(userId: string, line: string): Promise<void> {
    const now = systemClock.now()
    const secrets = { fingerprint: (value: string) => Buffer.from(value).toString('hex') }
    const entries = outreachEmailStore(table, secrets)
    const run = newRun({
      id: newId('run'),
      userId,
      trigger: 'manual',
      wanted: 1,
      startedAt: now,
      previousSentAt: null,
    })
    const id = newId('out')
    const lease = { token: 'held-back', until: new Date(now.getTime() + 60_000) }
    await runStore(table).claim(run, null)
    await runStore(table).takePlanning(userId, run.id, lease, now)
    const reserved = await entries.reserve(
      { id, userId, runId: run.id, posting: posting(), contact, jobKey: 'a job', reasons: [], quota: 'plan' },
      { perDay: 9, perMonth: 9, trialTotal: 0 },
      new Date(now.getTime() + 60_000),
      now,
    )
    expect(reserved).toBe('reserved')
    const entry = await entries.claim(userId, id, lease, now)
    if (entry === null) throw new Error('not claimed')
    expect(
      await entries.end(
        entry,
        lease,
        { state: 'failed', failure: 'refused_by_check', refusals: refusals(line) },
        now,
      ),
    ).toBe(true)
  }

  test('shows the rule and the words, also at the resume line, and is deleted with the account', async () => {
    const client = await readyUser(stage, email, 'pro', 'product-manager.txt')
    const userId = z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
    const factsOf = async () => ResumeFactsView.parse((await client.get('/api/user/resume/facts')).body)
    const line = (await factsOf()).items.find(({ kind }) => kind === 'line')?.id ?? ''
    await heldBack(userId, line)

    const [entry] = await entriesOf(client)
    expect(entry?.failure).toBe(
      'We wrote this email more than once and held it back each time: a stronger word than your resume has, such as “led” for “helped” (“led the whole launch”). It was given back to your allowance.',
    )
    const told = [
      {
        rule: 'L23',
        words: 'led the whole launch',
        line,
        wrong: 'a stronger word than your resume has, such as “led” for “helped”',
        advice: 'If the stronger word is true, correct the line on “What we read”.',
      },
      {
        rule: 'L08',
        words: null,
        line: null,
        wrong: 'no clear question to the reader, or more than one',
        advice: 'There’s nothing for you to change. The next run writes a new text.',
      },
    ]
    expect((await detailsOf(client, entry?.id)).heldBack).toEqual(told)
    const held = (await factsOf()).items.filter((item) => item.heldBack !== null)
    expect(held.map((item) => [item.id, item.heldBack])).toEqual([
      [line, { emails: 1, wrong: 'a stronger word than your resume has, such as “led” for “helped”' }],
    ])
    const { sections } = DataExport.parse((await client.get('/api/user/export-data')).body)
    expect(sections['letters']).toMatchObject([{ letter: null, refusals: told }])
    expect(sections['runs']).toMatchObject([
      { heldBack: [{ rule: 'L23', missing: null, lines: [{ id: line, rule: 'L23' }] }] },
    ])

    const before = await factsOf()
    await client.put('/api/user/resume/facts', { ...before.review, hidden: [line] })
    expect((await factsOf()).items.filter((item) => item.heldBack !== null)).toEqual([])
  })
})
