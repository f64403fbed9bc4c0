import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { ADDRESS_HEADER } from '#platform/http/visitor.ts'

const stage = await testStage({ workers: null })
const { ses } = stage.emulators

const filled = (over: object = {}) => ({
  submissionId: randomUUID(),
  name: 'Alex Rivers',
  email: 'alex@mail.example',
  message: 'Does it work for nurses?',
  website: '',
  openMs: 30_000,
  ...over,
})

/** A request from this address, as the edge would forward it. */
async function from(address: string, body: unknown) {
  const response = await fetch(new URL('/api/contact', stage.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      [ADDRESS_HEADER]: address,
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: answer }
}

test("a visitor's message reaches support, who can reply to it", async () => {
  const reply = await visitor(stage).post(
    '/api/contact',
    filled({ name: 'Zoë\r\nBcc: all@mail.example', message: 'Zwei\nZeilen' }),
  )
  expect([reply.status, reply.body]).toEqual([200, { delivered: true }])
  expect(ses.sent.at(-1)).toMatchObject({
    from: 'Reachwell <hello@reachwell.example>',
    to: 'support@reachwell.example',
    replyTo: 'alex@mail.example',
    subject: 'Contact form: Zoë Bcc: all@mail.example',
  })
  expect(ses.sent.at(-1)?.text).toContain('Zwei\nZeilen')
})

test('the same message sent again, and five times at once, is delivered once', async () => {
  const body = filled({ message: 'Only once, please.' })
  const count = () => ses.sent.filter(({ text }) => text.includes('Only once, please.')).length
  const answers = await Promise.all(Array.from({ length: 5 }, () => from('192.0.2.1', body)))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(count()).toBe(1)
  expect(await from('192.0.2.1', body)).toMatchObject({ status: 200, body: { delivered: true } })
  expect(count()).toBe(1)
})

test('when a message cannot be delivered the visitor is told, and the same message is sent at the next attempt', async () => {
  const body = filled({ message: 'Second try.' })
  await fetch(`${ses.url}/_emulator/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'unavailable', times: 10 }),
  })
  const refused = await from('192.0.2.2', body)
  expect([refused.status, refused.body]).toMatchObject([
    503,
    {
      code: 'unavailable',
      message:
        'Your message could not be delivered. Try again in a few minutes, or write to support@reachwell.example.',
    },
  ])
  await fetch(`${ses.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify({ clear: true }) })
  expect((await from('192.0.2.2', body)).status).toBe(200)
  expect(ses.sent.filter(({ text }) => text.includes('Second try.'))).toHaveLength(1)
})

test('a message that a bot seems to have sent arrives marked', async () => {
  await from('192.0.2.3', filled({ website: 'https://example.net' }))
  expect(ses.sent.at(-1)?.subject).toBe('[Probably automatic] Contact form: Alex Rivers')
})

test('a network may send five messages an hour, whichever of its addresses is used', async () => {
  const statuses: number[] = []
  for (let host = 1; host <= 6; host += 1)
    statuses.push((await from(`2001:db8:0:7::${host}`, filled())).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const refused = await from('2001:db8:0:7::99', filled())
  expect(refused.body).toMatchObject({
    code: 'too_many_requests',
    message:
      'Too many messages were sent from your network. Try again later, or write to support@reachwell.example.',
  })
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  expect((await from('2001:db8:0:8::1', filled())).status).toBe(200)
})

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['no message', { message: '' }, 'message'],
  ['no address', { email: '' }, 'email'],
  ['two addresses', { email: 'a@mail.example, b@mail.example' }, 'email'],
  ['a header in the address', { email: 'a@mail.example\r\nBcc: b@mail.example' }, 'email'],
  ['an endless message', { message: 'x'.repeat(20_001) }, 'message'],
  ['another kind of id', { submissionId: '1' }, 'submissionId'],
])('%s is refused, and the wrong field is named', async (_, wrong, field) => {
  const before = ses.sent.length
  const refused = await from('192.0.2.4', filled(wrong))
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'invalid_request', fields: [{ field }] },
  ])
  expect(ses.sent).toHaveLength(before)
})
