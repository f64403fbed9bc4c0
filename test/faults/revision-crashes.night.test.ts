import { allOf } from '#platform/walk.ts'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { messageIdOf } from '#functions/outreach/run/message-id.ts'
import { draftsOf } from '#harness/drafts.ts'
import { fixture, readyUser, uploadOf } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { sealer } from '#functions/services/crypto.ts'
import { mailboxes } from '#functions/services/mailbox.ts'
import { openWork } from '#functions/services/operations.ts'
import { revisionRequests, runs, tracker } from '#functions/services/outreach.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { callsOf, crashes, type Wrap } from './crashing-checkouts.ts'

const stage = await testStage({ workers: null })
// Imported after the stage has started, because it sets the log level.
const { draftMailbox, messageDomain } = await import('#functions/services/mailbox.ts')
const { deliver, endingAt, LEASE_MS, newLetter, reviseDeps } = await import('./crashing-revisions.ts')
const { google } = stage.emulators
const table = tableOf(stage)
const EMAIL = 'ada@mail.example'
const client = await readyUser(stage, EMAIL, 'pro', 'product-manager.txt')
const userId = z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
const plainly: Wrap = async (call) => await call()
const LETTER = newLetter('A new letter.')

afterEach(() => google.faults.clear())

/** Id of an entry with a draft in the mailbox, whose revision was requested. */
async function asked(): Promise<string> {
  for (const { id } of google.state.drafts(EMAIL)) google.state.discard(EMAIL, id)
  const [id = ''] = await seedEntries(
    { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
    userId,
    1,
    systemClock.now(),
  )
  const entry = await revisionRequests().email(userId, id)
  const mailbox = await mailboxes().find(userId)
  if (entry?.letter === null || entry === null || mailbox === null) throw new Error('no entry')
  const { draftId } = await draftMailbox().createDraft(
    { vendor: 'google', refreshToken: await sealer().open(userId, mailbox.sealedGrant) },
    {
      messageId: messageIdOf(entry, messageDomain(), fingerprints),
      from: { name: 'Alex Rivers', email: EMAIL },
      to: { name: 'Robin', email: entry.contact.email },
      subject: entry.letter.subject,
      text: entry.letter.body,
    },
  )
  await table.update(keys.email(userId, id), { set: { draftId, draftMailbox: EMAIL } })
  await table.remove(keys.revision(userId, id))
  const now = systemClock.now()
  expect(
    await revisionRequests().ask({ ...entry, draftId, draftMailbox: EMAIL }, { wish: 'shorter' }, now, now),
  ).toBe('asked')
  return id
}

const puts = () => google.requests.filter(({ method }) => method === 'PUT').length
const outcome = async (id: string) => {
  const found = await tracker().find(userId, id, systemClock.now())
  const [draft, ...others] = await draftsOf(stage, EMAIL)
  return {
    state: found?.revision?.state,
    failure: found?.revision?.failure,
    versions: found?.revision?.versions.length,
    tracked: found?.letter?.body,
    draft: draft?.text.trim(),
    others: others.length,
  }
}
const WRITTEN = {
  state: 'done',
  failure: null,
  versions: 1,
  tracked: 'A new letter.',
  draft: 'A new letter.',
  others: 0,
}

test('after a worker crashes at any call another finishes: one draft, replaced once, and the former letter kept once', async () => {
  const calls = await callsOf(
    async (wrap) => await deliver(userId, await asked(), reviseDeps(wrap, 0), LETTER),
  )
  expect(calls).toBeGreaterThan(7)
  for (const { step, when } of crashes(calls)) {
    const id = await asked()
    const before = puts()
    await expect(deliver(userId, id, reviseDeps(endingAt(step, when), 0), LETTER)).rejects.toThrow('ended')
    // While the lease lasts, no other worker processes the revision.
    const [early, late] = [reviseDeps(plainly, 0), reviseDeps(plainly, 2 * LEASE_MS)]
    if (step > 0 || when === 'after') await deliver(userId, id, early, LETTER)
    expect((await outcome(id)).state).toBe(step === calls - 1 && when === 'after' ? 'done' : 'open')
    await deliver(userId, id, late, LETTER)
    await deliver(userId, id, late, LETTER)
    expect({ ...(await outcome(id)), puts: puts() - before }, `died ${when} call ${step}`).toEqual({
      ...WRITTEN,
      puts: 1,
    })
  }
})

test('a letter that waits for Gmail keeps the resume that it was written from, whatever is uploaded meanwhile', async () => {
  const before = await runs().context(userId, systemClock.now())
  const id = await asked()
  google.faults.set({ operation: 'drafts.get', kind: 'unavailable', account: EMAIL })
  await deliver(userId, id, reviseDeps(plainly, 0), LETTER)
  google.faults.clear()
  const name = 'product-manager.txt'
  expect((await client.post('/api/user/resume/upload', uploadOf(name, fixture(name)))).status).toBe(201)
  await deliver(userId, id, reviseDeps(plainly, 2 * LEASE_MS), LETTER)
  expect(await outcome(id)).toEqual(WRITTEN)
  const found = await tracker().find(userId, id, systemClock.now())
  expect(found?.writtenFrom?.resumeId).toBe(before?.resume?.id)
  const after = await runs().context(userId, systemClock.now())
  expect(after?.resume?.id).not.toBe(before?.resume?.id)
})

test('a revision whose message was lost stays in the open work until it is done', async () => {
  const id = await asked()
  const work = { kind: 'revision', userId, emailId: id }
  expect(await allOf((after) => openWork().due(systemClock.now(), after))).toContainEqual(work)
  await deliver(userId, id, reviseDeps(plainly, 0), LETTER)
  expect(
    await allOf((after) => openWork().due(new Date('9999-01-01T00:00:00.000Z'), after)),
  ).not.toContainEqual(work)
})

test('only one of many simultaneous deliveries does the work', async () => {
  const id = await asked()
  const before = puts()
  await Promise.all(
    Array.from({ length: 5 }, async () => await deliver(userId, id, reviseDeps(plainly, 0), LETTER)),
  )
  expect({ ...(await outcome(id)), puts: puts() - before }).toEqual({ ...WRITTEN, puts: 1 })
})

describe('a lost answer of Gmail', () => {
  test.each(['drop_after_effect', 'error_after_effect'] as const)(
    '%s: the draft is read first, and not replaced twice',
    async (kind) => {
      const id = await asked()
      const before = puts()
      google.faults.set({ operation: 'drafts.update', kind, account: EMAIL })
      const deps = reviseDeps(plainly, 0)
      await deliver(userId, id, deps, LETTER)
      expect([(await outcome(id)).state, deps.queued()]).toEqual(['open', 1])
      await deliver(userId, id, reviseDeps(plainly, 2 * LEASE_MS), LETTER)
      expect({ ...(await outcome(id)), puts: puts() - before }).toEqual({ ...WRITTEN, puts: 1 })
    },
  )

  test.each(['unavailable', 'rate_limit'] as const)(
    '%s: nothing was done, so the draft is replaced later',
    async (kind) => {
      const id = await asked()
      google.faults.set({ operation: 'drafts.update', kind, account: EMAIL })
      await deliver(userId, id, reviseDeps(plainly, 0), LETTER)
      await deliver(userId, id, reviseDeps(plainly, 2 * LEASE_MS), LETTER)
      expect(await outcome(id)).toEqual(WRITTEN)
    },
  )

  test('for an hour leaves the outcome unknown, and says so', async () => {
    const id = await asked()
    google.faults.set({ operation: 'drafts.update', kind: 'drop_after_effect', account: EMAIL })
    await deliver(userId, id, reviseDeps(plainly, 0), LETTER)
    google.faults.set({ operation: 'drafts.get', kind: 'unavailable', account: EMAIL })
    await deliver(userId, id, reviseDeps(plainly, 61 * 60_000), LETTER)
    expect(await outcome(id)).toMatchObject({ state: 'failed', failure: 'in_doubt', versions: 0, others: 0 })
  })
})

test('a draft that the user edits while it is replaced is left alone', async () => {
  const id = await asked()
  google.faults.set({ operation: 'drafts.update', kind: 'unavailable', account: EMAIL })
  await deliver(userId, id, reviseDeps(plainly, 0), LETTER)
  const [draft] = google.state.drafts(EMAIL)
  await google.state.putDraft(
    EMAIL,
    Buffer.from('Subject: Mine\r\nTo: robin@company-0.example\r\n\r\nBy hand').toString('base64url'),
    draft?.id,
  )
  await deliver(userId, id, reviseDeps(plainly, 2 * LEASE_MS), LETTER)
  expect(await outcome(id)).toMatchObject({
    state: 'failed',
    failure: 'changed_in_gmail',
    versions: 0,
    draft: 'By hand',
    others: 0,
  })
})

test('a sent or discarded draft is not made again, and the tracker shows it as gone', async () => {
  const id = await asked()
  const [draft] = google.state.drafts(EMAIL)
  google.state.send(EMAIL, draft?.id ?? '')
  await deliver(userId, id, reviseDeps(plainly, 0), LETTER)
  expect(await outcome(id)).toMatchObject({
    state: 'failed',
    failure: 'draft_gone',
    versions: 0,
    draft: undefined,
  })
  expect((await tracker().find(userId, id, systemClock.now()))?.state).toBe('gone')
})

test('a used-up daily quota, and a revision that waited for an hour, leave the draft as it was', async () => {
  const spent = await asked()
  google.faults.set({ operation: 'drafts.update', kind: 'daily_limit', account: EMAIL })
  await deliver(userId, spent, reviseDeps(plainly, 0), LETTER)
  expect(await outcome(spent)).toMatchObject({ state: 'failed', failure: 'gmail_busy', versions: 0 })
  const late = await asked()
  await deliver(userId, late, reviseDeps(plainly, 60 * 60_000), LETTER)
  expect(await outcome(late)).toMatchObject({ state: 'failed', failure: 'gave_up', versions: 0 })
})
