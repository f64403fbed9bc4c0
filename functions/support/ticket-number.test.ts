import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ticketNumber } from './ticket-number.ts'

const secrets = { hash: (value: string) => createHash('sha256').update(value).digest('base64url') }
const request = { subject: 'A question', message: 'Does it work for nurses?', priority: 'medium' } as const
const noon = new Date('2026-11-21T12:00:00.000Z')
const of = (over: object = {}, userId = 'usr_1', at = noon) =>
  ticketNumber(userId, { ...request, ...over }, at, secrets)

test('a ticket number has the day and six unambiguous characters', () => {
  expect(of()).toMatch(/^RW-261121-[0-9A-HJKMNP-TV-Z]{6}$/)
})

test('a ticket number is the same for the same words on the same day, and otherwise different', () => {
  expect(of({}, 'usr_1', new Date('2026-11-21T23:59:59.000Z'))).toBe(of())
  const others = [
    of({ subject: 'Another' }),
    of({ message: 'Another' }),
    of({ priority: 'urgent' }),
    of({}, 'usr_2'),
    of({}, 'usr_1', new Date('2026-11-22T00:00:00.000Z')),
  ]
  expect(new Set([of(), ...others]).size).toBe(6)
})
