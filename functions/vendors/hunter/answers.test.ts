import { expect, test } from 'vitest'
import { addressFound } from './answers.ts'

const found = (email: string) => addressFound({ data: { email } })?.email ?? null

test.each([
  ['Li.Ng@northwind.example', 'li.ng@northwind.example'],
  ["o'neil+jobs@northwind.example", "o'neil+jobs@northwind.example"],
  ['josé@northwind.example', null],
  ['li@-northwind.example', null],
  ['li@northwind', null],
  ['li ng@northwind.example', null],
  ['li@northwind.example, x@y.example', null],
  ['"li"@northwind.example', null],
  [`li@${'a'.repeat(64)}.example`, null],
])('the address %s', (given, kept) => {
  expect(found(given)).toBe(kept)
})
