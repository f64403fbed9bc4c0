import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RULE_IDS } from './check-letter.ts'

const pages = readFileSync(new URL('../../../docs/checks/README.md', import.meta.url), 'utf8')
  .split(/^## /m)
  .slice(1)

it('the documentation has a page for every rule and the second reader, and no other page', () => {
  expect(pages.map((page) => page.slice(0, 3))).toEqual([...RULE_IDS, 'L26'])
})

it.each(pages.map((page) => [page.slice(0, 3), page] as const))(
  'the page of %s says what and why, gives an example of each kind, and how to fix it',
  (_, page) => {
    expect([...page.matchAll(/^- \*\*([^*]+):\*\*/gm)].map(([, label]) => label)).toEqual([
      'What',
      'Why',
      'Breaks it',
      'Passes',
      'How to fix',
    ])
  },
)
