import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import { ruleStore } from '#functions/do-not-contact/rule.store.ts'
import { mailboxes } from '#functions/services/mailbox.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { finishedRun, runOf, userOf } from '#harness/run-reading.ts'
import type { Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import { DataExport } from '#shared/models/account/privacy.ts'
import { AddedRules, DoNotContact } from '#shared/models/outreach/do-not-contact.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: { concurrency: 4 } })
const table = tableOf(stage)

const listOf = async (client: Client) => DoNotContact.parse((await client.get('/api/do-not-contact')).body)
const add = async (client: Client, values: readonly string[], source = 'configuration') =>
  AddedRules.parse(
    (await client.post('/api/do-not-contact', { entries: values.map((value) => ({ value })), source })).body,
  )
const entriesOf = async (client: Client) =>
  z.object({ data: z.array(OutreachEntry) }).parse((await client.get('/api/email-outreach')).body).data
const detailsOf = async (client: Client, id: string) =>
  OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)
const Refused = z.object({ code: z.string() })

const IDA = 'ida@mail.example'
const ida = await readyUser(stage, IDA, 'pro', 'product-manager.txt', BERLIN)
const { id: idaId } = await userOf(ida)

describe('the list', () => {
  test('begins with the employers of the resume, the present one first', async () => {
    const { rules, employers } = await listOf(ida)
    expect(rules).toEqual([])
    expect(employers[0]).toMatchObject({ isPresent: true, isLifted: false })
    expect(employers.length).toBeGreaterThan(1)
  })

  test('takes a pasted list, and says by line what it cannot use', async () => {
    const { added, known, errors, list } = await add(
      ida,
      [
        'Acme GmbH',
        '',
        'acme',
        'gmail.com',
        'jane@',
        'Jane@Birch.example',
        'https://cedar.example/jobs',
        'x@y',
      ],
      'list',
    )
    expect([added, known]).toEqual([3, 1])
    expect(errors.map(({ line, value, code }) => [line, value, code])).toEqual([
      [4, 'gmail.com', 'free_mail'],
      [5, 'jane@', 'not_an_address'],
      [8, 'x@y', 'not_an_address'],
    ])
    expect(
      list.rules
        .map(({ kind, value, source }) => [kind, value, source])
        .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
    ).toEqual([
      ['company', 'Acme GmbH', 'list'],
      ['domain', 'cedar.example', 'list'],
      ['person', 'jane@birch.example', 'list'],
    ])
    expect((await add(ida, ['ACME'])).known).toBe(1)
  })

  test('loses a rule when it is removed, and lifts an employer of the resume until it is added again', async () => {
    const before = await listOf(ida)
    const [employer] = before.employers
    const typed = before.rules.find(({ value }) => value === 'cedar.example')
    const remove = async (id = '') => DoNotContact.parse((await ida.delete(`/api/do-not-contact/${id}`)).body)
    expect((await remove(typed?.id)).rules).toHaveLength(2)
    expect((await ida.delete(`/api/do-not-contact/${typed?.id ?? ''}`)).status).toBe(404)
    expect((await remove(employer?.id)).employers[0]).toMatchObject({ isLifted: true })
    const again = await add(ida, [employer?.name ?? ''])
    expect(again.added).toBe(1)
    expect(again.list.employers[0]).toMatchObject({ isLifted: false })
  })

  test('is exported', async () => {
    const { sections } = DataExport.parse((await ida.get('/api/user/export-data')).body)
    expect(JSON.stringify(sections['doNotContact'])).toContain('jane@birch.example')
  })
})

describe('a run', () => {
  test('leaves out companies and domains of the list, and says so', async () => {
    const PIA = 'pia@mail.example'
    const first = await readyUser(stage, 'scout@mail.example', 'trial', 'product-manager.txt', BERLIN)
    await runOf(first)
    const [one, two] = await entriesOf(first)
    if (one === undefined || two === undefined) throw new Error('the run made no emails')
    const pia = await readyUser(stage, PIA, 'trial', 'product-manager.txt', BERLIN)
    const domain = two.contactPersonEmail.slice(two.contactPersonEmail.indexOf('@') + 1)
    await add(pia, [one.companyName.toUpperCase(), domain])
    const run = await runOf(pia)
    const companies = (await entriesOf(pia)).map(({ companyName }) => companyName)
    expect(companies).toHaveLength(5)
    expect(companies).not.toContain(one.companyName)
    expect(companies).not.toContain(two.companyName)
    const left = run.skipped.find(({ reason }) => reason === 'on_your_list')
    expect(left?.words).toBe('on your do-not-contact list')
    expect(left?.count).toBeGreaterThanOrEqual(2)
    expect((await draftsOf(stage, PIA)).filter(({ to }) => to.endsWith(`@${domain}`))).toEqual([])
  })
})

describe('a draft that exists already', () => {
  test('gets no follow-up and no new text once its company is on the list, and both again when it is not', async () => {
    await runOf(ida)
    await finishedRun(ida)
    const [entry] = await entriesOf(ida)
    const id = entry?.id ?? ''
    const { list } = await add(ida, [entry?.companyName ?? ''], 'draft')
    const revised = await ida.post(`/api/email-outreach/${id}/revisions`, { wish: 'shorter' })
    expect([revised.status, Refused.parse(revised.body).code]).toEqual([409, 'on_your_list'])
    await table.update(keys.email(idaId, id), {
      set: { mark: 'sent', markedAt: '2026-01-05T10:00:00.000Z' },
    })
    const followed = await ida.post(`/api/email-outreach/${id}/follow-ups`, {})
    expect([followed.status, Refused.parse(followed.body).code]).toEqual([409, 'on_your_list'])
    await ida.delete(`/api/do-not-contact/${list.rules[0]?.id ?? ''}`)
    expect((await ida.post(`/api/email-outreach/${id}/follow-ups`, {})).status).toBe(202)
    await waitFor(async () => ((await detailsOf(ida, id)).followUp.followedBy === null ? null : true), {
      what: 'the follow-up',
    })
  })
})

test('a rule that is added while an email is prepared ends it before its draft, and gives it back', async () => {
  const emails = outreachEmailStore(table, fingerprints)
  const [entry] = (await entriesOf(ida)).slice(1)
  const id = entry?.id ?? ''
  const now = systemClock.now()
  // The email as it was right before its draft.
  await table.update(keys.email(idaId, id), { set: { state: 'written', leaseUntil: null, draftId: null } })
  const lease = { token: 'one', until: new Date(now.getTime() + MINUTE) }
  const claimed = await emails.claim(idaId, id, lease, now)
  const mailbox = await mailboxes().find(idaId)
  if (claimed === null || mailbox === null) throw new Error('no email or no mailbox')
  await add(ida, [claimed.contact.email], 'draft')
  expect(await emails.saveIntent(claimed, lease, mailbox, now)).toBe('on_your_list')
  expect(await ruleStore(table).isOnList(idaId, claimed.contact)).toBe(true)
})
