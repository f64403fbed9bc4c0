import type { ChosenContact } from '#functions/recipients/model.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newProof } from '#functions/objections/new-proof.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import { recipientScreen } from '#functions/recipients/recipient-screen.store.ts'
import { recipientProofStore } from '#functions/objections/recipient-proof.store.ts'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { answerCache } from '#platform/table/answer-cache.store.ts'
import type { Person } from '#functions/recipients/model.ts'
import { posting } from '#engine/test/postings.ts'
import { browserSession, connectGmail, visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { ADDRESS_HEADER } from '#platform/http/visitor.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { mailboxes } from '#functions/services/mailbox.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { HeldData } from '#shared/models/outreach/recipient.ts'
import { KeptPeople, peopleKey } from '#vendors/hunter/kept.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
const { ses } = stage.emulators
const emails = outreachEmailStore(table, fingerprints)
const cache = answerCache(table, systemClock)

const Opened = z.extend(HeldData, { proof: z.string() })
let networks = 0

/** A request from its own address, as the edge would forward it. */
async function ask(path: string, body: object, address = `198.51.100.${(networks += 1)}`) {
  const response = await fetch(new URL(path, stage.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      [ADDRESS_HEADER]: address,
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

/** The secret in the latest mail to an address. */
function mailedProof(email: string): string {
  const mail = ses.sent.findLast(({ to }) => to === email)
  const proof = /#proof=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (proof === undefined) throw new Error('no link was mailed')
  return proof
}

async function openedBy(email: string) {
  expect((await ask('/api/recipients/link', { email })).body).toEqual({ mailed: true })
  const opened = await ask('/api/recipients/open', { proof: mailedProof(email) })
  expect(opened.status).toBe(200)
  return Opened.parse(opened.body)
}

const contactAt = (email: string): ChosenContact => ({
  firstName: 'Li',
  lastName: 'Ng',
  title: 'Head of Product',
  company: 'Northwind',
  domain: 'northwind.example',
  email,
  linkedin: null,
  foundBy: 'page',
  tier: 'A',
  reason: { code: 'given_with_posting', params: { name: 'Lena Brandt' } },
  sourceUri: 'https://northwind.example/team',
  seenAt: '2026-11-02',
  verifiedAt: null,
})

/** A user with a mailbox who wants to write to this address; returns the reservation's result. */
async function wantsToWrite(user: string, email: string) {
  const client = await browserSession(stage, user, { plan: 'pro' })
  await connectGmail(client, user)
  const userId = z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
  const [now, id] = [systemClock.now(), newId('out')]
  const lease = { token: 'one', until: new Date(now.getTime() + 60_000) }
  const run = newRun({
    id: newId('run'),
    userId,
    trigger: 'manual',
    wanted: 2,
    startedAt: now,
    previousSentAt: null,
  })
  await runStore(table).claim(run, null)
  await runStore(table).takePlanning(userId, run.id, lease, now)
  const reservation = await emails.reserve(
    {
      id,
      userId,
      runId: run.id,
      posting: posting({ title: 'Product Manager', company: 'Northwind' }),
      contact: contactAt(email),
      jobKey: `a job for ${user}`,
      reasons: [],
      quota: 'plan',
    },
    { perDay: 9, perMonth: 9, trialTotal: 0 },
    new Date(now.getTime() + 60_000),
    now,
  )
  return { userId, id, lease, now, reservation }
}

const person = (email: string): Person => ({
  firstName: 'Li',
  lastName: 'Ng',
  title: 'Head of Product',
  seniority: 'executive',
  department: 'it',
  linkedin: null,
  email,
  source: { uri: 'https://northwind.example/press', seenAt: '2026-10-01' },
  verification: null,
  confidence: 97,
})

test('a recipient sees why they were chosen and objects: no user writes to them again, and no draft is begun', async () => {
  const email = 'li.ng@northwind.example'
  const first = await wantsToWrite('first@mail.example', email)
  expect(first.reservation).toBe('reserved')
  const key = peopleKey('northwind.example', 'it')
  const people = {
    domain: 'northwind.example',
    acceptAll: false,
    pattern: null,
    organization: 'Northwind',
    people: [person(email), person('somebody.else@northwind.example')],
  }
  await cache.put(key, { answer: { people, refused: false } }, 3_600)

  const held = await openedBy(email)
  expect(held).toEqual({
    emails: [
      {
        company: 'Northwind',
        jobTitle: 'Product Manager',
        chosenAt: first.now.toISOString(),
        draft: 'under_way',
        foundBy: 'page',
        sourceUri: 'https://northwind.example/team',
        seenAt: '2026-11-02',
      },
    ],
    entries: [
      {
        name: 'Li Ng',
        title: 'Head of Product',
        foundBy: 'vendor',
        sourceUri: 'https://northwind.example/press',
        seenAt: '2026-10-01',
      },
    ],
    objectedAt: null,
    proof: expect.any(String),
  })
  // The reply does not say whose email it is.
  expect(JSON.stringify(held)).not.toMatch(/first@mail|usr_/)
  expect(await ask('/api/recipients/open', { proof: mailedProof(email) })).toMatchObject({
    status: 410,
    body: { code: 'recipient_link_over' },
  })

  expect((await ask('/api/recipients/objection', { proof: held.proof })).body).toEqual({ objected: true })
  expect((await ask('/api/recipients/objection', { proof: held.proof })).status).toBe(410)

  expect((await wantsToWrite('second@mail.example', email)).reservation).toBe('asked_not_to_be_contacted')
  const claimed = await emails.claim(first.userId, first.id, first.lease, first.now)
  const mailbox = await mailboxes().find(first.userId)
  if (claimed === null || mailbox === null) throw new Error('no email or no mailbox')
  expect(await emails.saveIntent(claimed, first.lease, mailbox, first.now)).toBe('asked_not_to_be_contacted')
  const left = z.object({ answer: KeptPeople }).parse(await cache.get(key)).answer.people?.people
  expect(left?.map((one) => one.email)).toEqual(['somebody.else@northwind.example'])

  const again = await openedBy(email)
  expect([again.objectedAt === null, again.entries]).toEqual([false, []])
})

test('an unknown address gets the same answer and mail, and can object in advance', async () => {
  const email = 'nobody.knows@elsewhere.example'
  const held = await openedBy(email)
  expect(held).toMatchObject({ emails: [], entries: [], objectedAt: null })
  expect((await ask('/api/recipients/objection', { proof: held.proof })).status).toBe(200)
  expect((await wantsToWrite('third@mail.example', email)).reservation).toBe('asked_not_to_be_contacted')
})

test('only the hash of a link is stored, and a link expires after half an hour', async () => {
  const email = 'late@elsewhere.example'
  expect((await ask('/api/recipients/link', { email })).status).toBe(200)
  const proof = mailedProof(email)
  const stored = await table.get({ pk: `RECIPIENTPROOF#${secrets.hash(proof)}`, sk: '-' })
  expect(stored).toMatchObject({ email })
  expect(JSON.stringify(stored)).not.toContain(proof)
  const over = await newProof(email, -1_000, {
    proofs: recipientProofStore(table),
    secrets,
    clock: systemClock,
  })
  expect((await ask('/api/recipients/open', { proof: over })).status).toBe(410)
  expect((await ask('/api/recipients/objection', { proof: over })).status).toBe(410)
  expect((await ask('/api/recipients/open', { proof: 'made-up' })).status).toBe(410)
})

test('an address is mailed at most three times an hour, and a network may ask five times', async () => {
  const email = 'often@elsewhere.example'
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1)
    statuses.push(
      (await ask('/api/recipients/link', { email: time === 3 ? email.toUpperCase() : email })).status,
    )
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(ses.sent.filter(({ to }) => to.toLowerCase() === email)).toHaveLength(3)

  const sameNetwork: number[] = []
  for (let time = 0; time < 6; time += 1)
    sameNetwork.push(
      (await ask('/api/recipients/link', { email: `n${time}@elsewhere.example` }, '203.0.113.7')).status,
    )
  expect(sameNetwork).toEqual([200, 200, 200, 200, 200, 429])
})

test('anything but an email address is refused', async () => {
  const refused = await visitor(stage).post('/api/recipients/link', { email: 'a@b\r\nBcc: c@d.example' })
  expect([refused.status, ses.sent.some(({ to }) => to.includes('Bcc'))]).toEqual([400, false])
})

test('a person who got two first emails within thirty days gets no third one', async () => {
  const contact = { email: 'twice@elsewhere.example', domain: 'elsewhere.example' }
  const now = systemClock.now()
  await table.put({
    ...recipientKeys({ contact }, fingerprints).person,
    version: 2,
    uses: { out_1: now.getTime(), out_2: now.getTime() },
    objectedAt: null,
  })
  expect(await recipientScreen(table, fingerprints).refusal(contact, now)).toBe('contact_capped')
})
