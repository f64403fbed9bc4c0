import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import { runOf } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { readyUser } from '#harness/ready-user.ts'
import type { Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { keys } from '#platform/table/keys.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { userStatusStore } from '#functions/outreach/tracker/user-status.store.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { contracts } from '#shared/contracts/index.ts'
import { DataExport } from '#shared/models/account/privacy.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { Usage } from '#shared/models/account/usage.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const table = tableOf(stage)
const { google } = stage.emulators

const Latest = z.object({ run: z.nullable(Run) })
const Page = z.object({ data: z.array(OutreachEntry), totalItems: z.number() })
const Asked = z.object({ id: z.string() })
const LONG_AGO = '2026-01-05T09:00:00.000Z'

const EMAIL = 'fiona.follows@mail.example'
const client = await readyUser(stage, EMAIL, 'trial', 'product-manager.txt', {
  jobTitle: 'Product Manager',
  country: 'Germany',
  city: 'All Cities',
  role: 'engineering',
  timeframe: '30',
})
const { id: userId } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
await runOf(client)
const drafted = Page.parse((await client.get('/api/email-outreach')).body).data.filter(
  ({ emailStatus }) => emailStatus === 'draft',
)
const [first, second, third] = drafted.map(({ id }) => id)

const details = async (id: string, of: Client = client) =>
  OutreachDetails.parse((await of.get(`/api/email-outreach/${id}`)).body)
const ask = (id: string) => client.post(`/api/email-outreach/${id}/follow-ups`, {})
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  z.object({ code: z.string() }).parse(body).code,
]
const used = async () => Usage.parse((await client.get('/api/user/usage')).body)

const runDrafted = async () => Latest.parse((await client.get('/api/runs/latest')).body).run?.drafted
const totalOf = async () => Page.parse((await client.get('/api/email-outreach')).body).totalItems

/** Marks the email as sent, on a day long past. */
async function sent(id: string): Promise<void> {
  const statuses = userStatusStore(table)
  await statuses.set(userId, id, { mark: null }, new Date(LONG_AGO))
  expect(await statuses.set(userId, id, { mark: 'sent' }, new Date(LONG_AGO))).toMatchObject({ mark: 'sent' })
}

const due = async () =>
  Page.parse((await client.get('/api/email-outreach?folder=follow_up_due')).body).data.map(({ id }) => id)

async function written(id: string) {
  const reply = await ask(id)
  const followUp = Asked.parse(reply.body).id
  expect(reply.status).toBe(202)
  return await waitFor(
    async () => {
      const found = await details(followUp)
      return found.entry.knownStatus === 'scheduled' ? null : found
    },
    { what: 'the follow-up' },
  )
}

const threadOf = async (id: string) => {
  const item = await table.get(keys.email(userId, id))
  const { draftId } = z.object({ draftId: z.string() }).parse(item)
  const draft = google.state.draft(EMAIL, draftId)
  return draft && { threadId: draft.threadId, email: await google.state.parsed(draft) }
}

describe('a follow-up', () => {
  test('finds its letter in the conversation that it began, although the letter was rewritten', async () => {
    const before = await threadOf(first ?? '')
    expect((await client.post(`/api/email-outreach/${first}/revisions`, { wish: 'shorter' })).status).toBe(
      202,
    )
    await waitFor(async () => (await details(first ?? '')).revision.underWay === null, {
      what: 'the new text',
    })
    const after = await threadOf(first ?? '')
    expect((await details(first ?? '')).revision.failure).toBeNull()
    expect(after?.email.text).not.toBe(before?.email.text)
    expect(after?.threadId).toBe(before?.threadId)
    expect(await table.get(keys.email(userId, first ?? ''))).toMatchObject({ threadId: before?.threadId })
  })

  test('is refused before five working days and for an email that was not sent', async () => {
    expect(refusal(await ask(first ?? ''))).toEqual([409, 'follow_up_not_due'])
    await client.put(`/api/email-outreach/${first}/mark`, { mark: 'sent' })
    expect((await details(first ?? '')).followUp).toMatchObject({ state: 'not_yet', followedBy: null })
    expect(refusal(await ask(first ?? ''))).toEqual([409, 'follow_up_not_due'])
  })

  test('is a reply in the thread of the sent email and does not use the allowance', async () => {
    const before = await threadOf(first ?? '')
    const usage = await used()
    const total = await totalOf()
    const run = await runDrafted()
    await sent(first ?? '')
    expect(await due()).toEqual([first])

    const found = await written(first ?? '')
    expect(await due()).toEqual([])
    const { entry } = await details(first ?? '')
    expect(found.entry).toMatchObject({
      knownStatus: 'draft',
      emailSubject: `Re: ${entry.emailSubject}`,
      contactPersonEmail: entry.contactPersonEmail,
    })
    expect(found.entry.emailBody).toContain('I wrote to you on January 5 about')
    expect(found.followUp).toEqual({ number: 1, of: first, state: 'none', dueAt: null, followedBy: null })
    expect(found.findings.filter(({ severity }) => severity === 'E')).toEqual([])

    const after = await threadOf(found.entry.id)
    expect(after?.threadId).toBe(before?.threadId)
    expect([after?.email.inReplyTo, after?.email.references]).toEqual([
      before?.email.messageId,
      before?.email.messageId,
    ])
    expect(after?.email.messageId).not.toBe(before?.email.messageId)

    const now = await used()
    expect([now.usedToday, now.usedThisMonth, now.remaining]).toEqual([
      usage.usedToday,
      usage.usedThisMonth,
      usage.remaining,
    ])
    expect(await totalOf()).toBe(total + 1)
    expect(await runDrafted()).toBe(run)
  })

  test('is made once, however often it is requested', async () => {
    const { followedBy } = (await details(first ?? '')).followUp
    const drafts = await draftsOf(stage, EMAIL)
    expect(Asked.parse((await ask(first ?? '')).body).id).toBe(followedBy)
    expect(await draftsOf(stage, EMAIL)).toHaveLength(drafts.length)
  })

  test('of many is asked for in one request, which says why one is refused', async () => {
    const reply = await client.post('/api/email-outreach/follow-ups', { ids: [first, second, first] })
    const { done, refused } = contracts.followUpEmails.reply[202].parse(reply.body)
    const { followedBy } = (await details(first ?? '')).followUp
    expect(done).toEqual([{ of: first, id: followedBy }])
    expect(refused).toMatchObject([{ id: second, code: 'follow_up_not_due' }])
  })

  test('can be followed by a second one, but not by a third', async () => {
    const one = (await details(first ?? '')).followUp.followedBy ?? ''
    expect(await due()).toEqual([])
    await sent(one)
    expect(await due()).toEqual([one])
    // Answered or not: what the user says of the first email holds for the thread.
    await client.put(`/api/email-outreach/${first}/mark`, { mark: 'replied' })
    expect(await due()).toEqual([])
    await sent(first ?? '')
    expect(await due()).toEqual([one])
    const two = await written(one)
    expect(two.followUp).toMatchObject({ number: 2, of: one })
    expect(two.entry.emailSubject).toBe((await details(one)).entry.emailSubject)
    expect(two.entry.emailBody).toContain('and I will not write again after this.')
    await sent(two.entry.id)
    expect((await details(two.entry.id)).followUp.state).toBe('last')
    expect(refusal(await ask(two.entry.id))).toEqual([409, 'follow_up_not_due'])
  })

  test('is not written once the first email was answered', async () => {
    const one = (await details(first ?? '')).followUp.followedBy ?? ''
    await client.put(`/api/email-outreach/${first}/mark`, { mark: 'replied' })
    expect((await details(one)).followUp.state).toBe('none')
  })

  test("is refused after the recipient's objection", async () => {
    const { entry } = await details(second ?? '')
    const [, domain = ''] = entry.contactPersonEmail.split('@')
    const { person } = recipientKeys({ contact: { email: entry.contactPersonEmail, domain } }, fingerprints)
    await table.update(person, { set: { objectedAt: LONG_AGO } })
    await sent(second ?? '')
    expect(refusal(await ask(second ?? ''))).toEqual([409, 'recipient_objected'])
  })

  test('is written even without a mailbox, and waits in the tracker', async () => {
    await table.remove(keys.gmail(userId))
    await sent(third ?? '')
    const found = await written(third ?? '')
    expect([found.entry.knownStatus, found.entry.emailBody?.includes('I wrote to you on January 5')]).toEqual(
      ['pending_send', true],
    )
  })

  test('is in the export', async () => {
    const { sections } = DataExport.parse((await client.get('/api/user/export-data')).body)
    const exported = (sections['outreach'] ?? []).filter((one) =>
      JSON.stringify(one).includes('"followUpOf":"'),
    )
    expect(exported).toHaveLength(3)
    expect(JSON.stringify(sections['activity'])).toContain('follow_up_asked')
  })
})
