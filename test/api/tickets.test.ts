import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedInAdmin } from '#harness/admin.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { listTickets, listUserTickets } from '#shared/contracts/admin/tickets.ts'
import { WORK_LISTS } from '#shared/models/admin/work.ts'
import { AdminTicket } from '#shared/models/admin/ticket.ts'

const stage = await testStage({ workers: null })
const { ses } = stage.emulators
const { client: ann } = await signedInAdmin(stage, 'ann@staff.example')
const { client: ben } = await signedInAdmin(stage, 'ben@staff.example')
const Listed = listTickets.reply[200]
const Answered = z.object({ ticket: AdminTicket })

async function asked(email: string, message: string) {
  const client = await browserSession(stage, email)
  const body = { subject: 'A question', message }
  const { ticket } = z
    .object({ ticket: z.object({ ticketNumber: z.string() }) })
    .parse((await client.post('/api/support-tickets', body)).body)
  const { id } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  return {
    client,
    id,
    number: ticket.ticketNumber,
    path: `/api/admin/users/${id}/tickets/${ticket.ticketNumber}`,
  }
}

const listed = async (status: string, as: Client = ann) =>
  Listed.parse((await as.get(`/api/admin/tickets?status=${status}`)).body)
const numbersIn = async (status: string) =>
  (await listed(status)).tickets.map(({ ticketNumber }) => ticketNumber)
const mailsTo = (email: string, text: string) =>
  ses.sent.filter((mail) => mail.to === email && mail.text.includes(text))

test('a ticket of the form waits in the list until it is answered, and is then closed', async () => {
  const { number, path, id } = await asked('zoe@mail.example', 'Does it work for nurses?')
  const { tickets, userEmails } = await listed('open')
  expect(tickets.find(({ ticketNumber }) => ticketNumber === number)).toMatchObject({
    userId: id,
    subject: 'A question',
    message: 'Does it work for nurses?',
    status: 'open',
    answers: [],
  })
  expect(userEmails[id]).toBe('zoe@mail.example')

  const answer = await ann.post(`/api/admin/users/${id}/tickets/${number}/answers`, {
    text: 'Yes, it does.',
    seen: 0,
  })
  expect(answer.status).toBe(200)
  const { ticket } = Answered.parse(answer.body)
  expect([ticket.status, ticket.answers.length, ticket.answers[0]?.mailedAt === null]).toEqual([
    'answered',
    1,
    false,
  ])
  expect(mailsTo('zoe@mail.example', 'Yes, it does.')).toMatchObject([
    { replyTo: `support+${number}@reachwell.example`, subject: `[${number}] Re: A question` },
  ])
  expect([await numbersIn('open'), await numbersIn('answered')]).toEqual([[], [number]])

  const { tickets: ofUser } = listUserTickets.reply[200].parse(
    (await ann.get(`/api/admin/users/${id}/tickets`)).body,
  )
  expect(ofUser.map(({ ticketNumber, answers }) => [ticketNumber, answers.length])).toEqual([[number, 1]])

  expect(
    (await ben.put(`/api/admin/users/${id}/tickets/${number}/status`, { status: 'closed' })).status,
  ).toBe(200)
  expect((await ben.put(`${path}/status`, { status: 'closed' })).status).toBe(200)
  expect([await numbersIn('answered'), await numbersIn('closed')]).toEqual([[], [number]])
  await ben.put(`${path}/status`, { status: 'open' })
  expect(await numbersIn('open')).toEqual([number])
  await ben.put(`${path}/status`, { status: 'closed' })
})

test('a reply to any mail about a ticket names it, and support is led to it', async () => {
  const { id, number, path } = await asked('replies@mail.example', 'Where does a reply go?')
  await ann.post(`${path}/answers`, { text: 'To its ticket.', seen: 0 })
  const mailed = ses.sent.filter(({ to }) => to === 'replies@mail.example')
  expect(mailed.map(({ replyTo, subject }) => [replyTo, subject.includes(number)])).toEqual([
    [`support+${number}@reachwell.example`, true],
    [`support+${number}@reachwell.example`, true],
  ])
  const [toSupport] = mailsTo('support@reachwell.example', 'Where does a reply go?')
  expect(toSupport?.text).toContain(
    `\nOpen: ${stage.origin}/admin/users/${id}?tab=tickets&ticket=${number}\n`,
  )
  // What the mail program shows as the recipient is searched as it stands.
  const found = await ann.get(`/api/admin/find?text=${encodeURIComponent(mailed[0]?.replyTo ?? '')}`)
  expect(found.body).toMatchObject({ ticketNumber: number, found: [{ user: { id }, by: ['ticket'] }] })
  await ann.put(`${path}/status`, { status: 'closed' })
})

test('the same answer sent four times at once is one mail', async () => {
  const { path } = await asked('four@mail.example', 'Four clicks?')
  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => ann.post(`${path}/answers`, { text: 'Only once.', seen: 0 })),
  )
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  expect((await ann.post(`${path}/answers`, { text: 'Only once.', seen: 0 })).status).toBe(200)
  expect(mailsTo('four@mail.example', 'Only once.')).toHaveLength(1)
  await ann.put(`${path}/status`, { status: 'closed' })
})

test('of two admins who answer the same question at once, one is told that it was answered', async () => {
  const { path } = await asked('two@mail.example', 'Two answers?')
  const replies = await Promise.all([
    ann.post(`${path}/answers`, { text: 'Says Ann.', seen: 0 }),
    ben.post(`${path}/answers`, { text: 'Says Ben.', seen: 0 }),
  ])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ticket_changed' })
  expect(mailsTo('two@mail.example', 'Says').length).toBe(1)
  await ann.put(`${path}/status`, { status: 'closed' })
})

test('an answer that could not be mailed is kept, stays unanswered, and is mailed by the same answer again', async () => {
  const { path, number } = await asked('later@mail.example', 'Is the mail down?')
  const fault = (body: object) =>
    fetch(`${ses.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify(body) })
  await fault({ kind: 'unavailable', times: 10 })
  expect((await ann.post(`${path}/answers`, { text: 'It was.', seen: 0 })).status).toBe(503)
  await fault({ clear: true })
  const waiting = (await listed('open')).tickets.find(({ ticketNumber }) => ticketNumber === number)
  expect(waiting?.answers).toMatchObject([{ text: 'It was.', mailedAt: null }])
  expect((await ann.post(`${path}/answers`, { text: 'It was.', seen: 0 })).status).toBe(200)
  expect(mailsTo('later@mail.example', 'It was.')).toHaveLength(1)
  await ann.put(`${path}/status`, { status: 'closed' })
})

test("a ticket is in its user's export with the answers, and nobody answers an account that is being deleted", async () => {
  const { client, path, number } = await asked('leaves@mail.example', 'Will this go too?')
  await ann.post(`${path}/answers`, { text: 'Everything goes.', seen: 0 })
  const exported = JSON.stringify((await client.get('/api/user/export-data')).body)
  expect([exported.includes(number), exported.includes('Everything goes.')]).toEqual([true, true])
  expect((await client.post('/api/gdpr/delete-account', { confirmDeletion: true })).status).toBe(200)
  const nobody = { text: 'Still there?', seen: 1 }
  expect((await ann.post(`${path}/answers`, nobody)).status).toBe(404)
})

test('pages are bounded, and a cursor that is not ours is refused', async () => {
  expect((await ann.get('/api/admin/tickets?cursor=RW-261127')).status).toBe(400)
  const lists = WORK_LISTS.map(async (list) => (await ann.get(`/api/admin/work?list=${list}`)).status)
  expect(await Promise.all(lists)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await ann.get('/api/admin/work?list=trials&cursor=past_due.2026')).status).toBe(400)
  expect((await ann.post('/api/admin/users/usr_1/tickets/RW-1/answers', { text: 'x', seen: 0 })).status).toBe(
    400,
  )
})
