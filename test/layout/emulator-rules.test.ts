import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = 'test/emulators'
/** Parts that several emulators share. */
const SHARED = new Set(['kit', 'market'])
const vendors = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.has(entry.name))
  .map(({ name }) => name)

/** The comments at the head of a vendor's files, each as one line. */
const headsOf = (vendor: string): readonly string[] =>
  globSync(`${ROOT}/${vendor}/**/*.ts`).flatMap((file) => {
    const head = /^\/\*\*\n([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1]
    return head === undefined ? [] : [head.replaceAll(/\s*\n \*\s?/g, ' ')]
  })

test('there are emulators to look at', () => {
  expect(vendors).toContain('hunter')
  expect(vendors.length).toBeGreaterThan(12)
})

test.each(vendors)(
  '%s: its rules stand with the page that states them, and what is not imitated',
  (vendor) => {
    const lists = headsOf(vendor).filter((head) => head.includes('Not imitated: '))
    expect(lists).toHaveLength(1)
    const rules = /Rules(?<rules>.*)Not imitated: /.exec(lists[0] ?? '')?.groups?.['rules'] ?? ''
    const pages = rules.match(/[a-z][\w-]*(?:\.[\w-]+)*\/[\w./-]+/gi) ?? []
    expect(pages.length).toBeGreaterThan(0)
    expect(rules.length).toBeGreaterThan(150)
  },
)
