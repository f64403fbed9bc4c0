import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContactMessage } from '#shared/models/contact.ts'
import { contactMail, looksAutomatic } from './contact-mail.ts'

const message: ContactMessage = {
  submissionId: '1f0e2d3c-4b5a-4968-8776-655443322110',
  name: 'Zoë Ångström',
  email: 'zoe@example.com',
  message: 'Hello,\r\ndoes it work for nurses?',
  website: '',
  openMs: 45_000,
}

test('support sees the sender and the message, and its answer goes to the visitor', () => {
  expect(contactMail(message)).toEqual({
    to: 'support@reachwell.example',
    replyTo: 'zoe@example.com',
    subject: 'Contact form: Zoë Ångström',
    text: 'From: Zoë Ångström\nEmail: zoe@example.com\n\nHello,\ndoes it work for nurses?\n\n--\nSent from the contact form of Reachwell. Answer this mail to write to the visitor; the address was not verified.',
  })
})

test('a message that looks automatic is marked in its subject, not dropped', () => {
  expect(looksAutomatic(message)).toBe(false)
  for (const automatic of [
    { ...message, website: 'https://example.net' },
    { ...message, openMs: 900 },
  ]) {
    expect(contactMail(automatic).subject).toBe('[Probably automatic] Contact form: Zoë Ångström')
    expect(contactMail(automatic).text).toBe(contactMail(message).text)
  }
})

test('no name can add a header or a line', () => {
  expect(contactMail({ ...message, name: 'Zoë\r\nBcc: everybody@example.com' }).subject).toBe(
    'Contact form: Zoë Bcc: everybody@example.com',
  )
  expect(contactMail({ ...message, name: 'a\u2028b\u0085c\u202Ed\0e' }).subject).toBe(
    'Contact form: a b c d e',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { subject, text } = contactMail({ ...message, name })
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(text.split('\n').slice(1, 3)).toEqual(['Email: zoe@example.com', ''])
    }),
  )
})
