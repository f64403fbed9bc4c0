import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'
import { rulesAgainst } from './rule.ts'

/** What an entry is read as: kind and value, or the code of its error. */
function read(value: string, kind?: 'company' | 'domain' | 'person') {
  const entry = readEntry({ value, kind })
  return 'error' in entry ? entry.error : `${entry.kind}: ${entry.value}`
}

test.each([
  ['Acme GmbH', 'company: Acme GmbH'],
  ['  Smith   & Sons, Inc. ', 'company: Smith & Sons, Inc.'],
  ['株式会社アクメ', 'company: 株式会社アクメ'],
  ['acme.example', 'domain: acme.example'],
  ['@acme.example', 'domain: acme.example'],
  ['*.acme.example', 'domain: acme.example'],
  ['https://www.Acme.example/careers?x=1', 'domain: acme.example'],
  ['jobs.acme.co.uk', 'domain: jobs.acme.co.uk'],
  ['Jane.Doe@Acme.example', 'person: jane.doe@acme.example'],
  ['Jane Doe <jane@acme.example>', 'person: jane@acme.example'],
  ['mailto:jane@acme.example', 'person: jane@acme.example'],
  ['jane@gmail.com', 'person: jane@gmail.com'],
  ['jane@', 'not_an_address'],
  ['jane@acme', 'not_an_address'],
  ['gmail.com', 'free_mail'],
  ['@mail.gmx.de', 'free_mail'],
  ['co.uk', 'not_a_domain'],
  ['--', 'empty'],
  ['a'.repeat(255), 'too_long'],
])('a line "%s" is read as %s', (line, expected) => {
  expect(read(line)).toBe(expected)
})

test.each([
  ['Booking.com', 'company', 'company: Booking.com'],
  ['Acme', 'domain', 'not_a_domain'],
  ['Acme', 'person', 'not_an_address'],
] as const)('"%s" entered as a %s is read as %s', (value, kind, expected) => {
  expect(read(value, kind)).toBe(expected)
})

/** Whether the rule that an entry makes is against a recipient. */
function isAgainst(
  value: string,
  recipient: { company?: string; domain?: string | null; email?: string | null },
) {
  const entry = readEntry({ value })
  if ('error' in entry) throw new Error(entry.error)
  return rulesAgainst({ company: '', domain: null, email: null, ...recipient }).includes(entry.id)
}

test.each([
  ['Acme GmbH', { company: 'ACME' }, true],
  ['ACME', { company: 'Acme GmbH & Co. KG' }, true],
  ['Northwind', { company: 'Northwind Analytics Inc.' }, true],
  // Fewer than six letters are the beginning of too many other names.
  ['Acme', { company: 'Acme Foods' }, false],
  ['Northwind Analytics', { company: 'Northwind' }, false],
  ['acme.example', { domain: 'acme.example' }, true],
  ['acme.example', { domain: 'eu.acme.example' }, true],
  ['acme.example', { domain: 'notacme.example' }, false],
  ['eu.acme.example', { domain: 'acme.example' }, false],
  ['acme.example', { domain: null, email: 'Jane@hr.acme.example' }, true],
  ['jane@acme.example', { email: ' Jane@Acme.example' }, true],
  ['jane@acme.example', { email: 'john@acme.example' }, false],
])('the rule "%s" is against %o: %s', (value, recipient, expected) => {
  expect(isAgainst(value, recipient)).toBe(expected)
})
