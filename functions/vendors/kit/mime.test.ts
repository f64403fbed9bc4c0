import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { buildMime, buildUnsentMime } from './mime.ts'
import type { DraftMessage } from '#functions/mailbox/model.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

const AT = new Date('2026-11-21T09:30:00.000Z')
const message = (change: Partial<DraftMessage> = {}): DraftMessage => ({
  messageId: 'out_01JD@drafts.reachwell.example',
  from: { name: 'Zoë Müller', email: 'zoe@mail.example' },
  to: { name: 'Ng, Li "Lee"', email: 'li.ng@northwind.example' },
  subject: 'Your platform team — a question',
  text: 'Hello Li,\n\nüber 20 % = fine.\nZoë',
  ...change,
})

test('a draft is one plain text part with exactly the documented headers', async () => {
  const built = (await buildMime(message(), AT)).toString('latin1')
  const [head = '', ...body] = built.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  expect(unfolded.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'Content-Transfer-Encoding',
    'From',
    'To',
    'Subject',
    'Message-ID',
    'Date',
    'MIME-Version',
    'Content-Type',
  ])
  expect(unfolded[7]).toBe('Content-Type: text/plain; charset=utf-8')
  expect(unfolded[4]).toBe('Message-ID: <out_01JD@drafts.reachwell.example>')
  expect(unfolded[5]).toBe('Date: Sat, 21 Nov 2026 09:30:00 +0000')
  expect(body.join('')).toContain('=C3=BCber 20 % =3D fine.')
  expect(built.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a built message parses back to the same people, subject and text', async () => {
  const parsed = await PostalMime.parse(await buildMime(message(), AT))
  expect(parsed.from).toEqual({ name: 'Zoë Müller', address: 'zoe@mail.example' })
  expect(parsed.to).toEqual([{ name: 'Ng, Li "Lee"', address: 'li.ng@northwind.example' }])
  expect(parsed.subject).toBe('Your platform team — a question')
  expect(parsed.text?.trimEnd()).toBe('Hello Li,\n\nüber 20 % = fine.\nZoë')
})

test('a reply names the email that it answers', async () => {
  const reply = { inReplyTo: 'out_01JC@drafts.reachwell.example', threadId: null }
  const parsed = await PostalMime.parse(await buildMime(message({ reply }), AT))
  expect([parsed.inReplyTo, parsed.references, parsed.messageId]).toEqual([
    '<out_01JC@drafts.reachwell.example>',
    '<out_01JC@drafts.reachwell.example>',
    '<out_01JD@drafts.reachwell.example>',
  ])
})

test('a downloaded message is marked as unsent and does not have our Message-ID', async () => {
  const { messageId: _, ...unsent } = message()
  const parsed = await PostalMime.parse(await buildUnsentMime(unsent, AT))
  expect(parsed.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1')
  expect(parsed.messageId).not.toContain('reachwell')
  expect(parsed.subject).toBe('Your platform team — a question')
})

test.each([
  'a@b.example, c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  '"a b"@c.example',
  '<a@b.example>',
  'a@b.example\0',
  'a@b.example (x)',
  'group:a@b.example;',
  '',
  'nobody',
])('anything but exactly one address is refused: %j', async (email) => {
  await expect(buildMime(message({ to: { name: '', email } }), AT)).rejects.toThrow(
    new MailboxError('message_refused'),
  )
  await expect(buildMime(message({ from: { name: '', email } }), AT)).rejects.toThrow(
    new MailboxError('message_refused'),
  )
})

test('a Message-ID with other than plain characters is refused', async () => {
  await expect(buildMime(message({ messageId: 'a@b.example>\r\nX: y' }), AT)).rejects.toThrow(
    new MailboxError('message_refused'),
  )
})

test('an encoded word typed by the user is not decoded by the recipient', async () => {
  const parsed = await PostalMime.parse(await buildMime(message({ subject: '=?utf-8?Q?Bcc:_x?=' }), AT))
  expect(parsed.subject).toBe('= ?utf-8?Q?Bcc:_x?=')
})

const NASTY = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\t',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ud800',
  ': ',
  ',',
  ';',
  '<',
  '>',
  '"',
  '\\',
  '(',
  ')',
  '@',
  '=?utf-8?B?QmNj?=',
  'Bcc: x@y.example',
  'To: x@y.example',
  '\r\n\r\n',
  'ü',
  '😀',
  ' ',
  '.',
  'a'.repeat(120),
]
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 8 })), { maxLength: 14 })
    .map((parts) => parts.join('')),
)

/** The expected header text, implemented independently: white space collapsed, "=?" split, ends trimmed. */
function plain(value: string): string {
  let out = ''
  for (const character of value.toWellFormed()) {
    const code = character.codePointAt(0) ?? 0
    out += code < 32 || (code >= 127 && code < 160) || character.trim() === '' ? ' ' : character
  }
  return out
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
    .split('=?')
    .join('= ?')
    .trim()
}

test('no hostile subject, name or text changes the recipient or adds a header', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, hostile, async (subject, fromName, toName, text) => {
      const parsed = await PostalMime.parse(
        await buildMime(
          message({
            subject,
            text,
            from: { name: fromName, email: 'zoe@mail.example' },
            to: { name: toName, email: 'li.ng@northwind.example' },
          }),
          AT,
        ),
      )
      expect(
        parsed.headers
          .map((header) => header.key)
          .filter((key) => key !== 'subject' || plain(subject) === '')
          .toSorted(),
      ).toEqual([
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'to',
      ])
      expect(parsed.to).toEqual([{ name: plain(toName), address: 'li.ng@northwind.example' }])
      expect(parsed.from).toEqual({ name: plain(fromName), address: 'zoe@mail.example' })
      expect(parsed.subject ?? '').toBe(plain(subject))
      expect([parsed.cc, parsed.bcc, parsed.html, parsed.attachments.length, parsed.messageId]).toEqual([
        undefined,
        undefined,
        undefined,
        0,
        '<out_01JD@drafts.reachwell.example>',
      ])
    }),
    { numRuns: atNight ? 2_500 : 250 },
  )
})
