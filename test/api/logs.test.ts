import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftsOf } from '#harness/drafts.ts'
import { payOnPage } from '#harness/payments.ts'
import { printed } from '#harness/printed.ts'
import { fixture, readyUser, uploadOf } from '#harness/ready-user.ts'
import { browserSession, visitor, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { ResumeFactsView } from '#shared/models/resume-facts.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { makeDocx } from '#engine/test/fixtures/make-docx.ts'

const stage = await testStage({ settings: { LOG_LEVEL: 'trace' } })
const EMAIL = 'canary.person@mail.example'

const finished = (client: Client) =>
  waitFor(
    async () =>
      z.object({ run: z.nullable(Run) }).parse((await client.get('/api/runs/latest')).body).run?.state ===
      'finished',
    { what: 'the run' },
  )

/** The successful paths, from the sign-in to the deletion. Returns the secrets that were used. */
async function wholeLife(): Promise<readonly string[]> {
  const client = await readyUser(stage, EMAIL, 'trial', 'product-manager.txt')
  const sid = client.cookies()['sid'] ?? ''
  await client.put('/api/user/profile', { firstName: 'Canary', lastName: 'Canaryson' })
  const { review } = ResumeFactsView.parse((await client.get('/api/user/resume/facts')).body)
  const added = { id: 'added-a1b2c3', kind: 'tool' as const, text: 'canary of a fact', role: null }
  expect((await client.put('/api/user/resume/facts', { ...review, added: [added] })).status).toBe(200)
  await client.put('/api/user/resume/facts', {
    ...review,
    version: 7,
    corrections: [{ item: 'canary', field: 'canary', value: 'canary' }],
  })
  await client.post('/api/start-email-drafting', { resumeContent: 'canary of a payload' })
  await finished(client)
  await client.get('/api/email-outreach?search=canary')
  await client.post('/api/support-tickets', {
    subject: 'canary of a subject',
    message: 'canary of a message',
  })
  await client.get('/api/gdpr/export?format=csv')
  await client.post('/api/gdpr/delete-account', { confirmDeletion: true })
  return [sid]
}

/** Errors in every part that reads user input. */
async function everyMishap(): Promise<void> {
  const client = await browserSession(stage, 'canary.unlucky@mail.example', { plan: 'none' })
  await client.post('/api/user/resume/upload', uploadOf('canary.pdf', fixture('product-manager.txt')))
  await client.post('/api/user/resume/upload', {
    ...uploadOf('canary.txt', fixture('product-manager.txt')),
    storageUrl: 'canary',
  })
  const unreadable = ['%PDF-1.7\ncanary', 'canary of a text that is no resume', 'Jane Canary\u0000']
  for (const text of unreadable)
    await client.post(
      '/api/user/resume/upload',
      uploadOf(text.startsWith('%PDF') ? 'canary.pdf' : 'canary.txt', new TextEncoder().encode(text)),
    )
  await client.post(
    '/api/user/resume/upload',
    uploadOf('canary.docx', (await makeDocx('Jane Canary\ncanary@mail.example')).slice(0, -900)),
  )
  await client.get('/api/user/resume/facts')
  await client.put('/api/user/configuration', { jobTitle: 'canary' })
  await client.post('/api/validate-coupon', { couponCode: 'CANARY', planId: 'pro' })
  await client.post('/api/verify-payment-success', { sessionId: 'cs_canary' })
  await client.post('/api/detect-account-conflict', {
    email: 'canary.other@mail.example',
    password: 'canary of a password',
  })
  await client.get('/api/auth/gmail/callback?state=canary&code=canary')
  const page = z
    .object({ checkoutUrl: z.string() })
    .parse((await client.post('/api/retry-payment', { plan: 'pro' })).body)
  await payOnPage(page.checkoutUrl, '4000000000000002')
  const nobody = visitor(stage)
  await nobody.get('/api/auth/callback?state=canary&code=canary&error=canary')
  await nobody.post('/api/auto-login', { token: 'canary' })
  await nobody.post('/api/contact', {
    submissionId: crypto.randomUUID(),
    name: 'Canary',
    email: 'canary@mail.example',
    message: 'canary',
    website: 'canary',
    openMs: 0,
  })
  await fetch(new URL('/api/webhooks/stripe', stage.origin), {
    method: 'POST',
    headers: { 'stripe-signature': 't=1,v1=canary' },
    body: '{"id":"canary"}',
  })
}

test("no log line contains a person's name, input or letters, whether requests succeed or fail", async () => {
  const secrets: string[] = []
  const recipients: string[] = []
  const log = await printed(async () => {
    secrets.push(...(await wholeLife()))
    recipients.push(...(await draftsOf(stage, EMAIL)).flatMap(({ to, subject }) => [to, subject]))
    await everyMishap()
  })
  expect([secrets.length, recipients.length]).toEqual([1, 10])
  expect(log.split('\n').filter((line) => line.includes('"endpoint":')).length).toBeGreaterThan(30)
  expect(log).toMatch(/"worker":"write-draft"/)
  for (const secret of [...secrets, ...recipients]) expect(log).not.toContain(secret)
  expect(log).not.toMatch(
    /canary|[\w.+-]+@[\w-]+\.[a-z]|Ramanathan|Product Manager|ya29|refresh_token|Bearer|BEGIN /i,
  )
})
