import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { runOf } from '#harness/run-reading.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { MINUTE } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import { contracts } from '#shared/contracts/index.ts'
import { DataExport } from '#shared/models/account/privacy.ts'
import { FolderCounts } from '#shared/models/outreach/folders.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const { state, faults, requests } = stage.emulators.google

const Page = z.object({ data: z.array(OutreachEntry) })
const ADA = 'ada@mail.example'
const ada = await readyUser(stage, ADA, 'trial', 'product-manager.txt', BERLIN)
await runOf(ada)
const ids = Page.parse((await ada.get('/api/email-outreach')).body)
  .data.filter(({ emailStatus }) => emailStatus === 'draft')
  .map(({ id }) => id)
const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids

const details = async (client: Client, id: string) =>
  OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)
const edit = async (id: string, words: object, client = ada) =>
  await client.put(`/api/email-outreach/${id}/letter`, words)
const settled = async (id: string) =>
  await waitFor(
    async () => {
      const found = await details(ada, id)
      return found.revision.underWay === null ? found : null
    },
    { what: 'the text in Gmail' },
  )
/** The draft of an email as Gmail has it, and its owner's change of it in Gmail. */
const draftOf = async (id: string) => {
  const { entry } = await details(ada, id)
  return (await draftsOf(stage, ADA)).find(({ to }) => to === entry.contactPersonEmail)
}
async function changeInGmail(id: string, text: string): Promise<void> {
  const draft = await draftOf(id)
  const raw = `To: ${draft?.to}\r\nSubject: ${draft?.subject}\r\n\r\n${text}\r\n`
  await state.putDraft(ADA, Buffer.from(raw).toString('base64url'), draft?.id)
}

const BODY = 'Hi there,\n\nI wrote this one myself, all of it.\n\nShall we talk on Monday?\n\nAda'

describe('a draft that its user edits', () => {
  test('is saved in the product at once and then in that very Gmail draft, its former text kept', async () => {
    const before = await details(ada, first)
    const standing = await draftOf(first)
    const reply = await edit(first, { subject: ' My own\n subject ', body: `${BODY}  \r\n\r\n\r\n` })
    expect([reply.status, OutreachDetails.parse(reply.body)]).toMatchObject([
      200,
      {
        entry: { emailSubject: 'My own subject', emailBody: BODY },
        writer: 'owner',
        revision: { underWay: 'own_words', ownWords: 'saving', leftToday: 10 },
      },
    ])
    const after = await settled(first)
    expect(after.revision).toMatchObject({ failure: null, ownWords: 'saved', leftToday: 10 })
    expect(after.versions).toMatchObject([
      { subject: before.entry.emailSubject, body: before.entry.emailBody, wish: null },
    ])
    const saved = await draftOf(first)
    expect(saved).toMatchObject({
      id: standing?.id,
      messageId: standing?.messageId,
      subject: 'My own subject',
    })
    expect(saved?.text.replaceAll('\r\n', '\n').trim()).toBe(BODY)
    expect(after.draft).toEqual({ mailbox: ADA, threadId: state.draft(ADA, saved?.id ?? '')?.threadId })
  })

  test('may say what the resume does not: it is noted and saved', async () => {
    const { entry } = await details(ada, first)
    const words = {
      subject: 'My own subject',
      body: BODY.replace('all of it', 'after I raised revenue by 731 % at Globex'),
    }
    const reply = await edit(first, words)
    const { findings } = OutreachDetails.parse(reply.body)
    const quotes = findings.map(({ span }) => span && words.body.slice(span.start, span.end))
    expect([reply.status, quotes.some((quote) => quote?.includes('731'))]).toEqual([200, true])
    const after = await settled(first)
    expect(after.versions.map(({ wish, body }) => [wish, body === entry.emailBody])).toEqual([
      ['own_words', true],
      [null, false],
    ])
    expect((await draftOf(first))?.text).toContain('731 %')
  })

  test('saved twice with the same text has one version', async () => {
    const { entry, versions } = await details(ada, first)
    expect((await edit(first, { subject: entry.emailSubject, body: entry.emailBody })).status).toBe(200)
    expect((await settled(first)).versions).toEqual(versions)
  })

  test('keeps the sources of the sentences that stay', async () => {
    const { entry, sentences } = await details(ada, second)
    const [opening] = sentences.filter(({ sources }) => sources.length > 0)
    const body = entry.emailBody?.replace(opening?.text ?? '', `${opening?.text ?? ''} It was hard.`)
    await edit(second, { subject: entry.emailSubject, body })
    const after = await settled(second)
    expect(after.sentences[0]).toEqual(opening)
    expect(after.sentences[1]).toEqual({ text: expect.stringMatching(/^It was hard\./), sources: [] })
    expect((await draftOf(second))?.text).toContain('It was hard.')
  })

  test('is left alone in Gmail when it was also changed there, until its user says to replace it', async () => {
    await changeInGmail(third, 'Changed in Gmail.')
    await edit(third, { subject: 'Mine', body: BODY })
    const held = await settled(third)
    expect(held).toMatchObject({
      entry: { emailSubject: 'Mine', emailBody: BODY, knownStatus: 'draft' },
      revision: {
        ownWords: 'changed',
        failure:
          'Your text is saved here. The draft in Gmail has your other changes; replacing it discards those.',
      },
    })
    expect((await draftOf(third))?.text.trim()).toBe('Changed in Gmail.')
    await edit(third, { subject: 'Mine', body: BODY, replaceChanged: true })
    expect((await settled(third)).revision).toMatchObject({ ownWords: 'saved', failure: null })
    expect((await draftOf(third))?.text).toContain('I wrote this one myself')
  })

  test('that is gone from Gmail keeps the text here, and makes no draft', async () => {
    const draft = await draftOf(fourth)
    state.discard(ADA, draft?.id ?? '')
    const count = state.draftCount(ADA)
    await edit(fourth, { subject: 'Mine', body: BODY })
    expect(await settled(fourth)).toMatchObject({
      entry: { knownStatus: 'sent', emailBody: BODY },
      revision: {
        ownWords: 'not_saved',
        failure: expect.stringMatching(/^The draft is no longer in your Gmail\./),
      },
    })
    expect(state.draftCount(ADA)).toBe(count)
    expect(await edit(fourth, { subject: 'Mine', body: BODY })).toMatchObject({
      status: 409,
      body: { code: 'outreach_not_editable' },
    })
  })

  test('is refused once it is marked, for another user, and without any text', async () => {
    await ada.put(`/api/email-outreach/${second}/mark`, { mark: 'sent' })
    const stranger = await browserSession(stage, 'stranger@mail.example')
    const replies = [
      await edit(second, { subject: 'Mine', body: BODY }),
      await edit(first, { subject: 'Mine', body: BODY }, stranger),
      await edit(first, { subject: ' \n ', body: BODY }),
      await edit(first, { subject: 'Mine', body: '\u200B' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([409, 404, 400, 400])
    await ada.put(`/api/email-outreach/${second}/mark`, { mark: null })
  })

  test('is in the export with its versions, and in the activity', async () => {
    const { sections } = DataExport.parse((await ada.get('/api/user/export-data')).body)
    expect(JSON.stringify(sections['revisions'])).toContain('I wrote this one myself')
    expect(JSON.stringify(sections['activity'])).toContain('draft_edited')
  })

  test('that Gmail refuses for now is saved here and tried again', async () => {
    faults.set({ operation: 'drafts.update', kind: 'rate_limit', times: 1, retryAfterSeconds: 1 })
    await edit(fifth, { subject: 'Mine', body: BODY })
    expect((await details(ada, fifth)).entry.emailBody).toBe(BODY)
    await waitFor(async () => ((await draftOf(fifth))?.text.includes('I wrote this one') ? true : null), {
      what: 'the text in Gmail',
    })
  })

  test('that left Gmail is found when the tracker is opened, and a check is asked for once in ten minutes', async () => {
    const gone = async () => FolderCounts.parse((await ada.get('/api/email-outreach/folders')).body).gone
    const check = async () =>
      contracts.checkDrafts.reply[202].parse((await ada.post('/api/gmail-integration/check', {})).body).asked
    const before = await gone()
    state.discard(ADA, (await draftOf(fifth))?.id ?? '')
    stage.advance(20 * MINUTE)
    expect([await check(), await check()]).toEqual([true, false])
    await waitFor(async () => (await gone()) === before + 1, { what: 'the check' })
  })

  test('is looked for in Gmail every day, whether the tracker is opened or not', async () => {
    const reads = () =>
      requests.filter(({ method, path }) => method === 'GET' && path.endsWith('/drafts')).length
    const before = reads()
    const { id } = z.object({ id: z.string() }).parse((await ada.get('/api/user')).body)
    await tableOf(stage).update(keys.gmail(id), { set: { openSk: '2026-01-01T00:00:00.000Z' } })
    await stage.sweep()
    await waitFor(() => reads() > before, { what: 'the daily check' })
    expect(reads()).toBeGreaterThan(before)
  })

  test('without its mailbox is saved here, with a file to send it from', async () => {
    await ada.delete('/api/gmail-integration')
    const reply = await edit(first, { subject: 'Without Gmail', body: BODY })
    expect([reply.status, OutreachDetails.parse(reply.body).revision]).toMatchObject([
      200,
      {
        underWay: null,
        ownWords: 'not_saved',
        failure: expect.stringMatching(/^The Gmail account with this draft is not connected/),
      },
    ])
    const file = await ada.get(`/api/email-outreach/${first}/file`)
    expect(JSON.stringify(file.body)).toContain('Without Gmail')
  })
})
