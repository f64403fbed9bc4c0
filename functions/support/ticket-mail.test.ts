import { expect, test } from 'vitest'
import { accountOf } from '#harness/account/account.ts'
import { copyForUser, supportMail } from './ticket-mail.ts'

const at = new Date('2026-11-21T12:00:00.000Z')
const account = accountOf(at)
const ticket = {
  ticketNumber: 'RW-261121-7K3M9Q',
  subject: 'A question',
  message: 'Two\r\nlines',
  priority: 'high',
  status: 'open',
  createdAt: at,
} as const
const SITE = 'https://app.example'
const kind = { forSupport: 'Somebody asks.', forUser: 'Support has it.' } as const

test('support sees the user and the request, and its answer goes to the user', () => {
  expect(supportMail(account, ticket, kind, SITE)).toEqual({
    to: 'support@reachwell.example',
    replyTo: 'zoe@mail.example',
    subject: '[RW-261121-7K3M9Q] [high] A question',
    text: 'Somebody asks.\n\nTicket: RW-261121-7K3M9Q\nPriority: high\nFrom: Zoe Quill\nEmail: zoe@mail.example\nAccount: usr_1\nOpen: https://app.example/admin/users/usr_1?tab=tickets&ticket=RW-261121-7K3M9Q\n\nTwo\nlines',
  })
})

test('the user gets a copy with the ticket number', () => {
  expect(copyForUser(account, ticket, kind)).toEqual({
    to: 'zoe@mail.example',
    replyTo: 'support+RW-261121-7K3M9Q@reachwell.example',
    subject: '[RW-261121-7K3M9Q] We have your message: A question',
    text: 'Hello Zoe,\n\nSupport has it.\n\nYour ticket: RW-261121-7K3M9Q\n\nYou wrote:\n\nTwo\nlines\n\nReachwell',
  })
  expect(copyForUser({ ...account, firstName: '' }, ticket, kind).text.split('\n')[0]).toBe('Hello,')
})

test('no subject or name can add a header or a line', () => {
  const sly = supportMail(
    { ...account, lastName: 'O\r\nEmail: other@example.com' },
    { ...ticket, subject: 'a\r\nBcc: all@example.com' },
    kind,
    SITE,
  )
  expect(sly.subject).toBe('[RW-261121-7K3M9Q] [high] a Bcc: all@example.com')
  expect(sly.text.split('\n').filter((line) => line.startsWith('Email:'))).toEqual([
    'Email: zoe@mail.example',
  ])
})
