import { afterAll, expect, test } from 'vitest'
import { startSesEmulator } from '#emulators/ses/ses-emulator.ts'
import { sesMail } from './ses-mail.ts'

const ses = await startSesEmulator({ clock: { now: () => new Date('2026-03-10T12:00:00.000Z') } })
afterAll(() => ses.close())

const mail = sesMail({
  from: 'Reachwell <hello@reachwell.example>',
  client: {
    endpoint: ses.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
    maxAttempts: 1,
  },
})
const fail = (kind: string) =>
  fetch(`${ses.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify({ kind }) })

test('a message arrives unchanged', async () => {
  await mail.send({ to: 'ada@example.com', subject: 'Grüße — 20 drafts', text: 'Hello Ada,\n\nzwei Zeilen' })
  expect(ses.sent).toMatchObject([
    {
      from: 'Reachwell <hello@reachwell.example>',
      to: 'ada@example.com',
      subject: 'Grüße — 20 drafts',
      text: 'Hello Ada,\n\nzwei Zeilen',
      at: '2026-03-10T12:00:00.000Z',
    },
  ])
})

test('HTML is sent along with the text only when there is any', async () => {
  await mail.send({ to: 'ada@example.com', subject: 's', text: 'Hello', html: '<p>Hello</p>' })
  expect(ses.sent.map(({ html }) => html)).toEqual([null, '<p>Hello</p>'])
})

test('replies go to the reply address', async () => {
  await mail.send({
    to: 'support@reachwell.example',
    replyTo: 'visitor@example.com',
    subject: 's',
    text: 't',
  })
  expect(ses.sent.map(({ replyTo }) => replyTo)).toEqual([null, null, 'visitor@example.com'])
})

test('a mail that can be stopped has the headers for one press in the mail program', async () => {
  await mail.send({
    to: 'ada@example.com',
    subject: 's',
    text: 't',
    unsubscribe: 'https://reachwell.example/stop/1',
  })
  expect(ses.sent.map(({ headers }) => headers)).toEqual([
    {},
    {},
    {},
    {
      'List-Unsubscribe': '<https://reachwell.example/stop/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  ])
})

test.each([
  ['throttle', 'ses: TooManyRequestsException'],
  ['unavailable', 'ses: InternalFailure'],
])('%s becomes an error without the recipient', async (kind, cause) => {
  await fail(kind)
  const error: unknown = await mail
    .send({ to: 'ada@example.com', subject: 's', text: 't' })
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'AppError', code: 'unavailable', cause })
})

test('the emulator shows sent messages on a page, escaped', async () => {
  await mail.send({ to: 'ada@example.com', subject: '<b>bold</b>', text: '<script>1</script>' })
  const page = await (await fetch(ses.url)).text()
  expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(page).not.toContain('<script>')
})

test('the emulator shows an HTML message in a sandboxed frame', async () => {
  await mail.send({
    to: 'ada@example.com',
    subject: 's',
    text: 't',
    html: '<p title="a">b</p><script>1</script>',
  })
  const page = await (await fetch(ses.url)).text()
  expect(page).toContain(
    '<iframe sandbox srcdoc="&lt;p title=&quot;a&quot;&gt;b&lt;/p&gt;&lt;script&gt;1&lt;/script&gt;"',
  )
})
