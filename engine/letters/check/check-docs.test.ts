import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULE_IDS } from './check-letter.ts'

test('docs/checks explains every rule of the gate, and no other', () => {
  const docs = readFileSync('docs/checks/README.md', 'utf8')
  const told = [...docs.matchAll(/^\| (L\d\d) +\|/gmu)].map(([, id]) => id)
  expect(told).toEqual(RULE_IDS)
})
