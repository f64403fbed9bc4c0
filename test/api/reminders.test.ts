import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DAY, dayOf, HOUR } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { stopToken } from '#functions/reminders/stop-token.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { FolderCounts } from '#shared/models/outreach/folders.ts'
import { contracts } from '#shared/contracts/index.ts'
import { OutreachDetails } from '#shared/models/outreach/outreach.ts'

const stage = await testStage()
const table = tableOf(stage)
const { ses } = stage.emulators

const Saved = z.object({ remindAt: z.nullable(z.string()) })
const inDays = (days: number) => dayOf(new Date(systemClock.now().getTime() + days * DAY))

const signedIn = async (email: string) =>
  await browserSession(stage, email, { firstName: 'Isolde', lastName: 'Farrow', plan: 'pro' })

async function planner(name: string, emails = 1) {
  const email = `${name}@mail.example`
  const client = await signedIn(email)
  const { id: userId } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  const database = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
  const ids = await seedEntries(database, userId, emails, systemClock.now())
  return { client, userId, email, ids, id: ids[0] ?? '' }
}
const plan = async (client: Client, id: string, what: string, days: number, more: object = {}) =>
  await client.put(`/api/email-outreach/${id}/next-step`, {
    nextStep: { what, on: inDays(days), remind: true },
    zone: 'America/New_York',
    ...more,
  })
const mailsTo = (email: string) =>
  ses.sent.filter(({ to, subject }) => to === email && subject.startsWith('Today: '))

/** Advances the clock and runs the schedules repeatedly, which must have no effect twice. */
async function pass(days: number): Promise<void> {
  stage.advance(days * DAY)
  await stage.sweep()
  await stage.sweep()
}
const mailFails = async (faults: object) =>
  await fetch(`${ses.url}/_emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
/** A mail program, or a browser without a session: no cookie, no origin, no fetch metadata. */
const outside = {
  post: async (path: string, type: string, body: string) =>
    await fetch(new URL(path, stage.origin), { method: 'POST', headers: { 'content-type': type }, body }),
  get: async (path: string) => await fetch(new URL(path, stage.origin), { redirect: 'manual' }),
}

describe('a next step', () => {
  test('is mailed on the morning of its day where the user is, once, and stays in the tracker', async () => {
    const { client, email, id } = await planner('isolde')
    const saved = await plan(client, id, 'Call Robin back', 2)
    expect(Saved.parse(saved.body).remindAt).toMatch(new RegExp(`^${inDays(2)}T1[23]:00:00.000Z$`))
    await pass(1)
    expect(mailsTo(email)).toEqual([])
    await pass(2)
    expect(mailsTo(email)).toMatchObject([
      { subject: 'Today: Call Robin back', text: expect.stringContaining(`/dashboard/tracker?entry=${id}`) },
    ])
    await pass(1)
    expect(mailsTo(email)).toHaveLength(1)
    const back = await signedIn(email)
    const details = OutreachDetails.parse((await back.get(`/api/email-outreach/${id}`)).body)
    expect(details.nextStep).toMatchObject({ what: 'Call Robin back', remind: true })
    const due = async () =>
      contracts.listEmailOutreach.reply[200]
        .parse((await back.get('/api/email-outreach?folder=next_step_due')).body)
        .data.map((entry) => entry.id)
    const dueCount = async () =>
      FolderCounts.parse((await back.get('/api/email-outreach/folders')).body).next_step_due
    expect([await due(), await dueCount()]).toEqual([[id], 1])
    await back.put(`/api/email-outreach/${id}/next-step`, { nextStep: null })
    expect([await due(), await dueCount()]).toEqual([[], 0])
  })

  test('several of a day are one mail, without those that were moved, removed, not wanted or are over', async () => {
    const { client, userId, email, ids } = await planner('several', 7)
    for (const [index, id] of ids.entries()) await plan(client, id, `Step ${index}`, 3)
    const [one = '', two = '', three = '', four = ''] = ids.slice(2)
    await plan(client, one, 'Moved', 9)
    await client.put(`/api/email-outreach/${two}/next-step`, { nextStep: null })
    await client.put(`/api/email-outreach/${three}/next-step`, {
      nextStep: { what: 'Unwanted', on: inDays(3), remind: false },
    })
    await client.put(`/api/email-outreach/${four}/mark`, { mark: 'rejected' })
    await pass(4)
    const [mail, ...others] = mailsTo(email)
    expect([mail?.subject, others.length]).toEqual(['Today: 3 next steps', 0])
    expect(mail?.text.match(/Step \d/g)).toEqual(['Step 6', 'Step 1', 'Step 0'])
    // Only the moved one is still to be mailed.
    const left = (await ownedItems(table, userId, 'NEXTSTEP#')).filter((item) => item['openPk'] !== undefined)
    expect(left.map((item) => item['emailId'])).toEqual([one])
  })

  test('for a morning that has passed is saved without a mail, and the past cannot be planned', async () => {
    const { client, email, id } = await planner('today')
    // It is past eight on Kiribati’s next day nowhere; the day before is over everywhere but in the west.
    expect(Saved.parse((await plan(client, id, 'Late', -1)).body).remindAt).toBeNull()
    for (const days of [-2, 731]) expect((await plan(client, id, 'Never', days)).status).toBe(400)
    expect((await plan(client, id, '', 1)).status).toBe(400)
    expect((await plan(client, id, 'a'.repeat(201), 1)).status).toBe(400)
    await pass(2)
    expect(mailsTo(email)).toEqual([])
  })

  test('belongs to its user, and to a written email', async () => {
    const { client, userId, id } = await planner('owner')
    const stranger = await browserSession(stage, 'stranger@mail.example')
    expect((await plan(stranger, id, 'Not mine', 1)).status).toBe(404)
    await table.update(keys.email(userId, id), { set: { state: 'failed' } })
    expect((await plan(client, id, 'Not written', 1)).status).toBe(409)
    expect(await ownedItems(table, userId, 'NEXTSTEP#')).toEqual([])
  })

  test('is in the export, and goes with the account', async () => {
    const { client, userId, email, id } = await planner('leaver')
    await plan(client, id, 'Ask about the visa', 1)
    await client.put(`/api/email-outreach/${id}/mark`, { mark: 'replied', note: 'Wants a call' })
    const exported = JSON.stringify((await client.get('/api/gdpr/export')).body)
    expect(['Ask about the visa', 'Wants a call'].map((text) => exported.includes(text))).toEqual([
      true,
      true,
    ])
    await client.post('/api/gdpr/delete-account', { confirmDeletion: true })
    await pass(2)
    await waitFor(async () => (await ownedItems(table, userId, 'STAGE#')).length === 0, {
      what: 'the deletion',
    })
    expect([mailsTo(email), await ownedItems(table, userId, 'NEXTSTEP#')]).toEqual([[], []])
  })
})

describe('the mail of reminders', () => {
  test('can be stopped by one press in a mail program, for good', async () => {
    const { client, email, id } = await planner('stopping')
    await plan(client, id, 'Write to Robin', 1)
    await pass(2)
    const back = await signedIn(email)
    const url = /^<(.+)>$/.exec(mailsTo(email)[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mailsTo(email)[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const token = new URL(url).pathname.split('/').at(-1)
    // As RFC 8058 has it: a form; some send multipart.
    const form = 'application/x-www-form-urlencoded'
    const stopped = await outside.post(`/api/reminders/stop/${token}`, form, 'List-Unsubscribe=One-Click')
    expect([stopped.status, await stopped.json()]).toEqual([200, { stopped: true }])
    const again = await outside.post(
      `/api/reminders/stop/${token}`,
      'multipart/form-data; boundary=x',
      '--x--',
    )
    expect(again.status).toBe(200)
    expect((await back.get('/api/user')).body).toMatchObject({ reminderMails: false })
    await plan(back, id, 'Write once more', 1)
    await pass(2)
    expect(mailsTo(email)).toHaveLength(1)
    // Opened in a browser, the same address leads to the page and changes nothing.
    const later = await signedIn(email)
    await later.put('/api/user/reminders', { mails: true })
    const opened = await outside.get(`/api/reminders/stop/${token}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/stop-reminders#${token}`])
    expect((await later.get('/api/user')).body).toMatchObject({ reminderMails: true })
  })

  test('is not stopped by a link that we did not make', async () => {
    const { client, userId } = await planner('forged')
    const other = await planner('forger')
    const made = stopToken(other.userId, fingerprints).split('.')[1]
    for (const [token, status] of [
      [`${userId}.${'A'.repeat(43)}`, 404],
      [`${userId}.${made}`, 404],
      [`${userId}.`, 400],
      [userId, 400],
    ] as const)
      expect((await outside.post(`/api/reminders/stop/${token}`, 'text/plain', '')).status).toBe(status)
    expect((await client.get('/api/user')).body).toMatchObject({ reminderMails: true })
  })

  test('is not sent to a user who turned it off or is deactivated, and comes again when turned on', async () => {
    const off = await planner('off')
    const inactive = await planner('inactive')
    for (const { client, id } of [off, inactive]) await plan(client, id, 'Ask again', 1)
    expect((await off.client.put('/api/user/reminders', { mails: false })).body).toEqual({ mails: false })
    await table.update(keys.profile(inactive.userId), { set: { isActive: false } })
    await pass(2)
    expect([mailsTo(off.email), mailsTo(inactive.email)]).toEqual([[], []])
    await (await signedIn(off.email)).put('/api/user/reminders', { mails: true })
    await pass(1)
    // What was due meanwhile is not made up for.
    expect(mailsTo(off.email)).toEqual([])
    await plan(await signedIn(off.email), off.id, 'Ask now', 1)
    await pass(2)
    expect(mailsTo(off.email).map(({ subject }) => subject)).toEqual(['Today: Ask now'])
  })

  test('that could not be sent comes later', async () => {
    const { client, email, id } = await planner('unlucky')
    await plan(client, id, 'Send the references', 1)
    await mailFails({ kind: 'throttle', times: 50 })
    await pass(2)
    await mailFails({ clear: true })
    expect(mailsTo(email)).toEqual([])
    stage.advance(HOUR + 1)
    await stage.sweep()
    expect(mailsTo(email)).toHaveLength(1)
  })
})
