import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })
const { ses } = stage.emulators
const TICKETS = '/api/support-tickets'
const DELETION = '/api/user/delete-request'
const fault = (body: object) =>
  fetch(`${ses.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify(body) })
const mailsWith = (text: string) => ses.sent.filter((mail) => mail.text.includes(text))
const numberOf = (body: unknown) =>
  z.object({ ticket: z.object({ ticketNumber: z.string() }) }).parse(body).ticket.ticketNumber

test('a ticket reaches support, the user gets a copy, and the reply contains it', async () => {
  const client = await browserSession(stage, 'asks@mail.example', { firstName: 'Zoë', lastName: 'Ångström' })
  const reply = await client.post(TICKETS, {
    subject: ' A question ',
    message: 'Zwei\nZeilen',
    priority: 'urgent',
  })
  expect([reply.status, reply.body]).toMatchObject([
    201,
    { ticket: { subject: 'A question', message: 'Zwei\nZeilen', priority: 'urgent', status: 'open' } },
  ])
  const number = numberOf(reply.body)
  expect(number).toMatch(/^RW-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/)
  const [toSupport, copy] = mailsWith('Zwei\nZeilen')
  expect(toSupport).toMatchObject({
    to: 'support@reachwell.example',
    replyTo: 'asks@mail.example',
    subject: `[${number}] [urgent] A question`,
  })
  expect(toSupport?.text).toContain('From: Zoë Ångström\nEmail: asks@mail.example')
  expect(copy).toMatchObject({
    to: 'asks@mail.example',
    subject: `[${number}] We have your message: A question`,
  })
})

test('the priority is medium when none is chosen', async () => {
  const client = await browserSession(stage, 'medium@mail.example')
  expect((await client.post(TICKETS, { subject: 'S', message: 'M' })).body).toMatchObject({
    ticket: { priority: 'medium' },
  })
})

test('the same message sent again, and four times at once, makes one ticket', async () => {
  const client = await browserSession(stage, 'twice@mail.example')
  const body = { subject: 'Once', message: 'Only once, please.' }
  const answers = await Promise.all(Array.from({ length: 4 }, () => client.post(TICKETS, body)))
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  const again = await client.post(TICKETS, body)
  expect(again.status).toBe(201)
  expect(mailsWith('Only once, please.')).toHaveLength(2)
  expect(
    new Set(
      [...answers, again].filter(({ status }) => status === 201).map(({ body: ticket }) => numberOf(ticket)),
    ).size,
  ).toBe(1)
})

test('a ticket that cannot be delivered is not stored, and the next attempt is sent', async () => {
  const client = await browserSession(stage, 'later@mail.example')
  const body = { subject: 'Later', message: 'Second try of a ticket.' }
  await fault({ kind: 'unavailable', times: 10 })
  const refused = await client.post(TICKETS, body)
  expect([refused.status, refused.body]).toMatchObject([
    503,
    {
      code: 'unavailable',
      message:
        'Your message could not be delivered. Try again in a few minutes, or write to support@reachwell.example.',
    },
  ])
  await fault({ clear: true })
  expect((await client.post(TICKETS, body)).status).toBe(201)
  expect(mailsWith('Second try of a ticket.')).toHaveLength(2)
})

test('a user may open five tickets an hour and ten a day, and still request deletion after that', async () => {
  const client = await browserSession(stage, 'much@mail.example')
  const send = async (index: number) =>
    (await client.post(TICKETS, { subject: `Number ${index}`, message: 'M' })).status
  const first: number[] = []
  for (let index = 0; index < 6; index += 1) first.push(await send(index))
  expect(first).toEqual([201, 201, 201, 201, 201, 429])
  const refused = await client.post(TICKETS, { subject: 'One more', message: 'M' })
  expect(refused.body).toMatchObject({
    code: 'too_many_requests',
    message: 'You have sent many messages today. Try again later, or write to support@reachwell.example.',
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await client.post(DELETION, { reason: 'other' })).status).toBe(201)
})

test.each([
  ['no subject', { subject: '  ', message: 'M' }, 'subject'],
  ['no message', { subject: 'S', message: ' \n ' }, 'message'],
  ['a long subject', { subject: 'x'.repeat(201), message: 'M' }, 'subject'],
  ['a long message', { subject: 'S', message: 'x'.repeat(5_001) }, 'message'],
  ['another priority', { subject: 'S', message: 'M', priority: 'whenever' }, 'priority'],
])('%s is refused, and the wrong field is named', async (_, body, field) => {
  const client = await browserSession(stage, 'wrong@mail.example')
  const refused = await client.post(TICKETS, body)
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'invalid_request', fields: [{ field }] },
  ])
})

test('the longest allowed subject and message are accepted', async () => {
  const client = await browserSession(stage, 'longest@mail.example')
  expect(
    (await client.post(TICKETS, { subject: 'x'.repeat(200), message: 'ü'.repeat(5_000), priority: 'low' }))
      .status,
  ).toBe(201)
})

test("a deletion request names the session's user, whatever the body says", async () => {
  const client = await browserSession(stage, 'leaves@mail.example', { firstName: 'Lea', lastName: 'Ves' })
  const reply = await client.post(DELETION, {
    reason: 'found-job',
    additionalInfo: 'Thank you.',
    userEmail: 'victim@mail.example',
    userId: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  })
  expect(reply.status).toBe(201)
  const [toSupport, copy] = mailsWith('Reason: Found a job\n\nThank you.')
  expect(toSupport).toMatchObject({ to: 'support@reachwell.example', replyTo: 'leaves@mail.example' })
  expect(toSupport?.subject).toMatch(/^\[RW-\d{6}-\w{6}\] \[high\] Account deletion request$/)
  expect(toSupport?.text).not.toContain('victim')
  expect(toSupport?.text).not.toContain('usr_01ARZ3NDEKTSV4RRFFQ69G5FAV')
  expect([copy?.to, copy?.text.includes('Support answers within 24-48 hours.')]).toEqual([
    'leaves@mail.example',
    true,
  ])
})

test.each([[{}], [{ reason: '' }], [{ reason: 'bored' }]])(
  'a deletion request without one of the reasons is refused: %j',
  async (body) => {
    const client = await browserSession(stage, 'unreasoned@mail.example')
    const refused = await client.post(DELETION, body)
    expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ field: 'reason' }] }])
  },
)
