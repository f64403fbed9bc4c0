import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { runOf } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { browserSession, connectGmail, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { EmailLines } from '#shared/models/outreach/email-lines.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { DataExport } from '#shared/models/account/privacy.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const table = tableOf(stage)

const Page = z.object({ data: z.array(OutreachEntry) })

const ask = async (client: Client, id: string, wish: string) =>
  await client.post(`/api/email-outreach/${id}/revisions`, { wish })
const details = async (client: Client, id: string) =>
  OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)
const settled = async (client: Client, id: string) =>
  await waitFor(
    async () => {
      const found = await details(client, id)
      return found.revision.underWay === null ? found : null
    },
    { what: 'the new text' },
  )
const userIdOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

const ADA = 'ada@mail.example'
const ada = await readyUser(stage, ADA, 'trial', 'product-manager.txt', BERLIN)
await runOf(ada)
const { data } = Page.parse((await ada.get('/api/email-outreach')).body)
const lengthOf = ({ emailBody }: OutreachEntry) => (emailBody ?? '').length
// The longest first, as a short one may have no shorter text.
const ids = data
  .filter(({ emailStatus }) => emailStatus === 'draft')
  .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  .map(({ id }) => id)
const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids

describe('a draft whose revision is requested', () => {
  test('is rewritten in the same Gmail draft, and its former text is kept', async () => {
    const before = await details(ada, first)
    expect(before).toMatchObject({
      revision: { underWay: null, failure: null, heldBack: [], ownWords: null, leftToday: 10 },
      versions: [],
      // The resume that the letter was written from.
      writtenFrom: { fileName: 'product-manager.txt', uploadedAt: expect.stringMatching(/^2\d{3}-/) },
    })
    const standing = await draftsOf(stage, ADA)
    const reply = await ask(ada, first, 'shorter')
    expect([reply.status, OutreachDetails.parse(reply.body).revision]).toMatchObject([202, { leftToday: 9 }])
    const after = await settled(ada, first)
    expect(after.revision).toEqual({
      underWay: null,
      failure: null,
      heldBack: [],
      ownWords: null,
      leftToday: 9,
    })
    expect((after.entry.emailBody ?? '').length).toBeLessThan((before.entry.emailBody ?? '').length)
    expect(after.versions).toEqual([
      {
        subject: before.entry.emailSubject,
        body: before.entry.emailBody,
        wish: null,
        at: before.entry.createdAt,
        writer: before.writer,
        score: before.score,
      },
    ])
    expect(after.findings.filter(({ severity }) => severity === 'E')).toEqual([])

    const drafts = await draftsOf(stage, ADA)
    expect(drafts).toHaveLength(standing.length)
    expect(new Set(drafts.map(({ messageId }) => messageId))).toEqual(
      new Set(standing.map(({ messageId }) => messageId)),
    )
    const own = drafts.filter(({ to }) => to === after.entry.contactPersonEmail)
    expect(own).toMatchObject([{ subject: after.entry.emailSubject }])
    expect(own[0]?.text.trim()).toBe(after.entry.emailBody?.trim())
  })

  test('keeps both former texts after a second revision, newest first, each with the wish behind it', async () => {
    const before = await details(ada, first)
    expect((await ask(ada, first, 'other_fact')).status).toBe(202)
    const { versions, revision, entry } = await settled(ada, first)
    expect(revision).toMatchObject({ failure: null, leftToday: 8 })
    expect(versions.map(({ wish }) => wish)).toEqual(['shorter', null])
    expect([versions[0]?.body, entry.emailBody === before.entry.emailBody]).toEqual([
      before.entry.emailBody,
      false,
    ])
  })

  test('can be given other lines, which stand beside what the posting asks for', async () => {
    const found = await ada.get(`/api/email-outreach/${third}/lines`)
    expect(found.status).toBe(200)
    const { needs, lines } = EmailLines.parse(found.body)
    expect(needs.length).toBeGreaterThan(1)
    expect(lines.map(({ text }) => text).toSorted()[1]).toBe('Launched a carrier portal in 9 countries')
    expect(lines).toHaveLength(7)
    const known = lines.map(({ id }) => id)
    expect(needs.flatMap((need) => need.lines).filter((id) => !known.includes(id))).toEqual([])
    expect(needs[0]?.lines[0]).toBe(known[0])
    const revisions = `/api/email-outreach/${third}/revisions`
    expect(await ada.post(revisions, { wish: 'lines', lines: ['line-999'] })).toMatchObject({
      status: 409,
      body: { code: 'line_unknown' },
    })
    expect((await ada.post(revisions, { wish: 'lines', lines: [] })).status).toBe(400)
  })

  test('is in the export with its versions, without internal fields', async () => {
    const { sections } = DataExport.parse((await ada.get('/api/user/export-data')).body)
    expect(sections['revisions']).toMatchObject([
      {
        state: 'done',
        wish: 'other_fact',
        versions: [{ wish: 'shorter' }, { wish: null, body: expect.stringContaining('\n') }],
      },
    ])
    expect(JSON.stringify(sections['revisions'])).not.toMatch(/leaseToken|leaseUntil|replaces|attempts/)
    const { activity = [] } = sections
    expect(activity.filter((one) => JSON.stringify(one).includes('draft_revised'))).toHaveLength(2)
  })
})

describe('a revision is refused for', () => {
  test('another user’s draft, with 404', async () => {
    const stranger = await browserSession(stage, 'stranger@mail.example')
    expect([
      (await ask(stranger, first, 'shorter')).status,
      (await ask(ada, 'out_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'shorter')).status,
    ]).toEqual([404, 404])
  })

  test('an unknown wish', async () => {
    expect((await ask(ada, first, 'louder')).status).toBe(400)
  })

  test.each(['sent', 'replied', 'offer', 'rejected', 'withdrawn', 'discarded'])(
    'a draft that its user marked as %s',
    async (mark) => {
      await ada.put(`/api/email-outreach/${second}/mark`, { mark })
      expect(await ask(ada, second, 'shorter')).toMatchObject({
        status: 409,
        body: { code: 'outreach_not_draft' },
      })
      await ada.put(`/api/email-outreach/${second}/mark`, { mark: null })
    },
  )

  test('a draft that was deleted in Gmail, and nothing is made in its place', async () => {
    const { entry } = await details(ada, third)
    const drafts = stage.emulators.google.state.drafts(ADA)
    const parsed = await Promise.all(
      drafts.map(async (draft) => ({
        id: draft.id,
        email: await stage.emulators.google.state.parsed(draft),
      })),
    )
    const { id = '' } = parsed.find(({ email }) => email.to?.[0]?.address === entry.contactPersonEmail) ?? {}
    stage.emulators.google.state.discard(ADA, id)
    expect((await ask(ada, third, 'warmer')).status).toBe(202)
    const after = await settled(ada, third)
    expect(after).toMatchObject({
      entry: { knownStatus: 'sent', emailBody: entry.emailBody },
      versions: [],
      revision: { failure: 'The draft is no longer in your Gmail, so there was nothing to replace.' },
    })
    expect(stage.emulators.google.state.draftCount(ADA)).toBe(drafts.length - 1)
    expect(await ask(ada, third, 'warmer')).toMatchObject({
      status: 409,
      body: { code: 'outreach_not_draft' },
    })
  })

  test('the eleventh time on one day; the next day allows ten again', async () => {
    const userId = await userIdOf(ada)
    const day = (await details(ada, second)).revision.leftToday
    expect(day).toBe(7)
    const now = new Date(Date.parse((await details(ada, second)).entry.createdAt))
    await table.update(keys.usage(userId, now.toISOString().slice(0, 7)), {
      set: { [`v${now.toISOString().slice(8, 10)}`]: 10 },
    })
    expect(await ask(ada, second, 'shorter')).toMatchObject({
      status: 409,
      body: {
        code: 'revision_limit_reached',
        message:
          'You’ve had ten drafts rewritten today. You can go on tomorrow (UTC); until then, edit the text yourself.',
      },
    })
    expect((await details(ada, second)).revision).toEqual({
      underWay: null,
      failure: null,
      heldBack: [],
      ownWords: null,
      leftToday: 0,
    })
    // The tests below are asked for as well.
    await table.update(keys.usage(userId, now.toISOString().slice(0, 7)), {
      set: { [`v${now.toISOString().slice(8, 10)}`]: 0 },
    })
  })

  test('a text that cannot be shorter, which stays as it was', async () => {
    const lengths: number[] = []
    let failure: string | null = null
    while (failure === null && lengths.length < 9) {
      expect((await ask(ada, second, 'shorter')).status).toBe(202)
      const after = await settled(ada, second)
      failure = after.revision.failure
      lengths.push(after.entry.emailBody?.length ?? 0)
    }
    expect(failure).toBe('We found no shorter text that still says why you fit. Your draft stays as it was.')
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
    expect(lengths.at(-1)).toBe(lengths.at(-2))
  })

  test('a mailbox that Google refuses meanwhile, and the draft stays as it was', async () => {
    stage.emulators.google.faults.set({ revokeAccount: ADA })
    expect((await ask(ada, fourth, 'warmer')).status).toBe(202)
    expect((await settled(ada, fourth)).revision.failure).toMatch(
      /^Gmail was disconnected before the new text was saved\. Your draft stays as it was\./,
    )
    expect(await ask(ada, fourth, 'warmer')).toMatchObject({
      status: 409,
      body: { code: 'mailbox_disconnected' },
    })
  })

  test('a user without Gmail, with another Gmail account, or after the plan has ended', async () => {
    const tracked = await details(ada, fifth)
    await ada.delete('/api/gmail-integration')
    expect(await ask(ada, fifth, 'shorter')).toMatchObject({
      status: 409,
      body: { code: 'mailbox_not_connected' },
    })
    await connectGmail(ada, 'ada.other@mail.example')
    expect(await ask(ada, fifth, 'shorter')).toMatchObject({
      status: 409,
      body: { code: 'draft_in_other_mailbox' },
    })
    await ada.delete('/api/gmail-integration')
    await connectGmail(ada, ADA)
    await table.update(keys.subscription(await userIdOf(ada)), {
      set: { plan: null, isTrial: false },
    })
    expect(await ask(ada, fifth, 'shorter')).toMatchObject({ status: 403, body: { code: 'no_plan' } })
    expect((await details(ada, fifth)).entry).toEqual(tracked.entry)
  })
})
