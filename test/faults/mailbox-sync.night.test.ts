import { afterEach, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { browserSession, connectGmail, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { GmailIntegration } from '#shared/models/gmail.ts'
import { entriesOf, runOf } from '#harness/run-reading.ts'

const stage = await testStage({ workers: { concurrency: 4 }, visibilitySeconds: 2 })
const { google, ses } = stage.emulators

afterEach(() => {
  google.faults.clear()
  if (google.sendAttempts.length > 0) throw new Error('something tried to send')
})

const integration = async (client: Client) =>
  GmailIntegration.parse((await client.get('/api/gmail-integration')).body)
const mailsTo = (email: string) => ses.sent.filter(({ to }) => to === email).map(({ subject }) => subject)

/** The status of each entry, by recipient address. */
async function statuses(client: Client): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(
    (await entriesOf(client)).map(({ contactPersonEmail, emailStatus }) => [contactPersonEmail, emailStatus]),
  )
}

/**
 * Advances to the time of the daily mailbox check, and waits until this mailbox was checked. The session
 * expires meanwhile.
 */
async function aDayLater(email: string): Promise<Client> {
  const before = (await integration(await browserSession(stage, email))).checkedAt
  stage.advance(24 * HOUR + MINUTE)
  await stage.sweep()
  const client = await browserSession(stage, email)
  await waitFor(async () => (await integration(client)).checkedAt !== before, {
    what: 'the mailbox to be looked at',
  })
  return client
}

test('a sent or deleted draft is shown as gone, an edited one stays a draft, and a restored one is a draft again', async () => {
  const email = 'sync@mail.example'
  const client = await readyUser(stage, email, 'trial', 'product-manager.txt', BERLIN)
  expect(await runOf(client)).toMatchObject({ outcome: 'complete', drafted: 5 })
  const [sent, deleted, edited] = await draftsOf(stage, email)
  if (!sent || !deleted || !edited) throw new Error('the run left too few drafts')
  google.state.send(email, sent.id)
  google.state.discard(email, deleted.id)
  await google.state.putDraft(
    email,
    Buffer.from(`To: ${edited.to}\r\nSubject: Mine\r\n\r\nMy own words`).toString('base64url'),
    edited.id,
  )
  expect(new Set(Object.values(await statuses(client)))).toEqual(new Set(['draft']))

  const lists = () =>
    google.requests.filter(({ method, path }) => method === 'GET' && /\/drafts(\?|$)/.test(path)).length
  const [listed, read] = [lists(), google.requests.filter(({ path }) => /\/drafts\/./.test(path)).length]
  const later = await aDayLater(email)
  const seen = await statuses(later)
  expect([seen[sent.to], seen[deleted.to], seen[edited.to]]).toEqual(['sent', 'sent', 'draft'])
  expect(Object.values(seen).filter((status) => status === 'draft')).toHaveLength(3)
  expect([
    lists() - listed,
    google.requests.filter(({ path }) => /\/drafts\/./.test(path)).length - read,
  ]).toEqual([1, 0])

  await google.state.putDraft(
    email,
    Buffer.from(`To: ${sent.to}\r\nSubject: Undone\r\n\r\nBack`).toString('base64url'),
    sent.id,
  )
  const last = await statuses(await aDayLater(email))
  expect([last[sent.to], last[deleted.to]]).toEqual(['draft', 'sent'])
})

test('drafts of a disconnected mailbox are not shown as gone', async () => {
  const email = 'moved@mail.example'
  const client = await readyUser(stage, email, 'trial', 'product-manager.txt', {
    ...BERLIN,
    city: 'Munich',
  })
  expect(await runOf(client)).toMatchObject({ outcome: 'complete', drafted: 5 })
  await connectGmail(client, 'other-box@mail.example')
  expect((await integration(client)).email).toBe('other-box@mail.example')
  expect(new Set(Object.values(await statuses(await aDayLater(email))))).toEqual(new Set(['draft']))
})

test('the sync finds a revoked grant, mails the user once, and continues after a new connection', async () => {
  const email = 'dead@mail.example'
  const client = await browserSession(stage, email, { plan: 'starter' })
  await connectGmail(client, email)
  google.faults.set({ revokeAccount: email })
  stage.advance(24 * HOUR + MINUTE)
  await stage.sweep()
  await waitFor(() => mailsTo(email).length > 0, { what: 'the mail' })
  const off = await browserSession(stage, email)
  expect(await integration(off)).toMatchObject({ isActive: false, checkedAt: null })
  stage.advance(24 * HOUR + MINUTE)
  await stage.sweep()
  await stage.sweep()
  const again = await browserSession(stage, email)
  await connectGmail(again, email)
  expect((await integration(await aDayLater(email))).isActive).toBe(true)
  expect(mailsTo(email)).toEqual(['Connect Gmail again to get new drafts'])
})

test('a run that finds the grant revoked mails the user once for all its emails', async () => {
  const email = 'lost@mail.example'
  const client = await readyUser(stage, email, 'trial', 'product-manager.txt', {
    ...BERLIN,
    city: 'Hamburg',
  })
  google.faults.set({ revokeAccount: email })
  google.faults.set({ operation: 'drafts.create', kind: 'unauthorized', times: 50, account: email })
  await runOf(client)
  expect((await integration(client)).isActive).toBe(false)
  await stage.sweep()
  await waitFor(() => mailsTo(email).length > 0, { what: 'the mail' })
  expect(mailsTo(email)).toEqual(['Connect Gmail again to get new drafts'])
})
