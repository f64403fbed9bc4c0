import { expect, it } from 'vitest'
import { termsOf } from './terms.ts'

it('leaves out words of every field, and keeps those that only begin like one', () => {
  expect([...termsOf('Best practices for the team', 'eng')]).toEqual([])
  expect([...termsOf('Bestellung und Bestand', 'deu')]).toEqual(['bestell', 'bestand'])
})
