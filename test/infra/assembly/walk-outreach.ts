import * as z from 'zod/mini'
import { seedShortlist } from '../../access/seed-shortlist.ts'
import { companiesIn } from '#emulators/market/companies.ts'
import { fixture, uploadOf } from '#harness/ready-user.ts'
import { visitor, type Client } from '#harness/session.ts'
import { waitFor } from '#harness/stage.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { OwnPosting } from '#shared/models/outreach/own-posting.ts'
import type { AssemblyStage } from './assembly-stage.ts'

const Owned = z.object({ ownPosting: OwnPosting })
const Known = z.object({ id: z.string() })
const Marked = z.object({ done: z.array(z.object({ savedAt: z.string() })) })
const Rules = z.object({ list: z.object({ rules: z.array(Known) }) })
const Entries = z.object({ shortlist: z.object({ entries: z.array(Known) }) })
/** Each call of a function starts a process of its own. */
const PATIENCE_MS = 120_000
const BUSY = ['reading', 'looking', 'writing', 'saving']
const TODAY = new Date(Date.now()).toISOString().slice(0, 10)

const DESCRIPTION = `We make scheduling software for clinics. Your tasks: you own the roadmap of the appointment product, and you interview
clinic staff every week. Your profile: three years of experience in product management, experience with roadmaps and agile delivery.`

/** A posting of the user's own, read and written to. */
async function ownPosting(client: Client): Promise<OwnPosting> {
  const company = companiesIn('de').find(({ known, acceptAll }) => known === 'yes' && !acceptAll)?.name ?? ''
  const begun = await client.post('/api/own-postings', { companyName: company, description: DESCRIPTION })
  const { id } = Owned.parse(begun.body).ownPosting
  const settled = () =>
    waitFor(
      async () => {
        const own = Owned.parse((await client.get(`/api/own-postings/${id}`)).body).ownPosting
        return BUSY.includes(own.state) ? null : own
      },
      { what: 'the posting', timeoutMs: PATIENCE_MS },
    )
  await settled()
  await client.post(`/api/own-postings/${id}/email`, { jobTitle: 'Product Manager', companyName: company })
  return await settled()
}

/**
 * What a user does with postings and emails: one posting of their own, a shortlist, marks, a next step, and rules. Returns
 * the state of the posting and the responses' statuses.
 */
export async function walkOutreach(
  stage: AssemblyStage,
  table: Table,
  client: Client,
): Promise<readonly [OwnPosting['state'], readonly number[]]> {
  const userId = Known.parse((await client.get('/api/user')).body).id
  const own = await ownPosting(client)
  const listed = z.object({ data: z.array(Known) }).parse((await client.get('/api/email-outreach')).body)
  const emailId = listed.data[0]?.id ?? ''

  await seedShortlist(table, userId, newId('run'), await table.get(keys.material(userId, emailId)))
  const shown = await client.get('/api/shortlist')
  const [one, two] = Entries.parse(shown.body).shortlist.entries.map(({ id }) => id)
  const chosen = await client.put(`/api/shortlist/${one}`, { choice: 'ticked' })
  const swapped = await client.post(`/api/shortlist/${two}/person`, {})
  const written = await client.post('/api/shortlist/letters', { ids: [one] })

  const added = await client.post('/api/do-not-contact', {
    entries: [{ value: 'Northwind Traders' }],
    source: 'configuration',
  })
  const rule = Rules.parse(added.body).list.rules[0]?.id ?? ''
  const marked = await client.post('/api/email-outreach/marks', { marks: [{ id: emailId, mark: 'sent' }] })
  const savedAt = Marked.parse(marked.body).done[0]?.savedAt ?? ''
  const planned = { nextStep: { what: 'Call them', on: TODAY, remind: true } }
  const guest = visitor(stage)
  const stop = `/api/reminders/stop/${userId}.${'A'.repeat(43)}`
  const calls = [
    shown,
    chosen,
    swapped,
    written,
    added,
    marked,
    await client.get('/api/do-not-contact'),
    await client.delete(`/api/do-not-contact/${rule}`),
    await client.post('/api/gmail-integration/check', {}),
    await client.get('/api/email-outreach/folders'),
    await client.get('/api/email-outreach/results'),
    await client.put(`/api/email-outreach/${emailId}/next-step`, planned),
    await client.post('/api/email-outreach/follow-ups', { ids: [emailId] }),
    await client.delete(`/api/email-outreach/${emailId}/stages/${savedAt}`),
    await client.put('/api/user/reminders', { mails: true }),
    await guest.get(stop),
    // Nobody's link: it is refused after its key was read.
    await guest.post(stop, {}),
    await guest.post('/api/demo/letter', {
      resume: uploadOf('product-manager.txt', fixture('product-manager.txt')),
      posting: { title: 'Product Manager', company: 'Lindgruen', description: DESCRIPTION },
    }),
  ]
  await stage.call('send-reminders', {})
  return [own.state, calls.map(({ status }) => status)]
}
