import { expect, it } from 'vitest'
import { firstLine, signedBy } from './inbox-lines.ts'

it('shows the first line as an inbox does', () => {
  expect(firstLine('Hi Mara,\n\nNorthwind  is moving.\n')).toBe('Hi Mara, Northwind is moving.')
  expect(firstLine('x'.repeat(500))).toHaveLength(120)
})

it('finds the name under the letter, below the closing', () => {
  expect(signedBy('Hi Mara,\n\nA question.\n\nKind regards,\nAda Nwosu\n+44 20 7946 0000')).toBe('Ada Nwosu')
  expect(signedBy('Hi Mara,\n\nA question.\n\nAda Nwosu\n+44 20 7946 0000')).toBe('Ada Nwosu')
  expect(signedBy('A question.')).toBeNull()
})
